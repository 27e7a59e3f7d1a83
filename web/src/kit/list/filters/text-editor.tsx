import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../api/use-debounced'

interface TextEditorProps {
  label: string
  value: string
  onChange: (value: string | undefined) => void
  onDone: () => void
}

/** A text that is sent once it has rested for a while. */
export function TextEditor({ label, value, onChange, onDone }: TextEditorProps) {
  const [typed, setTyped] = useState(value)
  const rested = useDebounced(typed)
  const latest = useRef(onChange)
  latest.current = onChange
  const sent = useRef(value)
  useEffect(() => {
    if (rested === sent.current) return
    sent.current = rested
    latest.current(rested.trim() === '' ? undefined : rested)
  }, [rested])
  const finish = () => {
    latest.current(typed.trim() === '' ? undefined : typed)
    onDone()
  }
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish()
      }}
    />
  )
}
