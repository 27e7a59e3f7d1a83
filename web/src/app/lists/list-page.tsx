import { useSearch } from '@tanstack/react-router'
import { ListTable } from '../../kit/admin-list'
import { useDrawers } from '../../kit/drawer'
import { preloadDrawer } from '../../kit/drawer/use-drawers'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { CreateButton, Page, PageTabs } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { type AdminListName, adminLists } from './admin-lists'

interface ListPageProps {
  title: MessageKey
  lists: readonly AdminListName[]
}

const rightsOf = (name: AdminListName) => {
  const { create, update, delete: remove, read } = adminLists[name]
  return read ? [read] : [create, update, remove]
}

/** One or more administered lists, each a tab; the button creates in the one that is shown. */
export function ListPage({ title, lists }: ListPageProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const open = lists.filter((name) => rightsOf(name).some((right) => may(right)))
  return (
    <Page title={t(title)} actions={<Create lists={open} />}>
      <PageTabs
        label={t(title)}
        tabs={open.map((name) => ({
          id: adminLists[name].name,
          label: t(adminLists[name].title),
          content: () => <ListTable name={name} list={adminLists[name]} isPart={open.length > 1} />,
        }))}
      />
    </Page>
  )
}

// The list that the page opens with gives the button while no other is chosen.
const chosenOf = (lists: readonly AdminListName[], tab: string | undefined) =>
  Math.max(
    lists.findIndex((one) => adminLists[one].name === tab),
    0,
  )

function Create({ lists }: { lists: readonly AdminListName[] }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const creationOf = (name: AdminListName) => {
    const { create, level, item } = adminLists[name]
    return {
      label: t('list.create', { item: t(item) }),
      permission: create,
      level,
      onCreate: () => void drawers.open('item', { list: name }),
    }
  }
  const chosen = chosenOf(lists, tab)
  const [name, next] = [lists[chosen], lists[(chosen + 1) % lists.length]]
  if (!name || !next) return null
  return (
    <CreateButton
      {...creationOf(name)}
      other={next === name ? undefined : creationOf(next)}
      onNear={() => preloadDrawer('item')}
    />
  )
}
