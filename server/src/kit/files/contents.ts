import { type Sql, sql } from '../db/sql'
import type { Db, TenantScope, Tx } from '../db/transaction'
import type { ReceivedFile } from './incoming'
import { type FileStore, keyOf } from './store'

/**
 * Gives a received file its lasting place. The row comes first, marked as unused: should anything fail from here on,
 * the sweeper finds it and removes what there is.
 */
export const keepContent = async (
  db: Db,
  files: FileStore,
  scope: TenantScope,
  { sha256, path }: ReceivedFile,
): Promise<void> => {
  await db.inTenant(scope, (tx) =>
    tx.run(sql`
      insert into stored_files (sha256) values (${sha256})
      on conflict (tenant_id, sha256) do update set unused_since = now() where stored_files.unused_since is not null`),
  )
  await files.put(keyOf({ tenantId: scope.tenantId, sha256 }), path)
}

/** Says in the transaction that writes the reference that a content is in use. */
export const useContent = (tx: Tx, sha256: string): Promise<number> =>
  tx.run(sql`update stored_files set unused_since = null where sha256 = ${sha256}`)

/** Says that one reference less leads to a content; the sweeper looks whether it was the last. */
export const releaseContent = (tx: Tx, sha256: Sql): Promise<number> =>
  tx.run(sql`update stored_files set unused_since = now() where sha256 = ${sha256}`)
