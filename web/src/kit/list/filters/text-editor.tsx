import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { onEnter } from './on-enter'
import { useRested } from './use-rested'

interface TextEditorProps {
  label: string
  value: string
  onChange: (value: string | undefined) => void
  onDone: () => void
}

/** A text that is sent once it has rested for a while. */
export function TextEditor({ label, value, onChange, onDone }: TextEditorProps) {
  const [typed, setTyped] = useState(value)
  useRested(typed, () => onChange(typed.trim() === '' ? undefined : typed))
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onEnter(onDone)}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  )
}
