import { isPlatformRight, type Permission, permissions } from '@pietas/contract/kit/permissions'
import { entityRoles, permissionsOfEntityRole, permissionsOfTenantRole, tenantRoles } from '@pietas/contract/users'
import { Check } from 'lucide-react'
import { useTranslation } from '../../kit/i18n'
import { type Column, DataTable, RowName } from '../../kit/list'
import * as styles from './role-rights.module.css'

interface Right {
  id: number
  right: Permission
}

/** Rights of the platform are held by its own people alone: no role of a house has them. */
const rights: Right[] = permissions
  .filter((right) => !isPlatformRight(right))
  .map((right, at) => ({ id: at + 1, right }))

function RightName({ right }: Right) {
  const { t } = useTranslation()
  return <RowName>{t(`right.${right}`)}</RowName>
}

function Held() {
  const { t } = useTranslation()
  return <Check size={18} className={styles.held} role="img" aria-label={t('common.yes')} />
}

const columnOf = (id: string, header: Column<Right>['header'], held: readonly Permission[]): Column<Right> => ({
  id,
  header,
  width: 190,
  value: ({ right }, t) => (held.includes(right) ? t('common.yes') : null),
  cell: ({ right }) => held.includes(right) && <Held />,
})

// The administrator of a house and the one of the tenant are two roles of one name.
const columns: Column<Right>[] = [
  {
    id: 'right',
    header: 'user.rights.right',
    width: 260,
    grow: 1,
    heads: true,
    value: ({ right }, t) => t(`right.${right}`),
    cell: (row) => <RightName {...row} />,
  },
  ...tenantRoles.map((role) =>
    columnOf(
      `tenant-${role}`,
      role === 'ADMINISTRATOR' ? 'user.rights.tenant-administrator' : `user.role.${role}`,
      permissionsOfTenantRole[role],
    ),
  ),
  ...entityRoles.map((role) =>
    columnOf(
      `entity-${role}`,
      role === 'ADMINISTRATOR' ? 'user.rights.entity-administrator' : `user.role.${role}`,
      permissionsOfEntityRole[role],
    ),
  ),
]

const load = async () => ({ items: rights, nextCursor: null, prevCursor: null })

/** What each role may do, read from the table that server and browser judge by. */
export function RoleRights() {
  const { t } = useTranslation()
  return (
    <DataTable
      tableId="role-rights"
      label={t('user.rights')}
      columns={columns}
      cacheKey={['users', 'role-rights']}
      load={load}
      hasExport
      hasSearch={false}
    />
  )
}
