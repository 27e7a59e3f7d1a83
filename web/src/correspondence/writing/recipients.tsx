import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { PossibleRecipient } from '@pietas/contract/correspondence'
import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { MapPinPlus } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../kit/api/client'
import { isMessageKey, joinParts, type Translate, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { Picker } from '../../kit/picker'
import { partnerLabel, partnerSource } from '../../partners'
import { personSource } from '../../persons'
import { hasRecipient, keyOf, type PlannedLetter, type PlannedRecipient, plannedOf, toggled } from './plan'
import * as styles from './planned-part.module.css'

const FreeRecipient = whenIdle(async () => (await import('./free-recipient')).FreeRecipient)

interface RecipientsProps {
  letter: PlannedLetter
  process: Process
  onChange: (next: PlannedLetter) => void
}

/** Everybody of the process is offered; others are found by typing, or written down. */
export function Recipients({ letter, process, onChange }: RecipientsProps) {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const [isFree, setFree] = useState(false)
  const { data } = useQuery({
    queryKey: ['correspondence', 'recipients', process.id],
    queryFn: ({ signal }) => client.correspondence.recipients(process.id, { signal }),
  })
  const offered = data?.items ?? []
  const further = letter.recipients.filter((one) => !offered.some((other) => keyOf(plannedOf(other)) === keyOf(one)))
  const add = (recipient: PlannedRecipient) => {
    if (!hasRecipient(letter, recipient)) onChange(toggled(letter, recipient))
    setRound(round + 1)
  }
  return (
    <>
      <fieldset className={styles.recipients}>
        <legend>{t('letter.recipients')}</legend>
        {offered.map((one) => (
          <Offered
            key={`${one.type} ${one.id} ${one.as}`}
            recipient={one}
            channel={letter.channel}
            checked={hasRecipient(letter, plannedOf(one))}
            onToggle={() => onChange(toggled(letter, plannedOf(one)))}
          />
        ))}
        {further.map((one) => (
          <FormControlLabel
            key={keyOf(one)}
            label={<span className={styles.name}>{one.name}</span>}
            control={<Checkbox checked onChange={() => onChange(toggled(letter, one))} />}
          />
        ))}
      </fieldset>
      <div className={styles.others}>
        <Picker
          key={`partner ${round}`}
          source={partnerSource()}
          label={t('letter.other-partner')}
          value={null}
          onChange={(_id, partner) =>
            partner && add(plannedOf({ type: 'PARTNER', id: partner.id, name: partnerLabel(partner) }))
          }
        />
        <Picker
          key={`person ${round}`}
          source={personSource()}
          label={t('letter.other-person')}
          value={null}
          onChange={(_id, person) =>
            person && add(plannedOf({ type: 'PERSON', id: person.id, name: fullName(person) }))
          }
        />
        <Button startIcon={<MapPinPlus size={18} />} onClick={() => setFree(true)}>
          {t('letter.free')}
        </Button>
      </div>
      {isFree && (
        <FreeRecipient
          channel={letter.channel}
          onMade={add}
          onClose={() => setFree(false)}
          onMissing={() => setFree(false)}
        />
      )}
    </>
  )
}

/** What somebody is for the process, in words; what a relative is depends on whose record says it. */
const roleOf = ({ as, detail }: PossibleRecipient, t: Translate): string => {
  const role = `process.role.${detail}`
  return joinParts([t(`letter.as.${as}`), as === 'PROCESS_PERSON' && isMessageKey(role) ? t(role) : null], ' · ')
}

interface OfferedProps {
  recipient: PossibleRecipient
  channel: PlannedLetter['channel']
  checked: boolean
  onToggle: () => void
}

function Offered({ recipient, channel, checked, onToggle }: OfferedProps) {
  const { t } = useTranslation()
  const where = channel === 'EMAIL' ? recipient.email : recipient.address?.replaceAll('\n', ', ')
  const missing = channel === 'EMAIL' ? 'letter.no-email' : 'letter.no-address'
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={onToggle} />}
      label={
        <span className={styles.name}>
          <bdi>{recipient.name}</bdi>
          <span className={styles.where}>
            {roleOf(recipient, t)}
            {' · '}
            {where ? <bdi>{where}</bdi> : <span className={styles.unreachable}>{t(missing)}</span>}
          </span>
        </span>
      }
    />
  )
}
