import { formatDay } from '@pietas/contract/kit/days'
import { type LinePart, type ReadLine, taskTypeOf } from '@pietas/contract/tasks'
import { X } from 'lucide-react'
import { joinParts, type Translate, useTranslation } from '../../kit/i18n'
import { useSettings } from '../../kit/settings'
import { SoftChip, type Tone } from '../../kit/theme'
import { typeTones } from '../task-status'
import * as styles from './one-line.module.css'

const tones: Readonly<Record<Exclude<LinePart['what'], 'type'>, Tone>> = {
  day: 'blue',
  time: 'blue',
  place: 'teal',
  car: 'purple',
  resource: 'purple',
  user: 'green',
  process: 'neutral',
}

function dayText(day: string, language: string): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDay(day)}`
}

/** What a part was understood as. */
function wordsOf(part: LinePart, { day, type, parts }: ReadLine, t: Translate, language: string): string {
  if (part.what === 'type') return t(`task.type.${taskTypeOf(part.type) ?? 'BASIC'}`)
  if (part.what === 'day') return dayText(part.day, language)
  if (part.what === 'process') return `${part.id} · ${part.name}`
  if (part.what === 'place' && type === 'TRANSPORTATION')
    return `${t(part.role === 'address' ? 'task.origin' : 'task.destination')}: ${part.name}`
  if (part.what !== 'time') return part.name
  const time = joinParts([part.time, part.until], '–')
  // The day that follows from a time alone was not written anywhere.
  return day && parts.every(({ what }) => what !== 'day') ? `${dayText(day, language)}, ${time}` : time
}

interface LineChipsProps {
  read: ReadLine
  onTakeBack: (part: LinePart) => void
}

/** What was understood of a line, part by part; a press gives a part back to the title. */
export function LineChips({ read, onTakeBack }: LineChipsProps) {
  const { t } = useTranslation()
  const { language } = useSettings()
  if (read.parts.length === 0) return null
  return (
    <ul aria-label={t('task.one-line.understood')} className={styles.lineChips}>
      {read.parts.map((part) => {
        const words = wordsOf(part, read, t, language)
        return (
          <li key={part.start}>
            <button
              type="button"
              className={styles.lineChip}
              aria-label={t('task.one-line.take-back', { words })}
              title={t('task.one-line.take-back', { words })}
              onClick={() => onTakeBack(part)}
            >
              <SoftChip tone={part.what === 'type' ? typeTones[part.type] : tones[part.what]}>
                {words}
                <X size={13} aria-hidden />
              </SoftChip>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
