import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { failureText, PasswordInput, reloadSession } from '../../session'
import { AccountName } from './account-name'

export function DisableTwoStep() {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [otp, setOtp] = useState('')
  const [failure, setFailure] = useState<string>()
  const { byProvider } = useSession().me
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await client.session.disableTotp({ otp, ...(password === '' ? {} : { password }) })
      toast.success('profile.mfa.disabled')
      await reloadSession()
    } catch (error) {
      setFailure(isProblem(error, 'INVALID_CREDENTIALS') ? t('profile.mfa.wrong-either') : failureText(error))
    }
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, p: 'var(--inset)' }}>
      <AccountName />
      <PasswordInput
        size="small"
        required={!byProvider}
        label={t('profile.mfa.confirm-password')}
        autoComplete="current-password"
        value={password}
        error={failure !== undefined}
        helperText={byProvider && t('profile.mfa.by-provider')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TextField
        size="small"
        required
        label={t('profile.mfa.any-code')}
        value={otp}
        error={failure !== undefined}
        helperText={failure}
        onChange={({ target }) => setOtp(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 40 } }}
      />
      <Button type="submit" variant="outlined" color="error" sx={{ justifySelf: 'end' }}>
        {t('profile.mfa.disable')}
      </Button>
    </Box>
  )
}
