import type { Partner } from '@pietas/contract/partners'
import type { Process } from '@pietas/contract/processes'
import type { KeyboardEvent } from 'react'
import { refresh } from '../../kit/api'
import { AskedField } from '../../kit/form'
import { useGuardedClose } from '../../kit/leaving'
import { PartnerAbove } from '../../partners'
import { addressSources, PersonAbove, personSource } from '../../persons'
import { ProcessAbove } from '../../processes'
import type { RecordToFill } from './way-to'

interface RecordAboveProps {
  record: RecordToFill
  process: Process
  onClose: () => void
}

const sourcesOf = ({ accountingContact }: Partner) => ({
  addresses: addressSources(),
  contact: { ...personSource(), ...(accountingContact ? { atHand: [accountingContact] } : {}) },
})

const keepFromLetter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation()
}

/** The record in which something is missing, above the letter that waits for it; afterwards the letter knows it. */
export function RecordAbove({ record: { kind, id, field }, process, onClose }: RecordAboveProps) {
  const { close, dialog } = useGuardedClose(() => {
    onClose()
    void refresh('letter-preview', 'correspondence')
  })
  const shown = { onClose: close, onMissing: onClose }
  return (
    // What is pressed and left in it is no business of the form below, which React takes for its parent.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing of it is on the screen, the drawer stands elsewhere
    <div onKeyDown={keepFromLetter} onBlur={(event) => event.stopPropagation()}>
      <AskedField value={field}>
        {kind === 'PERSON' && <PersonAbove personId={id} processId={process.id} {...shown} />}
        {kind === 'PARTNER' && (
          <PartnerAbove partnerId={id} legalEntityId={process.legalEntityId} sourcesOf={sourcesOf} {...shown} />
        )}
        {kind === 'PROCESS' && <ProcessAbove process={process} {...shown} />}
      </AskedField>
      {dialog}
    </div>
  )
}
