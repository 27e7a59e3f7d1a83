import { useSearch } from '@tanstack/react-router'
import { ListTable } from '../../kit/admin-list'
import { useDrawers } from '../../kit/drawer'
import { preloadDrawer } from '../../kit/drawer/use-drawers'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { CreateButton, Page, PageTabs } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import type { NamedList } from './load-list'

interface ListPageProps {
  title: MessageKey
  lists: readonly NamedList[]
}

const rightsOf = ({ facts: { create, update, delete: remove, read } }: NamedList) =>
  read ? [read] : [create, update, remove]

/** One or more administered lists, each a tab; the button creates in the one that is shown. */
export function ListPage({ title, lists }: ListPageProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const open = lists.filter((list) => rightsOf(list).some((right) => may(right)))
  return (
    <Page title={t(title)} actions={<Create lists={open} />}>
      <PageTabs
        label={t(title)}
        tabs={open.map(({ name, facts }) => ({
          id: facts.name,
          label: t(facts.title),
          content: () => <ListTable name={name} list={facts} />,
        }))}
      />
    </Page>
  )
}

function Create({ lists }: { lists: readonly NamedList[] }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const shown = lists.find(({ facts }) => facts.name === tab) ?? lists[0]
  if (!shown) return null
  const { create, level, item } = shown.facts
  return (
    <CreateButton
      label={t('list.create', { item: t(item) })}
      permission={create}
      level={level}
      onCreate={() => void drawers.open('item', { list: shown.name })}
      onNear={() => preloadDrawer('item')}
    />
  )
}
