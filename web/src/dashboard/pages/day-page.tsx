import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { Failed, NoEntity, Page } from '../../kit/page'
import { usePermissions, useSession } from '../../kit/session'
import { useOnboarding } from '../../onboarding'
import { DayActions } from './day-actions'
import { DaySkeleton } from './day-skeleton'
import { DayTiles } from './day-tiles'
import { Glance } from './glance'
import { OnboardingHint } from './onboarding-hint'

const ChooseTenant = whenIdle(async () => (await import('./choose-tenant')).ChooseTenant)

/** The start of the working day: what is due, who is dead and not yet buried, who is missing, what is in the way. */
export function DayPage() {
  const { t } = useTranslation()
  const { me, tenant, legalEntity } = useSession()
  const may = usePermissions()
  const { data: day, error } = useQuery({
    // It is made of tasks before anything else: whatever changes those, and what they show, changes it.
    queryKey: ['tasks', 'dashboard', legalEntity?.id],
    queryFn: ({ signal }) => client.dashboard.get({ signal }),
    enabled: legalEntity !== undefined,
  })
  const setsUp = legalEntity !== undefined && may('General:Onboard', 'tenant')
  const house = useOnboarding(setsUp)
  // What stands above the day comes with it: nothing moves below the eyes of who reads.
  const isCounted = !setsUp || !house.isPending || house.failureCount > 0
  const isKnown = isCounted && (day !== undefined || error !== null)
  if (!legalEntity) return me.platformRole !== null && !tenant ? <ChooseTenant /> : <NoEntity />
  return (
    <Page title={t('dashboard.hello', { name: me.user.firstName })} actions={<DayActions />}>
      {!isKnown && <DaySkeleton />}
      {isKnown && setsUp && <OnboardingHint />}
      {isKnown && !day && <Failed isPage={false} />}
      {isKnown && day && (
        <>
          <Glance day={day} />
          <DayTiles day={day} />
        </>
      )}
    </Page>
  )
}
