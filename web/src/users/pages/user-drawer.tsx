import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { joinParts, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { addressSources } from '../../persons'
import { PlannedLeave } from '../../tasks'
import { UserAccess } from '../staff/user-access'
import { UserForm } from '../staff/user-form'

declare module '../../kit/drawer' {
  interface Drawers {
    /** A member of staff; without an id a new one. */
    staff: { userId?: number }
  }
}

/** A member of staff from the side: who he is, where he works, what he may do. */
export function UserDrawer({ userId }: { userId?: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { mail } = useSession().me.installation
  if (userId !== undefined) return <LoadedUser userId={userId} />
  const title = t('user.create')
  return (
    <SideDrawer size="large" title={title} onClose={drawers.close}>
      <UserForm
        mode="create"
        title={title}
        sources={addressSources()}
        // Whom no mail reaches is handed the link that stands with him.
        onSaved={mail ? drawers.finish : ({ id }) => void drawers.open('staff', { userId: id })}
        onCancel={drawers.close}
      />
    </SideDrawer>
  )
}

function LoadedUser({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tenant } = useSession()
  const { data: user, error } = useQuery({
    queryKey: ['users', tenant?.id, 'one', userId],
    queryFn: ({ signal }) => client.users.get(userId, { signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
  })
  const name = user && `${user.firstName} ${user.lastName}`
  return (
    <SideDrawer
      size="large"
      title={name ?? t('user.one')}
      subtitle={user && joinParts([user.jobDescription, user.email], ' · ')}
      onClose={drawers.close}
    >
      {user && (
        <UserForm
          // Who is let in again is another record from then on.
          key={user.state === 'DEACTIVATED' ? 'deactivated' : 'there'}
          user={user}
          mode={user.deleted ? 'view' : 'update'}
          title={name ?? ''}
          sources={addressSources()}
          plannedLeave={<PlannedLeave userId={user.id} />}
          onSaved={drawers.finish}
          onCancel={drawers.close}
        >
          <UserAccess user={user} />
        </UserForm>
      )}
      {!user && !error && <DrawerSkeleton />}
      {error && !user && <EmptyState title={t(faultOf(error))} />}
    </SideDrawer>
  )
}

const faultOf = (error: unknown) => {
  if (isProblem(error, 'NOT_FOUND')) return 'user.not-found'
  return isProblem(error, 'FORBIDDEN') ? 'user.of-others' : 'common.error'
}
