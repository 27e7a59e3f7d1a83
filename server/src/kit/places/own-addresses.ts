import { type Address, entitiesWith, type Grants, type Permission, type Place } from '@pietas/contract/kit'
import type { Actor } from '../call'
import { type Sql, sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import { placeOf } from './found'

// Streets have no index under row security, so only what was worked on last is looked through.
const recent = 500
const maxOwn = 4

type Asker = { actor: Actor; grants: Grants }

/** The legal entities whose records of a kind the caller may see, as a condition on `e`. */
const seen = ({ actor, grants }: Asker, permission: Permission) => {
  const held = entitiesWith(grants, permission)
  const permitted = held === 'all' ? sql`true` : sql`e.id = any(${held}::bigint[])`
  return sql`not e.deleted and ${permitted} and (${actor.mfaEnrolled} or not e.mfa_required)`
}

/** Records with an address, which the search for addresses knows before any map does. */
export type AddressSource = {
  table: string
  /** Who may see them. */
  permission: Permission
  /** Expressions by the part of the address, of a record called `x`. */
  parts: Readonly<Record<keyof Address, string>>
}

const parts = ['name', 'street', 'streetNumber', 'zipCode', 'city', 'country', 'lat', 'lng'] as const

const addressesOf = (asker: Asker, source: AddressSource): Sql => sql`
  select ${sql.raw(parts.map((part) => source.parts[part]).join(', '))}, x.updated_at
  from legal_entities e cross join lateral (
    select * from ${sql.table(source.table)} r where r.legal_entity_id = e.id and not r.deleted
    order by r.updated_at desc limit ${sql.lit(recent)}) x
  where ${seen(asker, source.permission)} and ${sql.raw(source.parts.city)} is not null`

/** Addresses of the tenant's records that hold every typed word, each once, the latest first. */
export const findOwn = async (
  tx: Tx,
  asker: Asker,
  sources: readonly AddressSource[],
  query: string,
): Promise<Place[]> => {
  const words = query
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8)
  if (words.length === 0 || sources.length === 0) return []
  const rows = await tx.rows<Address>(sql`
    select name, street, street_number as "streetNumber", zip_code as "zipCode", city, country, lat, lng
    from (${sql.join(
      sources.map((source) => addressesOf(asker, source)),
      sql` union all `,
    )})
      a (name, street, street_number, zip_code, city, country, lat, lng, updated_at)
    where not exists (
      select from unnest(${words}::text[]) word
      where strpos(folded(concat_ws(' ', name, street, street_number, zip_code, city)), folded(word)) = 0)
    group by name, street, street_number, zip_code, city, country, lat, lng
    order by max(updated_at) desc limit ${sql.lit(maxOwn)}`)
  return rows.map((address) => placeOf('own', address))
}
