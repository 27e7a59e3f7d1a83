import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { failureText, PasswordInput } from '../../session'
import { AccountName } from './account-name'
import type { Enrolment } from './enrol-two-step'

/** Asks for the password before it shows a secret: nobody binds a telephone to an account whose screen stands open. */
export function StartTwoStep({ onStarted }: { onStarted: (enrolment: Enrolment) => void }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string>()
  const { byProvider } = useSession().me
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      onStarted(await client.session.startTotp(password === '' ? {} : { password }))
    } catch (error) {
      setFailure(
        isProblem(error, 'INVALID_CREDENTIALS')
          ? t(byProvider ? 'profile.mfa.named-too-long-ago' : 'profile.password.wrong')
          : failureText(error),
      )
    }
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <AccountName />
      <PasswordInput
        size="small"
        required={!byProvider}
        label={t('profile.mfa.confirm-password')}
        autoComplete="current-password"
        value={password}
        error={failure !== undefined}
        helperText={failure ?? (byProvider && t('profile.mfa.by-provider'))}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
        {t('profile.mfa.start')}
      </Button>
    </Box>
  )
}
