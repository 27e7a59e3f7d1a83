import { useFormContext, useWatch } from 'react-hook-form'
import { partnerSource } from '../../partners'
import { ofProcess } from '../of-process'
import { useProcessOptions } from '../options'
import { usePersonsAtHand } from '../persons-at-hand'
import type { ProcessValues } from '../process-values'

const { PickerField, ToggleField } = ofProcess

export type ClientValues = Pick<ProcessValues, 'clientAssociateType' | 'clientPersonId' | 'clientBusinessPartnerId'>

/** Who orders and pays: exactly one person or business partner. */
export function ClientFields({ onKind }: { onKind?: () => void }) {
  const persons = usePersonsAtHand()
  const { setValue } = useFormContext<ClientValues>()
  const associates = useProcessOptions('associate')
  const kind = useWatch<ClientValues, 'clientAssociateType'>({ name: 'clientAssociateType' })
  const forgetOther = (chosen: string | null) => {
    setValue(chosen === 'PARTNER' ? 'clientPersonId' : 'clientBusinessPartnerId', null, { shouldDirty: true })
    onKind?.()
  }
  return (
    <>
      <ToggleField name="clientAssociateType" options={associates} onChoose={forgetOther} />
      {kind === 'PARTNER' ? (
        <PickerField name="clientBusinessPartnerId" source={partnerSource()} span={6} required />
      ) : (
        <PickerField name="clientPersonId" source={persons} span={6} required />
      )}
    </>
  )
}
