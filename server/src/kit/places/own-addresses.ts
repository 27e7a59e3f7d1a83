import { type Address, entitiesWith, type Grants, type Permission, type Place } from '@pietas/contract/kit'
import type { Actor } from '../call'
import { sql } from '../db/sql'
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

const personAddresses = (asker: Asker) => sql`
  select null::text as name, p.street, p.street_number, p.zip_code, p.city, p.country, null::float8 as lat,
    null::float8 as lng, p.updated_at
  from legal_entities e cross join lateral (
    select * from persons x where x.legal_entity_id = e.id and not x.deleted
    order by x.updated_at desc limit ${sql.lit(recent)}) p
  where ${seen(asker, 'Person:ListAndRead')} and p.city is not null`

const partnerAddresses = (asker: Asker) => sql`
  select b.address ->> 'name', b.address ->> 'street', b.address ->> 'streetNumber', b.address ->> 'zipCode',
    b.address ->> 'city', b.address ->> 'country', (b.address ->> 'lat')::float8, (b.address ->> 'lng')::float8,
    b.updated_at
  from legal_entities e cross join lateral (
    select * from business_partners x where x.legal_entity_id = e.id and not x.deleted
    order by x.updated_at desc limit ${sql.lit(recent)}) b
  where ${seen(asker, 'BusinessPartner:Read')} and b.address ->> 'city' is not null`

/** Addresses of the tenant's persons and partners that hold every typed word, each once, the latest first. */
export const findOwn = async (tx: Tx, asker: Asker, query: string): Promise<Place[]> => {
  const words = query
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8)
  if (words.length === 0) return []
  const rows = await tx.rows<Address>(sql`
    select name, street, street_number as "streetNumber", zip_code as "zipCode", city, country, lat, lng
    from (${personAddresses(asker)} union all ${partnerAddresses(asker)}) a
    where not exists (
      select from unnest(${words}::text[]) word
      where strpos(folded(concat_ws(' ', name, street, street_number, zip_code, city)), folded(word)) = 0)
    group by name, street, street_number, zip_code, city, country, lat, lng
    order by max(updated_at) desc limit ${sql.lit(maxOwn)}`)
  return rows.map((address) => placeOf('own', address))
}
