import type { Readable } from 'node:stream'

/** Part of a content, both ends included. */
export type Range = { start: number; end: number }

/** Where contents lie: on disk or in a bucket. */
export type FileStore = {
  /** Takes a complete file of this machine over; the file is gone afterwards. */
  put: (key: string, path: string) => Promise<void>
  /** @throws when there is no such content. */
  open: (key: string, range?: Range) => Promise<Readable>
  /** What is not there is not missed. */
  delete: (key: string) => Promise<void>
  list: () => AsyncIterable<{ key: string; size: number }>
}

/** Which content: the same bytes are stored once for each tenant, never for two. */
export type ContentId = { tenantId: number; sha256: string }

/** Its key is its path as well. Two letters make a folder, because no file system likes a million files in one. */
export const keyOf = ({ tenantId, sha256 }: ContentId): string => `${tenantId}/${sha256.slice(0, 2)}/${sha256}`

/** Small pictures of a content, by the length of their longest edge where they are shown, in px. */
export const pictureSizes = [50, 300] as const
export type PictureSize = (typeof pictureSizes)[number]

/** A picture lies beside what it shows. */
export const pictureKeyOf = (id: ContentId, size: PictureSize): string => `${keyOf(id)}.${size}.webp`
