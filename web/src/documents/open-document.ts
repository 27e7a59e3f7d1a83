import type { Document } from '@pietas/contract/documents'
import { toast } from '../kit/feedback'
import { documentUrls } from '../kit/media'
import type { DocumentFacts } from './document-facts'

/** Shows the file in a tab of its own; what a browser cannot show is downloaded there. */
export function openDocument(document: Document): void {
  const { accessToken, permissions, quarantine } = document
  if (!permissions.read) return
  if (quarantine?.state === 'WAITING') toast.info('document.quarantine.wait')
  else if (quarantine) sayWhatWasFound(document)
  else window.open(documentUrls.content(accessToken), '_blank', 'noopener')
}

/** The same for one that has just been stored: by now it may have been looked through. */
export async function openLatest(facts: Pick<DocumentFacts, 'find'>, { id }: Document): Promise<void> {
  const document = await facts.find(id, new AbortController().signal).catch(() => undefined)
  if (document) openDocument(document)
  else toast.error('document.gone')
}

/** Says why there are no bytes of a document any more. */
export const sayWhatWasFound = ({ fileName, quarantine }: Document): void =>
  toast.error('document.quarantine.found', { name: fileName, finding: quarantine?.finding ?? '' })

export function downloadDocument({ accessToken, fileName }: Document): void {
  const link = document.createElement('a')
  link.href = documentUrls.download(accessToken)
  link.download = fileName
  link.click()
}
