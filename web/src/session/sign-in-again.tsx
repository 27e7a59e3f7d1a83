import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from '../kit/i18n'
import type { Me } from '../kit/session'
import { SignInForm } from './sign-in-form'

/** The sign-in over a page whose session has ended. */
export function SignInAgain({ email, onSignedIn }: { email: string; onSignedIn: (me: Me) => Promise<void> }) {
  const { t } = useTranslation()
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="expired-title">
      <DialogTitle id="expired-title">{t('session.expired.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <DialogContentText>{t('session.expired.hint')}</DialogContentText>
        <SignInForm email={email} onSignedIn={onSignedIn} />
      </DialogContent>
    </Dialog>
  )
}
