import { today } from '@pietas/contract/kit/days'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../kit/i18n'
import { usePermissions, useSession } from '../../kit/session'
import * as styles from './planned-leave.module.css'
import { leaveQuery } from './queries'

/** How many days of leave somebody has before him this year; nothing for who may not know it. */
export function PlannedLeave({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const mayKnow = useSession().me.user.id === userId || may('Task:CreateAbsence')
  const { data } = useQuery({
    ...leaveQuery(userId, Number(today().slice(0, 4))),
    enabled: mayKnow,
    retry: false,
  })
  if (!mayKnow || !data) return null
  return (
    <dl className={styles.plannedLeave}>
      <dt>{t('leave.planned-in', { year: String(data.year) })}</dt>
      <dd>{t('leave.days', { count: data.planned })}</dd>
    </dl>
  )
}
