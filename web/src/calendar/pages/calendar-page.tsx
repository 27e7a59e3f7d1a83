import { useTranslation } from '../../kit/i18n'
import { Planner } from '../planner/planner'

export function CalendarPage() {
  const { t } = useTranslation()
  return <Planner name={t('nav.calendar')} />
}
