import { inject } from 'vitest'
import { apart, layoutOf } from '../db/layout'
import { sql } from '../db/sql'
import { connected } from '../db/testing'
import type { Tx } from '../db/transaction'
import type { FuneralHome } from '.'

const waitsHere = 'select count(*)::int as count from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
// Where tables lie apart the machine of the tenant knows who waits, and by another number for whom.
const waitsAnywhere = `select count(*)::int as count from citus_lock_waits
  where blocking_gpid = citus_calculate_gpid(citus_coordinator_nodeid(), $1)`

/** How many wait for a connection. The owner of the database asks: nobody who works in a tenant may see it. */
export const waitingFor = (pid: number): Promise<number> =>
  connected(inject('databaseUrl'), async (owner) => {
    const asked = (await layoutOf(owner)) === apart ? waitsAnywhere : waitsHere
    const { rows } = await owner.query<{ count: number }>(asked, [pid])
    return rows[0]?.count ?? 0
  })

/** Holds a transaction open in the middle: `held` says its connection, `release` lets it end. */
export const holding = async (home: FuneralHome, work: (tx: Tx) => Promise<unknown>) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let ended: Promise<void> = Promise.resolve()
  const pid = await new Promise<number>((held, broken) => {
    ended = home
      .inTenant(async (tx) => {
        await work(tx)
        held((await tx.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid ?? 0)
        await released
      })
      .catch(broken)
  })
  const end = async () => {
    release()
    await ended
  }
  return { pid, end }
}
