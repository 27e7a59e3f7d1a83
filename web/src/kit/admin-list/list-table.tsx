import type { Permission } from '@pietas/contract/kit'
import { useNavigate } from '@tanstack/react-router'
import { ArchiveRestore, Lock, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useDrawers } from '../drawer'
import { translate, useTranslation } from '../i18n'
import { type Column, DataTable, defaultTab, type Filter, type RowAction, RowName, type TabFacts } from '../list'
import { type LegalEntity, usePermissions, useSession } from '../session'
import { deleteItem, restoreItem } from './change-items'
import { addressOf, type LinkFacts, type ListFacts, type ListItem, levelOf, nameOf } from './facts'
import { LinkSwitches } from './link-switches'
import * as styles from './list-table.module.css'

declare module '../drawer' {
  interface Drawers {
    /** An item of an administered list; without an id a new one. */
    item: { list: string; legalEntityId?: number; itemId?: number }
  }
}

const filters: Filter[] = [
  { id: 'deleted', label: 'list.deleted-filter', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
]
const tabs: TabFacts[] = [
  { id: defaultTab, label: 'list.tab.active' },
  { id: 'deleted', label: 'list.tab.deleted', values: { deleted: true } },
]

// A glance takes in fewer.
const searchFrom = 5

interface ListTableProps {
  /** The drawer finds the same facts under it. */
  name: string
  list: ListFacts
  /** It stands in one of several tabs of a page, which has no room for tabs of its own; a filter shows the deleted. */
  isPart?: boolean
  /** Buttons beside those of the table. */
  toolbar?: ReactNode
}

/** The table of an administered list. */
export function ListTable({ name, list, isPart = false, toolbar }: ListTableProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { tenant } = useSession()
  const open = useOpenItem(name, list)
  const columns = useMemo(() => columnsOf(list, tenant?.legalEntities ?? []), [list, tenant])
  const rowActions = useRowActions(list, open)
  const detail = useCallback((item: ListItem) => <LinkSwitches list={list} item={item} />, [list])
  return (
    <DataTable
      key={name}
      tableId={list.name}
      label={t(list.title)}
      columns={columns}
      cacheKey={[...list.key(), 'administered']}
      load={(query, signal) => list.calls.list({ query, signal })}
      {...(list.calls.restore ? { filters: [...(list.filters ?? []), ...filters] } : {})}
      {...(list.calls.restore && !isPart ? { tabs } : {})}
      onOpen={open}
      href={(item) => list.pageOf?.(item.id) ?? drawers.hrefOf('item', addressOf(name, list, item))}
      rowActions={rowActions}
      {...(list.links ? { detail } : {})}
      {...(list.legalEntityId === undefined ? {} : { owner: list.legalEntityId })}
      hasSearch={list.hasSearch}
      searchFrom={searchFrom}
      toolbar={toolbar ?? list.toolbar}
      hasExport
      emptyHint={t(list.belongs ?? 'list.empty')}
      create={{
        label: t('list.create', { item: t(list.item) }),
        permission: list.create,
        level: list.level,
        onCreate: () => void drawers.open('item', addressOf(name, list)),
      }}
    />
  )
}

/** Opens an item: its page, or the drawer. */
function useOpenItem(name: string, list: ListFacts) {
  const drawers = useDrawers()
  const navigate = useNavigate()
  return useCallback(
    (item: ListItem) => {
      const address = list.pageOf?.(item.id)
      if (address) void navigate({ to: address as '/' })
      else void drawers.open('item', addressOf(name, list, item))
    },
    [drawers, navigate, name, list],
  )
}

function useRowActions(list: ListFacts, open: (item: ListItem) => void): RowAction<ListItem>[] {
  const { t } = useTranslation()
  const may = usePermissions()
  return useMemo(() => {
    const isFree = (item: ListItem) => !item.deleted && !list.isProtected?.(item)
    const mayAt = (right: Permission, item: ListItem) => may(right, levelOf(list, item))
    const edit: RowAction<ListItem> = {
      label: t('common.edit'),
      icon: <Pencil size={18} />,
      isFor: (item) => isFree(item) && mayAt(list.update, item),
      run: open,
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
      ...(list.calls.update && may(list.update, list.legalEntityId) ? [edit] : []),
      ...(list.calls.delete && may(list.delete, list.legalEntityId) ? [remove] : []),
      ...(list.calls.restore && may(list.delete, list.legalEntityId) ? [restore] : []),
    ]
  }, [t, may, list, open])
}

const columnsOf = (list: ListFacts, entities: readonly LegalEntity[]): Column<ListItem>[] => [
  {
    id: 'name',
    header: list.naming?.header ?? 'list.name',
    width: 200,
    grow: 260,
    sortBy: list.naming?.sortBy ?? 'NAME',
    value: (item, t) => nameOf(list, item, t),
    cell: (item) => <ItemName name={nameOf(list, item)} isProtected={list.isProtected?.(item) ?? false} />,
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
