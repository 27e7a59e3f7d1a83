import type { User } from '@pietas/contract/users'
import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { type CreateFacts, DataTable, type LoadPage, type RowAction } from '../../kit/list'
import { useSession } from '../../kit/session'
import { staffActions } from './staff-actions'
import { staffColumns } from './staff-columns'
import { staffFilters } from './staff-filters'
import { useStaffRights } from './use-staff-rights'

const load: LoadPage<User> = (query, signal) => client.users.listStaff({ query: query as object, signal })

/** The staff that the person may change. */
export function StaffTable({ create }: { create?: CreateFacts }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { me, tenant } = useSession()
  const rights = useStaffRights()
  const columns = useMemo(() => staffColumns(tenant?.legalEntities ?? []), [tenant])
  const rowActions = useMemo<RowAction<User>[]>(
    () => [
      {
        label: t('common.edit'),
        icon: <Pencil size={18} />,
        isFor: ({ deleted }) => !deleted,
        run: ({ id }) => void drawers.open('staff', { userId: id }),
      },
      ...staffActions(me.installation).map(({ label, icon: Icon, destructive, isFor, run }) => ({
        label: t(label),
        icon: <Icon size={18} />,
        ...(destructive ? { destructive } : {}),
        isFor: (user: User) => isFor(user) && rights.mayHandle(user),
        run: (user: User) => void run(user),
      })),
    ],
    [t, drawers, rights, me],
  )
  return (
    <DataTable
      tableId="users"
      label={t('user.many')}
      columns={columns}
      cacheKey={['users', tenant?.id, 'staff']}
      load={load}
      filters={staffFilters}
      onOpen={({ id }) => void drawers.open('staff', { userId: id })}
      href={({ id }) => drawers.hrefOf('staff', { userId: id })}
      rowActions={rowActions}
      hasExport
      emptyHint={t('user.list-empty')}
      create={create}
    />
  )
}
