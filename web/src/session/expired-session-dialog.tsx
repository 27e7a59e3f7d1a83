import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { lazy, Suspense, useEffect, useState } from 'react'
import { reauthentication } from '../kit/api'
import { useTranslation } from '../kit/i18n'
import { type Me, session } from '../kit/session'

// Rarely needed, so it is no part of the first load.
const SignInForm = lazy(() => import('./sign-in-form').then((file) => ({ default: file.SignInForm })))

/**
 * Stands once in the app. When a call meets the end of the session it asks over the page, which keeps
 * everything typed; the call goes on after the sign-in.
 */
export function ExpiredSessionDialog() {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<(signedIn: boolean) => void>()
  useEffect(() => {
    reauthentication.provide(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => reauthentication.provide(undefined)
  }, [])
  const email = session.get()?.me.user.email
  if (!answer || !email) return null

  const signedIn = (me: Me) => {
    session.start(me)
    setAnswer(undefined)
    answer(true)
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="expired-title">
      <DialogTitle id="expired-title">{t('session.expired.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <DialogContentText>{t('session.expired.hint')}</DialogContentText>
        <Suspense>
          <SignInForm email={email} onSignedIn={signedIn} />
        </Suspense>
      </DialogContent>
    </Dialog>
  )
}
