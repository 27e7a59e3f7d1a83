import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n'
import { Picker } from '../../picker'
import { type DayRange, openRange } from './date-range'
import { DateRangeEditor } from './date-range-editor'
import { DayInput } from './day-input'
import type { Filter } from './filter'
import * as styles from './filter-editor.module.css'
import { NumberEditor } from './number-editor'
import { OptionsEditor } from './options-editor'
import { TextEditor } from './text-editor'
import { openValues, type ValueRange } from './value-range'
import { noDay, type PartialDay } from './year-month-day'
import { YearMonthDayEditor } from './year-month-day-editor'

interface FilterEditorProps {
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
  onDone: () => void
}

/** What opens under a pill: every choice takes effect at once, so that the list behind it answers. */
export function FilterEditor({ filter, value, onChange, onDone }: FilterEditorProps) {
  const { t } = useTranslation()
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where there is a mouse there is a keyboard as well; on glass the focus would raise one over the choices.
    if (matchMedia('(pointer: fine)').matches) editor.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [])
  return (
    <div ref={editor} className={styles.editor}>
      <Field filter={filter} value={value} onChange={onChange} onDone={onDone} />
      <Button fullWidth color="inherit" onClick={onDone}>
        {t('filter.done')}
      </Button>
    </div>
  )
}

function Field({ filter, value, onChange, onDone }: FilterEditorProps) {
  const { t } = useTranslation()
  switch (filter.kind) {
    case 'text':
      return <TextEditor label={t(filter.label)} value={(value as string) ?? ''} onChange={onChange} onDone={onDone} />
    case 'day':
      return (
        <DayInput
          label={t(filter.label)}
          value={(value as string) ?? null}
          onChange={(day) => onChange(day ?? undefined)}
        />
      )
    case 'date-range':
      return <DateRangeEditor value={(value as DayRange) ?? openRange} onChange={onChange} />
    case 'number':
      return (
        <NumberEditor
          unit={filter.unit}
          value={(value as ValueRange) ?? openValues}
          onChange={onChange}
          onDone={onDone}
        />
      )
    case 'year-month-day':
      return <YearMonthDayEditor filter={filter} value={(value as PartialDay) ?? noDay} onChange={onChange} />
    case 'picker':
      return (
        <Picker
          source={filter.source()}
          value={(value as number | undefined) ?? null}
          label={t(filter.label)}
          onChange={(id) => onChange(id ?? undefined)}
        />
      )
    default:
      return <OptionsEditor filter={filter} value={value} onChange={onChange} />
  }
}
