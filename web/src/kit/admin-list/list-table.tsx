import type { Permission } from '@pietas/contract/kit'
import { ArchiveRestore, Lock, Pencil, Trash2 } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useDrawers } from '../drawer'
import { translate, useTranslation } from '../i18n'
import { type Column, DataTable, defaultTab, type Filter, type RowAction, RowName, type TabFacts } from '../list'
import { type LegalEntity, usePermissions, useSession } from '../session'
import { deleteItem, restoreItem } from './change-items'
import { type LinkFacts, type ListFacts, type ListItem, levelOf } from './facts'
import { LinkSwitches } from './link-switches'
import * as styles from './list-table.module.css'

declare module '../drawer' {
  interface Drawers {
    /** An item of an administered list; without an id a new one. */
    item: { list: string; itemId?: number }
  }
}

const filters: Filter[] = [
  { id: 'deleted', label: 'list.deleted-filter', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
]
const tabs: TabFacts[] = [
  { id: defaultTab, label: 'list.tab.active' },
  { id: 'deleted', label: 'list.tab.deleted', values: { deleted: true } },
]

/** The table of an administered list. `name` is that under which the drawer finds the same facts. */
export function ListTable({ name, list }: { name: string; list: ListFacts }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tenant } = useSession()
  const columns = useMemo(() => columnsOf(list, tenant?.legalEntities ?? []), [list, tenant])
  const rowActions = useRowActions(name, list)
  const detail = useCallback((item: ListItem) => <LinkSwitches list={list} item={item} />, [list])
  return (
    <DataTable
      key={name}
      tableId={list.name}
      label={t(list.title)}
      columns={columns}
      cacheKey={[...list.key(), 'administered']}
      load={(query, signal) => list.calls.list({ query, signal })}
      {...(list.calls.restore ? { tabs, filters } : {})}
      onOpen={(item) => void drawers.open('item', { list: name, itemId: item.id })}
      href={(item) => drawers.hrefOf('item', { list: name, itemId: item.id })}
      rowActions={rowActions}
      {...(list.links ? { detail } : {})}
      hasExport
      emptyHint={t('list.empty')}
      create={{
        label: t('list.create', { item: t(list.item) }),
        permission: list.create,
        level: list.level,
        onCreate: () => void drawers.open('item', { list: name }),
      }}
    />
  )
}

function useRowActions(name: string, list: ListFacts): RowAction<ListItem>[] {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  return useMemo(() => {
    const isFree = (item: ListItem) => !item.deleted && !list.isProtected?.(item)
    const mayAt = (right: Permission, item: ListItem) => may(right, levelOf(list, item))
    const edit: RowAction<ListItem> = {
      label: t('common.edit'),
      icon: <Pencil size={18} />,
      isFor: (item) => isFree(item) && mayAt(list.update, item),
      run: (item) => void drawers.open('item', { list: name, itemId: item.id }),
    }
    const remove: RowAction<ListItem> = {
      label: t('common.delete'),
      icon: <Trash2 size={18} />,
      destructive: true,
      isFor: (item) => isFree(item) && mayAt(list.delete, item),
      run: (item) => void deleteItem(list, item),
    }
    const restore: RowAction<ListItem> = {
      label: t('list.restore'),
      icon: <ArchiveRestore size={18} />,
      isFor: (item) => item.deleted && mayAt(list.delete, item),
      run: (item) => void restoreItem(list, item),
    }
    return [
      ...(list.calls.update && may(list.update) ? [edit] : []),
      ...(list.calls.delete && may(list.delete) ? [remove] : []),
      ...(list.calls.restore && may(list.delete) ? [restore] : []),
    ]
  }, [t, may, drawers, name, list])
}

const columnsOf = (list: ListFacts, entities: readonly LegalEntity[]): Column<ListItem>[] => [
  {
    id: 'name',
    header: 'list.name',
    width: 200,
    grow: 260,
    sortBy: 'NAME',
    value: (item) => item.name,
    cell: (item) => <ItemName name={item.name} isProtected={list.isProtected?.(item) ?? false} />,
  },
  ...(list.columns ?? []),
  ...(list.links ?? []).slice(0, 1).map((links) => linkColumn(links, entities)),
]

function ItemName({ name, isProtected }: { name: string; isProtected: boolean }) {
  return (
    <RowName dir="auto">
      {name}
      {isProtected && (
        <Lock size={14} className={styles.lock} aria-label={translate('list.protected')} role="img">
          <title>{translate('list.protected')}</title>
        </Lock>
      )}
    </RowName>
  )
}

const linkColumn = (links: LinkFacts<ListItem>, entities: readonly LegalEntity[]): Column<ListItem> => ({
  id: 'links',
  header: links.title,
  width: 160,
  grow: 100,
  value: (item, t) => {
    const linked = entities.filter(({ id }) => links.linked(item).includes(id))
    if (linked.length === 0) return t('list.nobody')
    return linked.length === entities.length ? t('list.everybody') : linked.map(({ shortName }) => shortName).join(', ')
  },
})
