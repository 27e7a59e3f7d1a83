import { today } from '@pietas/contract/kit/days'
import { useTranslation } from '../../i18n'
import { type DayRange, rangeOf, shortcuts, withFrom, withTo } from './date-range'
import { DayInput } from './day-input'
import * as styles from './filter-editor.module.css'

interface DateRangeEditorProps {
  value: DayRange
  onChange: (value: DayRange | undefined) => void
}

/** From a day to a day, either of them open, and the six usual ranges. */
export function DateRangeEditor({ value, onChange }: DateRangeEditorProps) {
  const { t } = useTranslation()
  const change = (next: DayRange) => onChange(next.from === null && next.to === null ? undefined : next)
  return (
    <>
      <div className={styles.days}>
        <DayInput label={t('filter.from')} value={value.from} onChange={(day) => change(withFrom(value, day))} />
        <DayInput label={t('filter.to')} value={value.to} onChange={(day) => change(withTo(value, day))} />
      </div>
      <div className={styles.shortcuts}>
        {shortcuts.map((shortcut) => (
          <button key={shortcut} type="button" onClick={() => change(rangeOf(shortcut, today()))}>
            {t(`filter.range.${shortcut}`)}
          </button>
        ))}
      </div>
    </>
  )
}
