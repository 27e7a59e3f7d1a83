import { entityRoles, tenantRoles, userStates } from '@pietas/contract/users'
import type { MessageKey } from '../../kit/i18n'
import { type Filter, pickerFilter } from '../../kit/list'
import { session } from '../../kit/session'
import { userGroupSource } from '../source'
import { roleKey } from './staff-columns'

const labelled = (roles: readonly string[]) => roles.map((role) => ({ value: role, label: roleKey(role) }))

/** What the staff can be narrowed by. */
export const staffFilters: Filter[] = [
  {
    id: 'state',
    label: 'user.state',
    kind: 'multi-select',
    options: userStates.map((value) => ({ value, label: `user.state.${value}` as MessageKey })),
  },
  {
    id: 'legalEntityId',
    label: 'user.legalEntity',
    kind: 'multi-select',
    options: () => {
      const { tenant } = session.get() ?? {}
      return {
        key: ['legal-entities', tenant?.id, 'options'],
        load: async () => (tenant?.legalEntities ?? []).map(({ id, name }) => ({ value: id, label: name })),
      }
    },
  },
  { id: 'roles', label: 'user.entityRoles', kind: 'multi-select', options: labelled(entityRoles) },
  { id: 'tenantRoles', label: 'user.tenantRoles', kind: 'multi-select', options: labelled(tenantRoles) },
  pickerFilter({ id: 'userGroupIds', label: 'user.group', source: userGroupSource }),
]
