import { weekdayOf as numberOf, today } from '@pietas/contract/kit/days'
import type { AwayInMonth, LeaveItem } from '@pietas/contract/tasks'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { useSettings } from '../../kit/settings'
import { toned } from '../../kit/theme'
import { Tooltip } from '../../kit/tooltip'
import { typeLabel } from '../../tasks'
import { UserName } from '../../users'
import { weekdayOf } from '../views/day-title'
import { awayOn, daysOfMonth } from './away-days'
import * as styles from './away-table.module.css'

interface AwayTableProps {
  month: string
  people: readonly AwayInMonth[]
  holidays: ReadonlyMap<string, string>
  label: string
}

const saturday = 6

/** Who is away on which day of a month: a row for each person, a column for each day. */
export function AwayTable({ month, people, holidays, label }: AwayTableProps) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const days = daysOfMonth(month)
  const frame = useRef<HTMLElement>(null)
  // On a telephone the month is wider than the screen, and today is what is asked about.
  useEffect(() => {
    frame.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const restOn = (day: string) => holidays.has(day) || numberOf(day) >= saturday || undefined
  return (
    <>
      <section ref={frame} className={styles.frame} aria-label={label}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.person}>
                {t('leave.person')}
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  data-rest={restOn(day)}
                  title={holidays.get(day)}
                  aria-current={day === today() ? 'date' : undefined}
                >
                  <span className={styles.weekday}>{weekdayOf(day, language, 'short')}</span>
                  <span className={`${styles.day} numeric`}>{Number(day.slice(8))}</span>
                  {holidays.has(day) && <span className="visually-hidden">{holidays.get(day)}</span>}
                </th>
              ))}
              <th scope="col" className={styles.sum}>
                {t('leave.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <tr key={one.user.id}>
                <PersonHead user={one.user} />
                {days.map((day) => (
                  <td key={day} data-rest={restOn(day)}>
                    <AwayMark item={awayOn(one.items, day)} day={day} />
                  </td>
                ))}
                <td className={`${styles.sum} numeric`}>{one.days > 0 ? t('leave.days', { count: one.days }) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={styles.key}>
        {[false, true].map((asked) => (
          <li key={String(asked)}>
            <span
              className={`${styles.mark} ${toned}`}
              data-tone="orange"
              data-asked={asked || undefined}
              aria-hidden
            />
            {t(asked ? 'leave.asked' : 'leave.accepted')}
          </li>
        ))}
      </ul>
    </>
  )
}

function PersonHead({ user }: Pick<AwayInMonth, 'user'>) {
  const drawers = useDrawers()
  return (
    <th scope="row" className={styles.person}>
      <Link to={drawers.hrefOf('leave', { userId: user.id }) as '/'}>
        <UserName user={user} />
      </Link>
    </th>
  )
}

/** The part of a leave that lies in one day; the first one of it is the way to the request. */
function AwayMark({ item, day }: { item: LeaveItem | undefined; day: string }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  if (!item) return null
  const isAccepted = item.status === 'DONE'
  const words = joinParts([t(typeLabel(item.type)), t(isAccepted ? 'leave.accepted' : 'leave.asked')], ', ')
  const isFirst = day === item.startDate || day.endsWith('-01')
  return (
    <Tooltip title={words}>
      <Link
        to={drawers.hrefOf('task', { taskId: item.id, showDetails: true }) as '/'}
        className={`${styles.mark} ${toned}`}
        data-tone="orange"
        data-asked={!isAccepted || undefined}
        data-start={day === item.startDate || undefined}
        data-end={day === item.endDate || undefined}
        aria-label={words}
        tabIndex={isFirst ? 0 : -1}
      />
    </Tooltip>
  )
}
