import * as z from 'zod'
import { type Sql, sql } from '../db/sql'
import type { Db, TenantScope, Tx } from '../db/transaction'
import { type FileStore, keyOf, type ReceivedFile } from '../files'
import { enqueue } from '../jobs'
import { Refusal } from '../refusal'

/** What a malware scanner says of a content: nothing as long as none is wanted. */
export type ScanState = 'UNSCANNED' | 'WAITING' | 'CLEAN' | 'INFECTED'

const payload = z.object({ sha256: z.string().length(64) })

/** Has a scanner look at a content. */
export const scanFile = { name: 'scan-file', payload }
/** Removes the bytes in which something was found. */
export const removeInfected = { name: 'remove-infected-file', payload }

type Wanted = {
  /** There is a scanner: what comes waits for its verdict. */
  isScanned: boolean
}

/**
 * Gives a received file its lasting place. The row comes first, marked as unused: should anything fail from here on,
 * the sweeper finds it and removes what there is. What is known to be clean stays so; what once was not gets another
 * chance, because signatures change.
 */
export const keepContent = async (
  db: Db,
  files: FileStore,
  scope: TenantScope,
  { sha256, path }: ReceivedFile,
  { isScanned }: Wanted,
): Promise<void> => {
  await db.inTenant(scope, async (tx) => {
    await tx.run(sql`
      insert into stored_files (sha256) values (${sha256})
      on conflict (tenant_id, sha256) do update set unused_since = excluded.unused_since where stored_files.unused_since is not null`)
    if (isScanned)
      await tx.run(sql`
        update stored_files set scan_state = 'WAITING', finding = null
        where sha256 = ${sha256} and scan_state in ('UNSCANNED', 'INFECTED')`)
  })
  await files.put(keyOf({ tenantId: scope.tenantId, sha256 }), path)
}

/**
 * Says in the transaction that writes the reference that a content is in use, and has done what is due to it: it is
 * scanned when it waits for that, and once more when the last verdict is a day old.
 */
export const useContent = async (tx: Tx, sha256: string): Promise<void> => {
  const used = tx.run(sql`update stored_files set unused_since = null where sha256 = ${sha256}`)
  const asked = tx.row<{ state: ScanState; isStale: boolean }>(sql`
    select scan_state as state, scan_state = 'CLEAN' and scanned_at < now() - interval '1 day' as "isStale"
    from stored_files where sha256 = ${sha256}`)
  const [, content] = await Promise.all([used, asked])
  if (!content) return
  if (content.state === 'WAITING' || content.isStale) await enqueue(tx, scanFile, { sha256 })
  // Found out between the arrival of these bytes and now: they have come to the place of those that were removed.
  if (content.state === 'INFECTED') await enqueue(tx, removeInfected, { sha256 })
}

/** Says that one reference less leads to a content; the sweeper looks whether it was the last. */
export const releaseContent = (tx: Tx, sha256: Sql): Promise<number> =>
  tx.run(sql`update stored_files set unused_since = now() where sha256 = ${sha256}`)

/** @throws 409 for a content that waits for its verdict, 410 for one in which something was found. */
export const refuseHarmful = (state: ScanState): void => {
  if (state === 'WAITING') throw new Refusal(409, 'FILE_IN_QUARANTINE')
  if (state === 'INFECTED') throw new Refusal(410, 'FILE_INFECTED')
}
