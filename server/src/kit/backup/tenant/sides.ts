import pg from 'pg'
import { apart, layoutOf } from '../../db/layout'
import { withOwner } from '../catalog'
import type { Returning } from './tables'

/** A database that holds tables of a tenant, and where in it the rows of a table lie. */
export type Side = { client: pg.Client; returning: Returning[]; placeOf: (name: string) => string }

/**
 * Where a tenant lies: in one database both are the same. Where tables lie apart his own are on a machine, in a part of
 * each, and those with rows of nobody as well on the coordinator.
 */
export type Sides = { coordinator: Side; machine: Side; all: Side[] }

type Part = { name: string; part: string; host: string; port: number }

const partsOf = `
  select p.logicalrelid::regclass::text as name, p.logicalrelid::regclass || '_' || s.id as part, n.nodename as host, n.nodeport as port
  from pg_dist_partition p
  cross join lateral get_shard_id_for_distribution_column(p.logicalrelid, $1::bigint) s (id)
  join pg_dist_placement l on l.shardid = s.id join pg_dist_node n on n.groupid = l.groupid
  where p.partmethod = 'h'`

const quote = pg.escapeIdentifier

/**
 * Works where a tenant lies, with a connection to each side.
 *
 * @param client connected to the database that is asked, as the owner.
 * @param url its address; a machine of tenants is reached under its own with the same owner.
 */
export const withSides = async <T>(
  client: pg.Client,
  url: string,
  { tenantId, tables }: { tenantId: string; tables: Returning[] },
  work: (sides: Sides) => Promise<T>,
): Promise<T> => {
  if ((await layoutOf(client)) !== apart) {
    const side = { client, returning: tables, placeOf: quote }
    return work({ coordinator: side, machine: side, all: [side] })
  }
  const { rows } = await client.query<Part>(partsOf, [tenantId])
  const parts = new Map(rows.map(({ name, part }) => [name, part]))
  const address = new URL(url)
  address.hostname = rows[0]?.host ?? ''
  address.port = String(rows[0]?.port ?? '')
  return withOwner(address.href, async (there) => {
    await there.query('set citus.enable_manual_changes_to_shards to on')
    const coordinator = { client, returning: tables.filter(({ name }) => !parts.has(name)), placeOf: quote }
    const placeOf = (name: string) => quote(parts.get(name) ?? name)
    const own = tables.filter(({ name }) => parts.has(name)).map((table) => ({ ...table, place: placeOf(table.name) }))
    const machine = { client: there, returning: own, placeOf }
    return work({ coordinator, machine, all: [coordinator, machine] })
  })
}
