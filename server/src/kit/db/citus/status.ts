import type pg from 'pg'
import { nodesOf } from './nodes'

export type Status = {
  nodes: { name: string; port: number; parts: number; bytes: number }[]
  tables: { name: string; parts: number; bytes: number }[]
}

/** How the tables of tenants lie: on which machine how many parts, and how large each table is. */
export const statusOf = async (client: pg.Client): Promise<Status> => {
  const nodes = await nodesOf(client)
  const sizes = await client.query<Status['nodes'][number]>(`
    select nodename as name, nodeport as port, (count(*) filter (where table_name = 'persons'::regclass))::int as parts, sum(shard_size)::bigint as bytes
    from citus_shards group by 1, 2`)
  const tables = await client.query<Status['tables'][number]>(`
    select table_name::text as name, count(*)::int as parts, sum(shard_size)::bigint as bytes
    from citus_shards group by 1 order by 3 desc, 1`)
  const found = new Map(sizes.rows.map((row) => [`${row.name}:${row.port}`, row]))
  return {
    nodes: nodes
      .filter(({ holdsTenants }) => holdsTenants)
      .map(({ name, port }) => found.get(`${name}:${port}`) ?? { name, port, parts: 0, bytes: 0 }),
    tables: tables.rows,
  }
}
