import { maxUploadBytes } from '@pietas/contract/documents'
import type { Dropped } from '../kit/upload'

/** Why a file is not taken. */
export interface Refusal {
  name: string
  reason: 'too-big' | 'empty' | 'folder'
  size: number
}

const reasonOf = ({ size }: File): Refusal['reason'] | undefined => {
  if (size > maxUploadBytes) return 'too-big'
  return size === 0 ? 'empty' : undefined
}

/** Tells before anything is sent what the server would refuse. */
export function sortedOut({ files, folders }: Dropped): { fitting: File[]; refused: Refusal[] } {
  const refused = files.flatMap((file) => {
    const reason = reasonOf(file)
    return reason ? [{ name: file.name, reason, size: file.size }] : []
  })
  return {
    fitting: files.filter((file) => !reasonOf(file)),
    refused: [...refused, ...folders.map((name) => ({ name, reason: 'folder' as const, size: 0 }))],
  }
}
