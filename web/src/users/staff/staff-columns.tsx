import type { User, UserState } from '@pietas/contract/users'
import type { MessageKey } from '../../kit/i18n'
import { useTranslation } from '../../kit/i18n'
import { type Column, RowName } from '../../kit/list'
import type { LegalEntity } from '../../kit/session'
import { SoftChip, type Tone } from '../../kit/theme'

const tones: Record<UserState, Tone> = { INVITED: 'orange', ACTIVE: 'green', DEACTIVATED: 'neutral' }

/** How far somebody has come with his way in. */
export function UserStateChip({ state }: Pick<User, 'state'>) {
  const { t } = useTranslation()
  return <SoftChip tone={tones[state]}>{t(`user.state.${state}`)}</SoftChip>
}

/** What a role is called. */
export const roleKey = (role: string) => `user.role.${role}` as MessageKey

/** The columns of the staff; roles stand with the legal entity at which they are held. */
export const staffColumns = (entities: readonly LegalEntity[]): Column<User>[] => [
  {
    id: 'name',
    header: 'user.name',
    width: 170,
    grow: 140,
    sortBy: 'NAME',
    value: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    cell: ({ lastName, firstName }) => (
      <RowName dir="auto">
        {lastName}, {firstName}
      </RowName>
    ),
  },
  {
    id: 'email',
    header: 'user.email',
    hasLinks: true,
    width: 196,
    grow: 120,
    value: ({ email }) => email,
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
  },
  { id: 'jobDescription', header: 'user.jobDescription', width: 150, grow: 80, value: (user) => user.jobDescription },
  {
    id: 'roles',
    header: 'user.roles',
    width: 200,
    grow: 260,
    value: ({ tenantRoles, legalEntities }, t) => {
      const said = (roles: readonly string[]) => roles.map((role) => t(roleKey(role))).join(', ')
      const rows = legalEntities.map(({ legalEntityId, roles }) => {
        const sign = entities.find(({ id }) => id === legalEntityId)?.shortName ?? t('user.other-entity')
        return roles.length > 0 ? `${sign}: ${said(roles)}` : sign
      })
      return [...(tenantRoles.length > 0 ? [said(tenantRoles)] : []), ...rows].join('; ')
    },
  },
  {
    id: 'state',
    header: 'user.state',
    width: 116,
    value: ({ state }, t) => t(`user.state.${state}`),
    cell: ({ state }) => <UserStateChip state={state} />,
  },
  {
    id: 'lastSignInAt',
    header: 'user.lastSignInAt',
    width: 170,
    kind: 'instant',
    value: ({ lastSignInAt }) => lastSignInAt,
  },
  {
    id: 'createdAt',
    header: 'user.createdAt',
    width: 170,
    sortBy: 'CREATED_AT',
    kind: 'instant',
    hidden: true,
    value: ({ createdAt }) => createdAt,
  },
]
