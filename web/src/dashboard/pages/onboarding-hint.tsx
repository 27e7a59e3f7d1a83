import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { useOnboarding } from '../../onboarding'
import * as styles from './onboarding-hint.module.css'

/** As long as the house is not set up, whoever sets it up is told how far it has come. */
export function OnboardingHint() {
  const { t } = useTranslation()
  const { data } = useOnboarding()
  if (!data || data.ready) return null
  const left = data.steps.filter(({ done, aside }) => !done && !aside).length
  return (
    <p className={styles.hint}>
      <span>{t('dashboard.onboarding', { count: left })}</span>
      <Link to="/admin/onboarding">{t('dashboard.onboarding-go')}</Link>
    </p>
  )
}
