import type { LeaveItem } from '@pietas/contract/tasks'
import { Link } from '@tanstack/react-router'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { SoftChip } from '../../kit/theme'
import { typeLabel } from '../task-status'
import * as styles from './leave-items.module.css'

/** `23.11. – 27.11.2026`, or the one day. */
const daysText = ({ startDate, endDate }: LeaveItem): string =>
  startDate === endDate ? formatDate(startDate) : joinParts([startDate, endDate].map(formatDate), ' – ')

/** What somebody has asked for, each with the working days that it takes and whether it was accepted. */
export function LeaveItems({ items }: { items: readonly LeaveItem[] }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={drawers.hrefOf('task', { taskId: item.id, showDetails: true }) as '/'} className={styles.item}>
            <span className={styles.what}>
              {t(typeLabel(item.type))}
              <span className="numeric">{daysText(item)}</span>
            </span>
            <span className="numeric">{t('leave.days', { count: item.days })}</span>
            <SoftChip tone={item.status === 'DONE' ? 'green' : 'neutral'}>
              {t(item.status === 'DONE' ? 'leave.accepted' : 'leave.asked')}
            </SoftChip>
          </Link>
        </li>
      ))}
    </ul>
  )
}
