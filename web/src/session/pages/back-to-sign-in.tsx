import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'

export function BackToSignIn({ primary = false }: { primary?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button
      component={Link}
      to="/auth/sign-in"
      color={primary ? 'primary' : 'inherit'}
      variant={primary ? 'contained' : 'text'}
    >
      {t('session.back')}
    </Button>
  )
}
