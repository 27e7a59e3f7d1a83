import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, type ReactNode, useState } from 'react'
import { isProblem } from '../kit/api'
import { useTranslation } from '../kit/i18n'
import type { Me } from '../kit/session'
import { type Credentials, calls } from './calls'
import { CodeInput } from './code-input'
import { failureText } from './failure-text'
import { PasswordInput } from './password-input'

interface SignInFormProps {
  /** Fixed when somebody continues his own expired session. */
  email?: string
  /** The form stays busy until this is done. */
  onSignedIn: (me: Me) => void | Promise<void>
  children?: ReactNode
}

/** E-mail and password; the one-time code is asked for only when the account wants one. */
export function SignInForm({ email = '', onSignedIn, children }: SignInFormProps) {
  const { t } = useTranslation()
  const [entered, setEntered] = useState<Credentials>({ email, password: '' })
  const [wantsCode, setWantsCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const enter = (changes: Partial<Credentials>) => setEntered((current) => ({ ...current, ...changes }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setFailure(undefined)
    try {
      await onSignedIn(await calls.signIn(entered))
    } catch (error) {
      if (isProblem(error, 'OTP_REQUIRED')) return setWantsCode(true)
      setFailure(failureText(error, wantsCode))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      {wantsCode ? (
        <CodeInput value={entered.otp ?? ''} onChange={(otp) => enter({ otp })} />
      ) : (
        <>
          <TextField
            label={t('session.sign-in.email')}
            type="email"
            size="medium"
            required
            autoFocus={email === ''}
            value={entered.email}
            onChange={({ target }) => enter({ email: target.value })}
            slotProps={{ htmlInput: { autoComplete: 'username', readOnly: email !== '' } }}
          />
          <PasswordInput
            label={t('session.sign-in.password')}
            autoComplete="current-password"
            autoFocus={email !== ''}
            value={entered.password}
            onChange={({ target }) => enter({ password: target.value })}
          />
        </>
      )}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {t(wantsCode ? 'session.sign-in.otp-submit' : 'session.sign-in.submit')}
      </Button>
      {wantsCode ? (
        <Button
          color="inherit"
          onClick={() => {
            setWantsCode(false)
            setEntered({ email, password: '' })
          }}
        >
          {t('session.sign-in.other-account')}
        </Button>
      ) : (
        children
      )}
    </Box>
  )
}
