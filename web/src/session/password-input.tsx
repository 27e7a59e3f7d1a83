import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../kit/i18n'

type PasswordInputProps = TextFieldProps & { autoComplete: 'current-password' | 'new-password' }

const mostLength = 200

/** @returns whether no password is that long. */
export const isTooLongPassword = (value: unknown): boolean => typeof value === 'string' && value.length > mostLength

/** A password that can be looked at while typing. */
export function PasswordInput({ autoComplete, ...props }: PasswordInputProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const isTooLong = isTooLongPassword(props.value)
  const label = t(shown ? 'session.sign-in.hide-password' : 'session.sign-in.show-password')
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={label} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff size={18} /> : <Eye size={18} />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      size="medium"
      required
      {...props}
      // Cut off without a word, a long one would be another one from then on.
      {...(isTooLong ? { error: true, helperText: t('session.validation.password-too-long') } : {})}
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { autoComplete } }}
    />
  )
}
