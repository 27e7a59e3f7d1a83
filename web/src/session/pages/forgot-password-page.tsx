import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { AuthFrame, failureText, passwordCalls } from '..'
import { BackToSignIn } from './back-to-sign-in'

export function ForgotPasswordPage() {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [failure, setFailure] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState('busy')
    setFailure(undefined)
    try {
      await passwordCalls.forgotPassword(email)
      setState('done')
    } catch (error) {
      setFailure(failureText(error))
      setState('open')
    }
  }
  if (state === 'done') {
    return (
      <AuthFrame title={t('session.forgot.title')}>
        <Alert severity="success">{t('session.forgot.done')}</Alert>
        <BackToSignIn primary />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('session.forgot.title')} hint={t('session.forgot.hint')}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          label={t('session.sign-in.email')}
          type="email"
          size="medium"
          required
          autoFocus
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          slotProps={{ htmlInput: { autoComplete: 'username' } }}
        />
        <Button type="submit" variant="contained" size="large" loading={state === 'busy'}>
          {t('session.forgot.submit')}
        </Button>
        <BackToSignIn />
      </Box>
    </AuthFrame>
  )
}
