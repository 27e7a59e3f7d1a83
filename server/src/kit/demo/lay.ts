import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { House } from '../call'
import { sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import { keyOf, newIncomingPath } from '../files'

/** Lays bytes where contents lie, in the transaction of the story. @returns their digest */
export const lay = async (tx: Tx, house: House, tenantId: number, bytes: Buffer): Promise<string> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await tx.run(sql`insert into stored_files (sha256, unused_since) values (${sha256}, null) on conflict do nothing`)
  const path = await newIncomingPath(house.env.DATA_DIR)
  await writeFile(path, bytes, { mode: 0o600, flush: true })
  await house.files.put(keyOf({ tenantId, sha256 }), path)
  return sha256
}
