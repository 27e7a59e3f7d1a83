import { useTranslation } from '../../kit/i18n'
import { HomeButton, NoEntity } from '../../kit/page'
import { useSession } from '../../kit/session'
import { Planner } from '../planner/planner'

export function CalendarPage() {
  const { t } = useTranslation()
  const { tenant } = useSession()
  if (!tenant) return <NoEntity action={<HomeButton />} />
  return <Planner name={t('nav.calendar')} />
}
