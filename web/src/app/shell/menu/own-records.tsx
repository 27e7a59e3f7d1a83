import { Link } from '@tanstack/react-router'
import { Building2, FolderOpen, ListChecks, Pin, PinOff, UserRound } from 'lucide-react'
import { toast } from '../../../kit/feedback'
import { useTranslation } from '../../../kit/i18n'
import { Tooltip } from '../../../kit/tooltip'
import { type OwnRecord, pin, useOwnRecords } from '../../../users'
import * as styles from './nav-list.module.css'

/** More than these of each would hide the menu below them. */
const most = 5

const signs = { PROCESS: FolderOpen, PERSON: UserRound, PARTNER: Building2, TASK: ListChecks }

/** What the person keeps at hand and has opened last, at the end of the menu. */
export function OwnRecords() {
  const { t } = useTranslation()
  const { pinned, recent } = useOwnRecords()
  const parts = [
    { title: t('nav.pinned'), records: pinned.slice(0, most) },
    { title: t('nav.recent'), records: recent.slice(0, most) },
  ].filter(({ records }) => records.length > 0)
  return parts.map(({ title, records }) => (
    <div key={title} className={styles.navGroup}>
      <div className={styles.navHeading}>{title}</div>
      <ul aria-label={title}>
        {records.map((record) => (
          <li key={`${record.kind} ${record.id}`} className={styles.navBranch}>
            <RecordLink record={record} />
            <PinButton record={record} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function RecordLink({ record: { kind, id, name } }: { record: OwnRecord }) {
  const Sign = signs[kind]
  const content = (
    <>
      <Sign size={18} aria-hidden />
      <span dir="auto" className={styles.navRecord} title={name}>
        {kind === 'PROCESS' ? `${id} · ${name}` : name}
      </span>
    </>
  )
  if (kind === 'PROCESS')
    return (
      <Link to="/processes/$processId" params={{ processId: String(id) }} className={styles.navItem}>
        {content}
      </Link>
    )
  if (kind === 'PARTNER')
    return (
      <Link to="/business-partners/$partnerId" params={{ partnerId: String(id) }} className={styles.navItem}>
        {content}
      </Link>
    )
  return (
    <Link
      to={kind === 'TASK' ? '/tasks' : '/persons'}
      search={{ [kind === 'TASK' ? 'task' : 'person']: id } as never}
      className={styles.navItem}
      activeProps={{ 'aria-current': undefined }}
    >
      {content}
    </Link>
  )
}

function PinButton({ record }: { record: OwnRecord }) {
  const { t } = useTranslation()
  const label = t(record.pinned ? 'nav.unpin' : 'nav.pin', { name: record.name })
  const Sign = record.pinned ? PinOff : Pin
  const change = () => pin(record, !record.pinned).catch(() => toast.error('nav.pin-failed'))
  return (
    <Tooltip title={label}>
      <button type="button" className={styles.navFold} aria-label={label} onClick={() => void change()}>
        <Sign size={16} aria-hidden />
      </button>
    </Tooltip>
  )
}
