import type { Document } from '@pietas/contract/documents'
import { documentUrls } from '../kit/media'

/** Shows the file in a tab of its own; what a browser cannot show is downloaded there. */
export function openDocument({ accessToken, permissions }: Document): void {
  if (permissions.read) window.open(documentUrls.content(accessToken), '_blank', 'noopener')
}

export function downloadDocument({ accessToken, fileName }: Document): void {
  const link = document.createElement('a')
  link.href = documentUrls.download(accessToken)
  link.download = fileName
  link.click()
}
