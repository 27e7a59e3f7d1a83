import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../kit/i18n'
import { failureText } from './failure-text'
import { isTooLongPassword, PasswordInput } from './password-input'

interface NewPasswordFormProps {
  submitLabel: string
  onSubmit: (password: string) => Promise<void>
}

const leastLength = 12

/** A new password, twice. */
export function NewPasswordForm({ submitLabel, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const tooShort = checked && password.length < leastLength
  const differs = checked && repeated !== password

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (password.length < leastLength || isTooLongPassword(password) || repeated !== password) return
    setBusy(true)
    setFailure(undefined)
    try {
      await onSubmit(password)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <PasswordInput
        label={t('session.new-password')}
        autoComplete="new-password"
        autoFocus
        value={password}
        error={tooShort}
        helperText={t(tooShort ? 'session.validation.password-too-short' : 'session.password-hint')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordInput
        label={t('session.repeat-password')}
        autoComplete="new-password"
        value={repeated}
        error={differs}
        helperText={differs ? t('session.validation.password-mismatch') : undefined}
        onChange={({ target }) => setRepeated(target.value)}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </Box>
  )
}
