import { isProblem, refresh } from '../api'
import { confirm, toast } from '../feedback'
import { isMessageKey, type MessageKey, translate } from '../i18n'
import { unsaved } from '../leaving'
import { type ListFacts, type ListItem, nameOf } from './facts'
import { featuresOf } from './links'

/** What the server says about a refusal, where it says anything. */
export const refusalOf = (error: unknown, otherwise: MessageKey): MessageKey => {
  const message = isProblem(error) ? error.problem.errors?.[0]?.message : undefined
  return message && isMessageKey(message) ? message : otherwise
}

/** Asks, deletes, and says how it went. Answers whether the item is gone. */
export async function deleteItem(list: ListFacts, item: ListItem): Promise<boolean> {
  const isSure = await confirm({
    title: translate('list.delete-question', { name: nameOf(list, item) }),
    description: translate(list.calls.restore ? 'list.delete-description' : 'list.delete-for-good'),
    confirm: translate('common.delete'),
    destructive: true,
  })
  if (!isSure) return false
  try {
    await list.calls.delete?.(item.id)
  } catch (error) {
    toast.error(refusalOf(error, 'common.delete-error'))
    return false
  }
  toast.success('list.deleted', { undo: list.calls.restore && (() => void restoreItem(list, item)) })
  // Whatever was being changed about the item is of no use any more.
  unsaved.forgetAll()
  void refresh(...featuresOf(list))
  return true
}

/** Puts a deleted item back into the list. */
export async function restoreItem(list: ListFacts, item: ListItem): Promise<boolean> {
  try {
    await list.calls.restore?.(item.id)
  } catch (error) {
    toast.error(refusalOf(error, 'list.restore-error'))
    return false
  }
  toast.success('list.restored')
  void refresh(...featuresOf(list))
  return true
}
