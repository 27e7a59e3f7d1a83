import type { Document } from '@pietas/contract/documents'
import { isProblem, queries } from '../kit/api'
import { confirm, toast } from '../kit/feedback'
import { translate } from '../kit/i18n'
import { type DocumentFacts, documentKey } from './document-facts'

const isSure = (title: string, description: string) =>
  confirm({
    title,
    description,
    confirm: translate('common.delete'),
    destructive: true,
  })

type Owner = Pick<DocumentFacts, 'context' | 'ownerId' | 'onDelete' | 'onRestore'>

const refresh = (owner: Owner) => void queries.invalidateQueries({ queryKey: documentKey(owner) })

// Somebody else has deleted it meanwhile: that is what was wanted.
const remove = (document: Document, owner: Owner) =>
  owner.onDelete(document).catch((error) => {
    if (!isProblem(error, 'NOT_FOUND')) throw error
  })

/** The way back, for the message that tells of it. */
const wayBack = (gone: readonly Document[], owner: Owner) => {
  const { onRestore } = owner
  if (!onRestore || gone.length === 0) return {}
  const restore = async () => {
    const answers = await Promise.allSettled(gone.map(onRestore))
    if (answers.some(({ status }) => status === 'rejected')) toast.error('document.restore-error')
    refresh(owner)
  }
  return { undo: () => void restore() }
}

/** Asks, deletes, and says how it went. @returns whether it is gone: spec 2 section 8. */
export async function deleteDocument(document: Document, owner: Owner): Promise<boolean> {
  const title = translate('document.notifications.delete-question', { name: document.fileName })
  if (!(await isSure(title, translate('document.delete-description')))) return false
  try {
    await remove(document, owner)
    toast.success('document.notifications.delete-success', wayBack([document], owner))
    return true
  } catch {
    toast.error('document.notifications.delete-error')
    return false
  } finally {
    refresh(owner)
  }
}

/** The same for several at once. One after the other: what cannot be deleted stays, and the others go. */
export async function deleteDocuments(documents: readonly Document[], owner: Owner): Promise<void> {
  const [first] = documents
  if (first && documents.length === 1) return void (await deleteDocument(first, owner))
  const title = translate('document.delete-many-question', { count: documents.length })
  if (!(await isSure(title, translate('document.delete-many-description')))) return
  const gone: Document[] = []
  for (const document of documents)
    await remove(document, owner).then(
      () => gone.push(document),
      () => undefined,
    )
  const back = wayBack(gone, owner)
  if (gone.length < documents.length) toast.error('document.delete-many-error', undefined, back)
  else toast.success('document.delete-many-success', back)
  refresh(owner)
}
