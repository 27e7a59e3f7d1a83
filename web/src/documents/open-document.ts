import type { Document } from '@pietas/contract/documents'
import { toast } from '../kit/feedback'
import { documentUrls } from '../kit/media'

/** Shows the file in a tab of its own; what a browser cannot show is downloaded there. */
export function openDocument({ accessToken, permissions, quarantine }: Document): void {
  if (!permissions.read) return
  if (quarantine) toast.error(`document.quarantine.why.${quarantine.state}`)
  else window.open(documentUrls.content(accessToken), '_blank', 'noopener')
}

export function downloadDocument({ accessToken, fileName }: Document): void {
  const link = document.createElement('a')
  link.href = documentUrls.download(accessToken)
  link.download = fileName
  link.click()
}
