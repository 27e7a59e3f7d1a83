import IconButton from '@mui/material/IconButton'
import { letterChannels } from '@pietas/contract/correspondence'
import type { Process } from '@pietas/contract/processes'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../kit/i18n'
import { Segments } from '../../kit/segments'
import { Tooltip } from '../../kit/tooltip'
import { MissingFacts } from '../letters/missing-facts'
import type { PlannedLetter } from './plan'
import * as styles from './planned-part.module.css'
import { Recipients } from './recipients'
import { useMissing } from './use-missing'

interface PlannedPartProps {
  letter: PlannedLetter
  process: Process
  onChange: (next: PlannedLetter) => void
  onRemove: () => void
}

/** One letter that is to be written: on which way, to whom, and what is not known yet for it. */
export function PlannedPart({ letter, process, onChange, onRemove }: PlannedPartProps) {
  const { t } = useTranslation()
  const id = useId()
  const missing = useMissing(process.id, letter)
  const name = letter.template?.name ?? t('letter.without')
  return (
    <section className={styles.planned} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} dir="auto">
          {name}
        </h3>
        <Segments
          label={t('letter.channel')}
          options={letterChannels.map((value) => ({ value, label: t(`letter.channel.${value}`) }))}
          value={letter.channel}
          onChoose={(channel) => onChange({ ...letter, channel })}
        />
        <Tooltip title={t('letter.plan-remove')}>
          <IconButton aria-label={t('letter.plan-remove-of', { name })} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </Tooltip>
      </div>
      <Recipients letter={letter} process={process} onChange={onChange} />
      <MissingFacts missing={missing} process={process} />
    </section>
  )
}
