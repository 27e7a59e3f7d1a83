import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { useOnboarding } from '../../onboarding'

/** As long as the house is not set up, whoever sets it up is told how far it has come. */
export function OnboardingHint() {
  const { t } = useTranslation()
  const { data } = useOnboarding()
  if (!data || data.ready) return null
  const left = data.steps.filter(({ done, aside }) => !done && !aside).length
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to="/admin/onboarding">
          {t('dashboard.onboarding-go')}
        </Button>
      }
    >
      {t('dashboard.onboarding', { count: left })}
    </Alert>
  )
}
