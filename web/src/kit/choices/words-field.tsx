import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { type FieldProps, spanClass, useField } from '../form/fields/use-field'

const wordsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Words typed one behind the other, with blanks, commas or semicolons between them. */
export function WordsField(props: FieldProps) {
  const { fact, value, change, blur, ref, ...shown } = useField<string[] | null>(props, (words: string[]) =>
    words.join(', '),
  )
  const [typed, setTyped] = useState<string>()
  if (fact) return fact
  return (
    <MuiTextField
      {...shown}
      className={spanClass(props)}
      name={props.name}
      value={typed ?? value?.join(', ') ?? ''}
      inputRef={ref}
      onChange={({ target }) => {
        setTyped(target.value)
        change(wordsIn(target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        blur()
      }}
    />
  )
}
