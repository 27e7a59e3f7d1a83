import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '../../kit/i18n'
import { Failed, Page } from '../../kit/page'
import { OnboardingSteps, Progress } from '../onboarding-steps'
import { useOnboarding } from '../use-onboarding'

/** Leads through setting up a house; each step is done elsewhere, and looked up here. */
export function OnboardingPage() {
  const { t } = useTranslation()
  const { data, error } = useOnboarding()
  return (
    <Page title={t('nav.onboarding')}>
      {!data && error && <Failed isPage={false} />}
      {!data && !error && <Skeleton variant="rectangular" height={480} />}
      {data && (
        <>
          <Progress steps={data.steps} />
          <OnboardingSteps steps={data.steps} />
        </>
      )}
    </Page>
  )
}
