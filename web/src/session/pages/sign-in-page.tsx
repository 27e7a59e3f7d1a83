import Link from '@mui/material/Link'
import { Link as RouterLink, useRouter, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import type { Me } from '../../kit/session'
import { AuthFrame, SignInForm } from '..'
import { startSession } from '../calls'

export function SignInPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const { to } = useSearch({ from: '/auth/sign-in' })
  const enter = async (me: Me) => {
    await startSession(me)
    // A file is none of the app's pages: the browser itself goes there.
    if (to.startsWith('/api/')) return location.replace(to)
    // Only a path of this app: an address from outside must not lead away from it.
    router.history.push(to.startsWith('/') && !to.startsWith('//') ? to : '/')
  }
  return (
    <AuthFrame title={t('session.sign-in.title')}>
      <SignInForm onSignedIn={enter}>
        <Link component={RouterLink} to="/auth/forgot-password" underline="hover" sx={{ justifySelf: 'center' }}>
          {t('session.sign-in.forgot')}
        </Link>
      </SignInForm>
    </AuthFrame>
  )
}
