import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './filter-editor.module.css'
import { onEnter } from './on-enter'
import { useRested } from './use-rested'
import { readRange, type TypedRange, typedRange, type ValueRange } from './value-range'

interface NumberEditorProps {
  unit?: string | undefined
  value: ValueRange
  onChange: (value: ValueRange | undefined) => void
  onDone: () => void
}

const ends = ['from', 'to'] as const

/** From a number to a number, either of them open; what makes no range narrows nothing and says why. */
export function NumberEditor({ unit, value, onChange, onDone }: NumberEditorProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<TypedRange>(() => typedRange(value))
  const [isEntered, setIsEntered] = useState(false)
  const read = readRange(typed)
  const text = JSON.stringify(typed)
  const { rested } = useRested(text, () => {
    if ('fault' in read) return
    const { from, to } = read.range
    onChange(from === null && to === null ? undefined : read.range)
  })
  // Half a number is not yet wrong.
  const fault = 'fault' in read && (isEntered || rested === text) ? read.fault : null
  const enter = () => {
    if ('fault' in read) setIsEntered(true)
    else onDone()
  }
  return (
    <div className={styles.days}>
      {ends.map((end) => (
        <TextField
          key={end}
          label={t(`filter.${end}`)}
          value={typed[end]}
          error={fault?.end === end}
          helperText={fault?.end === end ? t(fault.message) : undefined}
          onChange={({ target }) => {
            setIsEntered(false)
            setTyped({ ...typed, [end]: target.value })
          }}
          onKeyDown={onEnter(enter)}
          slotProps={{
            input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
            htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
          }}
        />
      ))}
    </div>
  )
}
