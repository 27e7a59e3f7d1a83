import { createWriteStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type documents, picturedTypes } from '@pietas/contract/documents'
import { type Call, type House, StoredMedia } from '../kit/call'
import { type ContentId, keyOf, newIncomingPath, pictureKeyOf, pictureSizes } from '../kit/files'
import { notFound } from '../kit/refusal'
import { findDocument, type Owners } from './found'
import { findContent, rememberThumbnail } from './queries'

// For screens that show two points where there was one.
const density = 2

/** Works on a content as a file of this machine, wherever it lies. */
const withLocalCopy = async <T>(house: House, id: ContentId, work: (path: string) => Promise<T>): Promise<T> => {
  const path = await newIncomingPath(house.env.DATA_DIR)
  try {
    await pipeline(await house.files.open(keyOf(id)), createWriteStream(path, { mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

// A table that shows a file twice, or somebody who cannot wait, must not have it painted twice.
const underWay = new Map<string, Promise<boolean>>()

const paintOnce = (house: House, id: ContentId, type: string): Promise<boolean> => {
  const key = keyOf(id)
  const known = underWay.get(key)
  if (known) return known
  const painting = paint(house, id, type).finally(() => underWay.delete(key))
  underWay.set(key, painting)
  return painting
}

/** Paints the pictures of a content and lays them beside it. @returns whether there are any. */
const paint = async (house: House, id: ContentId, type: string): Promise<boolean> => {
  const edges = pictureSizes.map((size) => size * density)
  const pictures = await house.thumbnails.make({ type, edges }, (work) => withLocalCopy(house, id, work))
  for (const [at, size] of pictureSizes.entries()) {
    const picture = pictures?.[at]
    if (!picture) return false
    const path = await newIncomingPath(house.env.DATA_DIR)
    await writeFile(path, picture, { mode: 0o600, flush: true })
    await house.files.put(pictureKeyOf(id, size), path)
  }
  return true
}

/**
 * A small picture, painted when somebody first asks for it. What cannot be shown is remembered, so that a file that
 * costs a painter its life does so once.
 *
 * @throws 404 for what has none.
 */
export const thumbnail = async (call: Call<(typeof documents)['thumbnail']>, owners: Owners): Promise<StoredMedia> => {
  const { house, tenantId, query } = call
  const scope = { tenantId, actorId: call.actor.actorId }
  const { document, content } = await house.db.readInTenant(scope, async (tx) => {
    const found = await findDocument({ ...call, tx }, owners)
    return { document: found.document, content: await findContent(tx, found.document.id) }
  })
  if (!picturedTypes.includes(document.mimeType) || content.hasThumbnail === false) throw notFound()
  const id = { tenantId, sha256: content.sha256 }
  if (content.hasThumbnail === null) {
    const hasThumbnail = await paintOnce(house, id, document.mimeType)
    await house.db.inTenant(scope, (tx) => rememberThumbnail(tx, id.sha256, hasThumbnail))
    if (!hasThumbnail) throw notFound()
  }
  const picture = await buffer(await house.files.open(pictureKeyOf(id, query.size)))
  return new StoredMedia({
    type: 'image/webp',
    size: picture.length,
    tag: `${id.sha256}.${query.size}`,
    name: `${document.fileName}.webp`,
    attachment: false,
    open: async () => Readable.from([picture]),
  })
}
