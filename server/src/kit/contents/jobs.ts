import type { House } from '../call'
import { type ContentId, keyOf, removeBytes } from '../files'
import { FailedForGood, type Job, type JobKind } from '../jobs'
import { type Scanner, Unscannable, type Verdict } from '../malware'
import { hourly } from '../sweeper'
import { removeInfected, scanFile } from './contents'
import { findDue, lockInfected, noteVerdict, unscannedAfter } from './verdicts'

type OfContent = { sha256: string }

const idOf = ({ tenantId, payload }: Job<OfContent>): ContentId => ({ tenantId: tenantId ?? 0, sha256: payload.sha256 })

const scan = async (
  { files }: House,
  scanner: Scanner,
  id: ContentId,
  { warn }: Pick<Job, 'warn'>,
): Promise<Verdict> => {
  const verdict = await scanner(await files.open(keyOf(id)))
  if (!verdict.isClean) warn({ ...id, finding: verdict.finding }, 'malware was found in a file')
  return verdict
}

/** Asks the scanner about one content. Whoever brought it waits, so it is tried for weeks, every ten minutes at last. */
const scanOne: JobKind<OfContent> = {
  ...scanFile,
  attempts: 10_000,
  backoff: (attempt) => Math.min(60 * 2 ** Math.min(attempt - 1, 10), 600),
  outside: async (job, house) => {
    const id = idOf(job)
    const { isDue, isAwaited } = await house.db.readInTenant({ tenantId: id.tenantId, actorId: job.actorId }, (tx) =>
      findDue(tx, id.sha256),
    )
    // Without a scanner nobody says that it is clean, so it stays where it is.
    if (isAwaited && !house.scanner) throw new Error('MALWARE_SCANNER is not set')
    if (!isDue || !house.scanner) return undefined
    const verdict = await scan(house, house.scanner, id, job).catch((error: Error) => {
      throw error instanceof Unscannable ? new FailedForGood(error.message) : error
    })
    return (tx) => noteVerdict(tx, id, job.actorId, verdict)
  },
}

const removeOne: JobKind<OfContent> = {
  ...removeInfected,
  effect: async (tx, job, { files }) => {
    const id = idOf(job)
    if (await lockInfected(tx, id.sha256)) await removeBytes(files, id)
  },
}

// So many in a row: the scanner is away, and not one file odd.
const mostFailures = 3

/** Goes through what came before there was a scanner. It can be had meanwhile, as it always could. */
const scanOlder: JobKind<object> = {
  ...hourly,
  name: 'scan-older-files',
  outside: async (job, house) => {
    if (!house.scanner) return undefined
    let [failures, last] = [0, undefined as unknown]
    let page: ContentId[] = []
    do {
      const after = page.at(-1) ?? { tenantId: 0, sha256: '' }
      page = await house.db.asPlatform((tx) => unscannedAfter(tx, after))
      for (const id of page) {
        if (job.signal.aborted) return undefined
        try {
          const verdict = await scan(house, house.scanner, id, job)
          await house.db.inTenant({ tenantId: id.tenantId, actorId: null }, (tx) => noteVerdict(tx, id, null, verdict))
          failures = 0
        } catch (error) {
          failures += 1
          last = error
          if (failures === mostFailures) throw error
        }
      }
    } while (page.length > 0)
    if (last) throw last
    return undefined
  },
}

export const contentJobs: readonly JobKind[] = [scanOne, removeOne, scanOlder]
