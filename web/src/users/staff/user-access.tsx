import Button from '@mui/material/Button'
import type { User } from '@pietas/contract/users'
import { client } from '../../kit/api/client'
import { formatInstant, useTranslation } from '../../kit/i18n'
import { DetailList } from '../../kit/list'
import { useSession } from '../../kit/session'
import { staffActions } from './staff-actions'
import { UserStateChip } from './staff-columns'
import { useStaffRights } from './use-staff-rights'
import * as styles from './user-access.module.css'
import { WayIn } from './way-in'

/** How far somebody has come with his way in, and what can be done about it. */
export function UserAccess({ user }: { user: User }) {
  const { t } = useTranslation()
  const { mayHandle } = useStaffRights()
  const { installation } = useSession().me
  const may = mayHandle(user)
  const offered = may ? staffActions(installation).filter(({ isFor }) => isFor(user)) : []
  return (
    <section className={styles.userAccess} aria-label={t('user.section.access')}>
      <DetailList
        items={[
          [t('user.state'), <UserStateChip key="state" state={user.state} />],
          [t('user.lastSignInAt'), formatInstant(user.lastSignInAt) || t('user.never')],
        ]}
      />
      {offered.length > 0 && (
        <div className={styles.userAccessActions} data-screen-only>
          {offered.map(({ id, label, icon: Icon, destructive, run }) => (
            <Button
              key={id}
              size="small"
              color={destructive ? 'error' : 'primary'}
              startIcon={<Icon size={18} />}
              onClick={() => void run(user)}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      )}
      {may && !installation.mail && user.state !== 'DEACTIVATED' && (
        <WayIn isInvited={user.state === 'INVITED'} ask={() => client.users.handWayIn(user.id)} />
      )}
    </section>
  )
}
