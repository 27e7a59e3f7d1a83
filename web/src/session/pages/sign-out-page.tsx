import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { AuthFrame, failureText, signOut } from '..'
import { BackToSignIn } from './back-to-sign-in'

export function SignOutPage() {
  const { t } = useTranslation()
  const [state, setState] = useState<'leaving' | 'left' | { failure: string }>('leaving')
  useEffect(() => {
    signOut().then(
      () => setState('left'),
      (error: unknown) => setState({ failure: failureText(error) }),
    )
  }, [])
  if (state === 'leaving') return null
  if (state !== 'left') {
    return (
      <AuthFrame title={t('header.sign-out')}>
        <Alert severity="error">{state.failure}</Alert>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('session.signed-out.title')} hint={t('session.signed-out.hint')}>
      <BackToSignIn primary />
    </AuthFrame>
  )
}
