import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isProblem, queries, refresh } from '../api'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../drawer'
import { EmptyState } from '../feedback'
import { useTranslation } from '../i18n'
import { unsaved } from '../leaving'
import { usePermissions } from '../session'
import { deleteItem, restoreItem } from './change-items'
import { addressOf, type ListFacts, type ListItem, levelOf, nameOf } from './facts'
import { ItemForm } from './item-form'
import { LinkSwitches } from './link-switches'
import { featuresOf } from './links'

interface ItemDrawerProps {
  name: string
  list: ListFacts
  /** Absent = a new item. */
  itemId: number | undefined
}

/** An item of an administered list from the side: its fields, and where it is offered. */
export function ItemDrawer({ name, list, itemId }: ItemDrawerProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const page = itemId === undefined ? undefined : list.pageOf?.(itemId)
  if (page) return <Navigate to={page} replace />
  if (itemId !== undefined) return <LoadedItem list={list} itemId={itemId} />
  const title = t('list.create', { item: t(list.item) })
  // A new item is offered nowhere and has nothing beside it: whoever has made it is asked at once.
  const goOn = (item: ListItem) => {
    const page = list.pageOf?.(item.id)
    if (page) void navigate({ to: page as '/' })
    else if (list.links || list.beside) void drawers.open('item', addressOf(name, list, item))
    else drawers.finish()
  }
  return (
    <SideDrawer size={list.size ?? 'small'} title={title} onClose={drawers.close}>
      <ItemForm list={list} mode="create" title={title} onSaved={goOn} onCancel={drawers.close} />
    </SideDrawer>
  )
}

function LoadedItem({ list, itemId }: { list: ListFacts; itemId: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const may = usePermissions()
  const [round, setRound] = useState(0)
  const queryKey = [...list.key(), 'one', itemId]
  const startOver = (stored: ListItem) => {
    unsaved.forgetAll()
    queries.setQueryData(queryKey, stored)
    setRound(round + 1)
    void refresh(...featuresOf(list))
  }
  const { data: item, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => list.calls.get(itemId, { signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
  })
  const isProtected = item !== undefined && (list.isProtected?.(item) ?? false)
  const editable = list.calls.update && item && may(list.update, levelOf(list, item)) && !item.deleted && !isProtected
  return (
    <SideDrawer
      size={list.size ?? 'small'}
      title={item ? nameOf(list, item, t) : t(list.item)}
      subtitle={t(isProtected ? 'list.protected' : list.item)}
      actions={item && !isProtected && <Removal list={list} item={item} />}
      onClose={drawers.close}
    >
      {item && (
        <ItemForm
          key={`${item.deleted} ${round}`}
          list={list}
          mode={editable ? 'update' : 'view'}
          item={item}
          title={nameOf(list, item, t)}
          onSaved={drawers.finish}
          onCancel={drawers.close}
        >
          <LinkSwitches list={list} item={item} />
          {list.beside?.(item, Boolean(editable), startOver)}
        </ItemForm>
      )}
      {!item && !error && <DrawerSkeleton />}
      {error && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'list.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}

/** Deleting, or putting back what has been deleted. */
function Removal({ list, item }: { list: ListFacts; item: ListItem }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const call = item.deleted ? list.calls.restore : list.calls.delete
  if (!call || !may(list.delete, levelOf(list, item))) return null
  const remove = async () => {
    if (await deleteItem(list, item)) drawers.finish()
  }
  if (item.deleted)
    return (
      <Button startIcon={<ArchiveRestore size={18} />} onClick={() => void restoreItem(list, item)}>
        {t('list.restore')}
      </Button>
    )
  return (
    <Button color="error" startIcon={<Trash2 size={18} />} onClick={remove}>
      {t('common.delete')}
    </Button>
  )
}
