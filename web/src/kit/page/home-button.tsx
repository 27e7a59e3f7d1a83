import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../i18n'

export function HomeButton() {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/" variant="outlined">
      {t('page.home')}
    </Button>
  )
}
