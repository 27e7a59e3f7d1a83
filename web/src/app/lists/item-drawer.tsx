import { ItemDrawer } from '../../kit/admin-list'
import { type AdminListName, adminLists } from './admin-lists'

/** The drawer of an administered list, found by the name of the list. */
export function AdminItemDrawer({ list, itemId }: { list: string; itemId?: number }) {
  const facts = adminLists[list as AdminListName]
  return <ItemDrawer name={list} list={facts} itemId={itemId} />
}
