import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../kit/i18n'

type PasswordInputProps = TextFieldProps & { autoComplete: 'current-password' | 'new-password' }

/** A password that can be looked at while typing. */
export function PasswordInput({ autoComplete, ...props }: PasswordInputProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
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
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { autoComplete, maxLength: 200 } }}
    />
  )
}
