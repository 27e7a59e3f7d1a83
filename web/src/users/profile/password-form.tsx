import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { newPassword } from '@pietas/contract/session'
import { type FormEvent, useState } from 'react'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { failureText, PasswordInput } from '../../session'
import { AccountName } from './account-name'

const empty = { current: '', wanted: '', repeated: '' }

/** Changes the own password. Apart from the record forms, because a password is never a draft. */
export function PasswordForm() {
  const { t } = useTranslation()
  const [entered, setEntered] = useState(empty)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const tooShort = checked && !newPassword.safeParse(entered.wanted).success
  const differs = checked && entered.repeated !== entered.wanted
  const enter = (changes: Partial<typeof empty>) => setEntered((before) => ({ ...before, ...changes }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!newPassword.safeParse(entered.wanted).success || entered.repeated !== entered.wanted) return
    setBusy(true)
    setFailure(undefined)
    try {
      await client.session.changePassword({ currentPassword: entered.current, newPassword: entered.wanted })
      toast.success('profile.password.saved')
      setEntered(empty)
      setChecked(false)
      void refresh('session')
    } catch (error) {
      setFailure(isProblem(error, 'INVALID_CREDENTIALS') ? t('profile.password.wrong') : failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, p: 'var(--inset)' }}>
      <Typography variant="body2" color="textSecondary">
        {t('profile.password.hint')}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      <AccountName />
      <PasswordInput
        size="small"
        label={t('profile.currentPassword')}
        autoComplete="current-password"
        value={entered.current}
        onChange={({ target }) => enter({ current: target.value })}
      />
      <PasswordInput
        size="small"
        label={t('profile.newPassword')}
        autoComplete="new-password"
        value={entered.wanted}
        error={tooShort}
        helperText={t(tooShort ? 'session.validation.password-too-short' : 'session.password-hint')}
        onChange={({ target }) => enter({ wanted: target.value })}
      />
      <PasswordInput
        size="small"
        label={t('profile.repeatPassword')}
        autoComplete="new-password"
        value={entered.repeated}
        error={differs}
        helperText={differs ? t('session.validation.password-mismatch') : undefined}
        onChange={({ target }) => enter({ repeated: target.value })}
      />
      <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'end' }}>
        {t('profile.password.submit')}
      </Button>
    </Box>
  )
}
