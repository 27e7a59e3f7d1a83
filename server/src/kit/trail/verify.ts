import { createHash } from 'node:crypto'
import type pg from 'pg'

type Block = { tenantId: string; number: string; until: string; entries: string; sealing: string; hash: Buffer }

/** What a tenant's chain comes to. */
export type Chain = {
  tenantId: number
  blocks: number
  /** Entries that are in blocks, and those that are not yet. */
  sealed: number
  waiting: number
  /** Of the last block: who has noted it elsewhere knows later that nothing was cut off. */
  head: string | null
  /** The first block that is not what was sealed. */
  broken: { block: number; why: string } | null
}

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest()
}

const page = 5000

type Range = { tenantId: string; after: string; until: string }

/** The digests of the entries of a block, one behind the other. Worked out here: the database only tells its rows. */
const digestsOf = async (client: pg.Client, { tenantId, after, until }: Range) => {
  const parts: Buffer[] = []
  let [last, entries] = [after, 0]
  for (;;) {
    const { rows } = await client.query<{ id: string; text: string }>(
      `select e.id::text as id, jsonb_build_array(
         e.tenant_id, e.id, (extract(epoch from e.at) * 1000000)::bigint, e.actor_id, e.record_table, e.record_id,
         e.process_id, e.action, e.before, e.after)::text as text
       from audit_entries e where e.tenant_id = $1 and e.id > $2 and e.id <= $3 order by e.id limit ${page}`,
      [tenantId, last, until],
    )
    for (const { text } of rows) parts.push(sha256(text))
    entries += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < page) return { entries, digests: Buffer.concat(parts) }
  }
}

const faultOf = (block: Block, before: Block | undefined, entries: number, digests: Buffer): string | null => {
  const number = Number(before?.number ?? 0) + 1
  if (Number(block.number) !== number) return `block ${number} is missing`
  if (entries !== Number(block.entries)) return `it was sealed with ${block.entries} entries and holds ${entries}`
  const facts = `[${[block.tenantId, block.number, block.until, block.entries, block.sealing].join(', ')}]`
  const hash = sha256(before?.hash ?? Buffer.alloc(0), facts, digests)
  return hash.equals(block.hash) ? null : 'its entries, or the block itself, are not those that were sealed'
}

const blocksOf = async (client: pg.Client, tenantId: string): Promise<Block[]> => {
  const { rows } = await client.query<Block>(
    `select home_tenant_id::text as "tenantId", number::text, until_id::text as until, entries::text,
       (extract(epoch from sealed_at) * 1000000)::bigint::text as sealing, hash
     from audit_blocks where home_tenant_id = $1 order by number`,
    [tenantId],
  )
  return rows
}

// Where tenants lie on several machines each gives entries numbers from a range of its own, of 2^48.
const rangeOf = (id: string): bigint => BigInt(id) >> 48n
const startOf = (range: bigint): string => String(range << 48n)

/** How many entries lie behind the last block of their range. */
const waitingOf = async (client: pg.Client, tenantId: string, blocks: readonly Block[]): Promise<number> => {
  const ends = Object.fromEntries(blocks.map(({ until }) => [String(rangeOf(until)), until]))
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from audit_entries e
     where e.tenant_id = $1 and e.id > coalesce(($2::jsonb ->> (e.id >> 48)::text)::bigint, 0)`,
    [tenantId, JSON.stringify(ends)],
  )
  return Number(rows[0]?.count)
}

const verifyTenant = async (client: pg.Client, tenantId: string): Promise<Chain> => {
  const blocks = await blocksOf(client, tenantId)
  let before: Block | undefined
  let sealed = 0
  const ends = new Map<bigint, string>()
  let broken: Chain['broken'] = null
  for (const block of blocks) {
    const range = rangeOf(block.until)
    const after = ends.get(range) ?? startOf(range)
    const { entries, digests } = await digestsOf(client, { tenantId, after, until: block.until })
    const why = faultOf(block, before, entries, digests)
    if (why) {
      broken = { block: Number(block.number), why }
      break
    }
    sealed += entries
    before = block
    ends.set(range, block.until)
  }
  const waiting = await waitingOf(client, tenantId, blocks)
  return {
    tenantId: Number(tenantId),
    blocks: blocks.length,
    sealed,
    waiting,
    head: blocks.at(-1)?.hash.toString('hex') ?? null,
    broken,
  }
}

/** Works every chain out anew from the entries. @param client that sees the rows of all tenants. */
export const verifyChains = async (client: pg.Client): Promise<Chain[]> => {
  const { rows } = await client.query<{ id: string }>(
    'select tenant_id::text as id from audit_entries union select home_tenant_id::text from audit_blocks',
  )
  const chains: Chain[] = []
  for (const { id } of rows.sort((a, b) => Number(a.id) - Number(b.id))) chains.push(await verifyTenant(client, id))
  return chains
}

/**
 * The chains as of one moment, beside a running server.
 *
 * @param client connected as the owner.
 */
export const verifyTrail = async (client: pg.Client): Promise<Chain[]> => {
  await client.query('begin isolation level repeatable read read only')
  // The owner himself is subject to row security; the platform's role sees the rows of all tenants.
  await client.query('set local role pietas_platform')
  const chains = await verifyChains(client)
  await client.query('rollback')
  return chains
}
