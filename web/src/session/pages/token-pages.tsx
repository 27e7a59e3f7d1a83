import Alert from '@mui/material/Alert'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { AuthFrame, NewPasswordForm, passwordCalls } from '..'
import { BackToSignIn } from './back-to-sign-in'

interface TokenPageProps {
  texts: { title: string; hint?: string; submit: string; done: string }
  send: (password: string) => Promise<void>
}

/** A mailed link leads here: choose a password, then sign in with it. */
function TokenPage({ texts, send }: TokenPageProps) {
  const [done, setDone] = useState(false)
  const submit = async (password: string) => {
    await send(password)
    setDone(true)
  }
  return (
    <AuthFrame title={texts.title} hint={done ? undefined : texts.hint}>
      {done ? (
        <Alert severity="success">{texts.done}</Alert>
      ) : (
        <NewPasswordForm submitLabel={texts.submit} onSubmit={submit} />
      )}
      <BackToSignIn primary={done} />
    </AuthFrame>
  )
}

export function ResetPasswordPage() {
  const { t } = useTranslation()
  const { token } = useSearch({ from: '/auth/reset-password' })
  const texts = { title: t('session.reset.title'), submit: t('session.reset.submit'), done: t('session.reset.done') }
  return <TokenPage texts={texts} send={(password) => passwordCalls.resetPassword(token, password)} />
}

export function AcceptInvitationPage() {
  const { t } = useTranslation()
  const { token } = useSearch({ from: '/auth/accept-invitation' })
  const texts = {
    title: t('session.invitation.title'),
    hint: t('session.invitation.hint'),
    submit: t('session.invitation.submit'),
    done: t('session.invitation.done'),
  }
  return <TokenPage texts={texts} send={(password) => passwordCalls.acceptInvitation(token, password)} />
}
