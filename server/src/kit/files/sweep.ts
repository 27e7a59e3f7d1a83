import { eachTenant } from '../db/each-tenant'
import { sql } from '../db/sql'
import type { Db, Tx } from '../db/transaction'
import { sweepIncoming } from './incoming'
import { type ContentId, type FileStore, keyOf, pictureKeyOf, pictureSizes } from './store'

// As long as an upload, a download or a backup that has begun may take.
const grace = '1 day'
// Few at a time: a bucket is asked three times for each, and the transaction waits for it.
const batch = 20

/** Removes a content and its pictures; what is not there is not missed. */
export const removeBytes = async (files: FileStore, id: ContentId): Promise<void> => {
  for (const size of pictureSizes) await files.delete(pictureKeyOf(id, size))
  await files.delete(keyOf(id))
}

const removeUnused = async (tx: Tx, files: FileStore, tenantId: number): Promise<number> => {
  // A document may have come to the same content after another one had let go of it.
  await tx.run(sql`
    update stored_files f set unused_since = null
    where f.unused_since < now() - ${grace}::interval
      and exists (select from documents d where d.tenant_id = f.tenant_id and d.sha256 = f.sha256)`)
  const unused = await tx.rows<{ sha256: string }>(sql`
    select f.sha256 from stored_files f where f.unused_since < now() - ${grace}::interval
    order by f.unused_since limit ${batch} for update skip locked`)
  for (const { sha256 } of unused) {
    // The row goes first: its foreign keys have the last word on whether anything refers to the content.
    await tx.run(sql`delete from stored_files where sha256 = ${sha256}`)
    await removeBytes(files, { tenantId, sha256 })
  }
  return unused.length
}

/** Removes contents that nothing has referred to for a day, and uploads that were never finished. */
export const sweepFiles = async (
  { db, files, dataDir }: { db: Db; files: FileStore; dataDir: string },
  signal: AbortSignal,
): Promise<void> => {
  await sweepIncoming(dataDir)
  await eachTenant(db, signal, async (scope) => {
    while ((await db.inTenant(scope, (tx) => removeUnused(tx, files, scope.tenantId))) === batch);
  })
}
