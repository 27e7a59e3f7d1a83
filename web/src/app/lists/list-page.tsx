import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ListTable } from '../../kit/admin-list'
import { useDrawers } from '../../kit/drawer'
import { preloadDrawer } from '../../kit/drawer/use-drawers'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { CreateButton, Page, PageTabs } from '../../kit/page'
import type { MoreTab } from '../../kit/page/facts'
import { usePermissions } from '../../kit/session'
import type { NamedList } from './load-list'

interface ListPageProps {
  title: MessageKey
  lists: readonly NamedList[]
  more?: readonly (Omit<MoreTab, 'chunk'> & { Content: ComponentType })[]
}

const rightsOf = ({ facts: { create, update, delete: remove, read } }: NamedList) =>
  read ? [read] : [create, update, remove]

/** One or more administered lists, each a tab; the button creates in the one that is shown. */
export function ListPage({ title, lists, more = [] }: ListPageProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const open = lists.filter((list) => rightsOf(list).some((right) => may(right)))
  const further = more.filter(({ permission }) => may(permission))
  const isPart = open.length + further.length > 1
  return (
    <Page title={t(title)} actions={<Create lists={open} />}>
      <PageTabs
        label={t(title)}
        tabs={[
          ...open.map(({ name, facts }) => ({
            id: facts.name,
            label: t(facts.title),
            content: () => <ListTable name={name} list={facts} isPart={isPart} />,
          })),
          ...further.map(({ id, label, Content }) => ({ id, label: t(label), content: () => <Content /> })),
        ]}
      />
    </Page>
  )
}

// The list that the page opens with gives the button while no other is chosen.
const chosenOf = (lists: readonly NamedList[], tab: string | undefined) =>
  Math.max(
    lists.findIndex(({ facts }) => facts.name === tab),
    0,
  )

function Create({ lists }: { lists: readonly NamedList[] }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const creationOf = ({ name, facts: { create, level, item } }: NamedList) => ({
    label: t('list.create', { item: t(item) }),
    permission: create,
    level,
    onCreate: () => void drawers.open('item', { list: name }),
  })
  const chosen = chosenOf(lists, tab)
  const [list, next] = [lists[chosen], lists[(chosen + 1) % lists.length]]
  if (!list || !next) return null
  return (
    <CreateButton
      {...creationOf(list)}
      other={next === list ? undefined : creationOf(next)}
      onNear={() => preloadDrawer('item')}
    />
  )
}
