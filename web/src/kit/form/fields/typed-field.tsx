import MuiTextField from '@mui/material/TextField'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { type MessageKey, useTranslation } from '../../i18n'
import { useTyped, type Writing } from '../dates/use-typed'
import { whenReleased } from '../released'
import { type FieldProps, spanClass, useField } from './use-field'

interface TypedFieldProps extends FieldProps {
  writing: Writing
  /** Said when the text means nothing. */
  fault: MessageKey
  placeholder?: string
  inputMode?: 'numeric' | 'text'
  numeric?: boolean
  /** Stands at the end of the field. */
  adornment?: ReactNode
  /** Alt and arrow down, as for every field that opens something. */
  onOpen?: () => void
  /** What something that opens stands beside. */
  anchor?: RefObject<HTMLDivElement | null>
}

/** A text field whose text is read into a value when it is left: dates, times, account numbers. */
export function TypedField({ writing, fault, adornment, onOpen, anchor, ...props }: TypedFieldProps) {
  const { t } = useTranslation()
  const { fact, value, change, blur, ref, error, helperText, ...shown } = useField<string | null>(
    props,
    (stored: string) => writing.show(stored) ?? stored,
  )
  const { text, type, read, settle, commit, typing, unread } = useTyped(value, change, writing)
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the shortcut save without leaving the field.
    if (event.key === 'Enter' || event.ctrlKey || event.altKey || event.metaKey) commit()
    if (event.key !== 'ArrowDown' || !event.altKey || !onOpen) return
    event.preventDefault()
    onOpen()
  }
  const complaining = error && !(typing && writing.show(value ?? '') === null)
  if (fact) return fact
  return (
    <MuiTextField
      {...shown}
      className={spanClass(props)}
      name={props.name}
      value={text}
      error={complaining}
      helperText={complaining && unread ? t(fault) : complaining || !error ? helperText : props.hint}
      inputRef={ref}
      {...(anchor ? { ref: anchor } : {})}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      onChange={({ target }) => type(target.value)}
      onKeyDown={onKeyDown}
      // Whoever types a day means another one.
      onFocus={({ target }) => target.select()}
      onBlur={() => {
        read()
        whenReleased(settle)
        blur()
      }}
      slotProps={{
        input: adornment ? { endAdornment: adornment } : {},
        htmlInput: {
          autoComplete: 'off',
          maxLength: 60,
          ...(props.inputMode ? { inputMode: props.inputMode } : {}),
          ...(props.numeric ? { className: 'numeric' } : {}),
        },
      }}
    />
  )
}
