import { maxUploadBytes } from '@pietas/contract/documents'
import { isForbiddenFile } from '@pietas/contract/kit/file-types'
import type { Dropped } from '../kit/upload'

/** Why a file is not taken. */
export interface Refusal {
  name: string
  reason: 'too-big' | 'empty' | 'folder' | 'forbidden'
  size: number
}

const reasonOf = ({ name, size }: File, forbidden: readonly string[]): Refusal['reason'] | undefined => {
  if (size > maxUploadBytes) return 'too-big'
  if (size === 0) return 'empty'
  return isForbiddenFile(forbidden, { fileName: name }) ? 'forbidden' : undefined
}

/**
 * Tells before anything is sent what the server would refuse.
 *
 * @param forbidden endings that the house does not take; what hides behind another name the server finds out.
 */
export function sortedOut(
  { files, folders }: Dropped,
  forbidden: readonly string[],
): { fitting: File[]; refused: Refusal[] } {
  const refused = files.flatMap((file) => {
    const reason = reasonOf(file, forbidden)
    return reason ? [{ name: file.name, reason, size: file.size }] : []
  })
  return {
    fitting: files.filter((file) => !reasonOf(file, forbidden)),
    refused: [...refused, ...folders.map((name) => ({ name, reason: 'folder' as const, size: 0 }))],
  }
}
