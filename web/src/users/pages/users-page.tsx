import { useSearch } from '@tanstack/react-router'
import { ListTable } from '../../kit/admin-list'
import { useDrawers } from '../../kit/drawer'
import { preloadDrawer } from '../../kit/drawer/use-drawers'
import { loadTexts, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { CreateButton, Page, PageTabs } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { StaffTable } from '../staff/staff-table'
import { userGroupList } from '../user-group-list'

const groups = 'userGroups'
const roles = 'roles'
const provider = 'provider'

// Every right has a name of its own, which no key in the code tells.
const rightTexts = ['users/rights'] as const

const ProviderSettings = whenIdle(async () => (await import('../provider/provider-settings')).ProviderSettings)

const RoleRights = whenIdle(async () => {
  await loadTexts(rightTexts)
  return (await import('../roles/role-rights')).RoleRights
})

/** Who works here and may do what, and in which groups. */
export function UsersPage() {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const newUser = {
    label: t('user.create'),
    permission: 'Administration:EditUsers',
    onCreate: () => void drawers.open('staff', {}),
  } as const
  const newGroup = {
    label: t('list.create', { item: t('userGroup.one') }),
    permission: 'Administration:CreateGroups',
    onCreate: () => void drawers.open('item', { list: groups }),
  } as const
  const tabs = [
    ...(may('Administration:EditUsers')
      ? [{ id: 'users', label: t('user.many'), content: () => <StaffTable create={newUser} /> }]
      : []),
    ...(may('Administration:CreateGroups')
      ? [
          {
            id: groups,
            label: t('userGroup.many'),
            content: () => <ListTable name={groups} list={userGroupList} isPart />,
          },
        ]
      : []),
    // Whoever keeps the staff of one company alone decides nothing about how all of it comes in.
    ...(may('Administration:EditUsers', 'tenant')
      ? [{ id: provider, label: t('identity-provider.tab'), content: () => <ProviderSettings /> }]
      : []),
    { id: roles, label: t('user.rights'), content: () => <RoleRights /> },
  ]
  const shown = (tabs.find(({ id }) => id === tab) ?? tabs[0])?.id
  const isOfGroups = shown === groups
  return (
    <Page
      title={t('nav.users')}
      actions={
        shown !== roles &&
        shown !== provider && (
          <CreateButton
            key={isOfGroups ? groups : 'users'}
            {...(isOfGroups ? newGroup : newUser)}
            other={isOfGroups ? newUser : newGroup}
            onNear={() => preloadDrawer(isOfGroups ? 'item' : 'staff')}
          />
        )
      }
    >
      <PageTabs label={t('nav.users')} tabs={tabs} />
    </Page>
  )
}
