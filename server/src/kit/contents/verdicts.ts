import { sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import type { ContentId } from '../files'
import { enqueue } from '../jobs'
import type { Verdict } from '../malware'
import { noteSecurity } from '../security'
import { removeInfected, type ScanState } from './contents'

/** @returns whether a scanner has to look at a content, and whether somebody waits for it. */
export const findDue = async (tx: Tx, sha256: string): Promise<{ isDue: boolean; isAwaited: boolean }> => {
  const content = await tx.row<{ state: ScanState; isFresh: boolean }>(sql`
    select scan_state as state, coalesce(scanned_at > now() - interval '1 day', false) as "isFresh"
    from stored_files where sha256 = ${sha256}`)
  const isAwaited = content?.state === 'WAITING'
  const isStale = content?.state === 'CLEAN' && !content.isFresh
  return { isAwaited, isDue: isAwaited || isStale || content?.state === 'UNSCANNED' }
}

/**
 * Writes what a scanner has said. What was found before stays found: of two verdicts on the same bytes the worse one
 * counts, until they come again.
 *
 * @param actorId who brought the file, where anybody knows.
 */
export const noteVerdict = async (
  tx: Tx,
  { tenantId, sha256 }: ContentId,
  actorId: number | null,
  verdict: Verdict,
): Promise<void> => {
  const [state, finding] = verdict.isClean ? ['CLEAN', null] : ['INFECTED', verdict.finding]
  const changed = await tx.run(sql`
    update stored_files set scan_state = ${state}, finding = ${finding}, scanned_at = now()
    where sha256 = ${sha256} and scan_state <> 'INFECTED'`)
  if (changed === 0 || verdict.isClean) return
  const http = { address: null, userAgent: null }
  await noteSecurity(tx, { kind: 'MALWARE_FOUND', outcome: 'REFUSED', tenantId, actorId, http })
  // In a job of its own: the bytes may only go once everybody knows why.
  await enqueue(tx, removeInfected, { sha256 })
}

/** Contents of all tenants that came before there was a scanner, after this one. */
export const unscannedAfter = (tx: Tx, { tenantId, sha256 }: ContentId): Promise<ContentId[]> =>
  tx.rows<ContentId>(sql`
    select f.tenant_id as "tenantId", f.sha256 from stored_files f
    where f.scan_state = 'UNSCANNED' and (f.tenant_id, f.sha256) > (${tenantId}::bigint, ${sha256})
    order by f.tenant_id, f.sha256 limit 50`)

/** Locks a content in which something was found, so that the same bytes do not come while they are removed. */
export const lockInfected = async (tx: Tx, sha256: string): Promise<boolean> =>
  (await tx.run(sql`
    update stored_files set has_thumbnail = null where sha256 = ${sha256} and scan_state = 'INFECTED'`)) > 0
