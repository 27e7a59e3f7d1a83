import * as z from 'zod'
import type { House } from '../../kit/call'
import { removeBytes } from '../../kit/files'
import type { JobKind } from '../../kit/jobs'
import { beginErasure, contentsAfter, deleteRows, dueErasures, endErasure } from './queries'

// Files first: their rows say which there are. Whoever is interrupted finds them again, and misses none that is gone.
const removeFiles = async ({ db, files }: House, tenantId: number, signal: AbortSignal): Promise<void> => {
  let last = ''
  for (;;) {
    const contents = await db.asPlatform((tx) => contentsAfter(tx, tenantId, last))
    if (contents.length === 0) return
    for (const { sha256 } of contents) {
      signal.throwIfAborted()
      await removeBytes(files, { tenantId, sha256 })
      last = sha256
    }
  }
}

/** Deletes for good what is due. One tenant after the other; what was interrupted is begun anew from where it stands. */
export const eraseTenants: JobKind<object> = {
  name: 'erase-tenants',
  payload: z.object({}),
  schedule: { daily: '03:10' },
  outside: async ({ signal }, house) => {
    const due = await house.db.asPlatform((tx) => dueErasures(tx))
    for (const { tenantId } of due) {
      await house.db.asPlatform((tx) => beginErasure(tx, tenantId))
      await removeFiles(house, tenantId, signal)
      await house.db.asPlatform((tx) => deleteRows(tx, tenantId))
      await house.db.asPlatform((tx) => endErasure(tx, tenantId))
    }
    return undefined
  },
}
