import { type FirstCall, firstCallFields } from '@pietas/contract/first-calls'
import type { Address } from '@pietas/contract/kit'
import { instant, recordColumns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { type ListFacts, listPage } from '../kit/paging'

const author = `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
  from users u where u.tenant_id = f.tenant_id and u.id = f.created_by)`

const stored = Object.keys(firstCallFields.shape).filter((field) => !['deceasedTimeAt', 'pickUpAt'].includes(field))

/** A call with everything that was said. */
export const firstCallFacts: ListFacts = {
  table: 'first_calls',
  alias: 'f',
  item: recordColumns('f', ['legalEntityId', 'processId', 'discardReason', ...stored], {
    deceasedTimeAt: `left(f.deceased_time_at::text, 5)`,
    pickUpAt: instant('f.pick_up_at'),
    author,
  }),
  sorts: { CREATED_AT: { expression: 'f.created_at', type: 'timestamptz' } },
}

/** The calls of a legal entity from which no case has come yet, as a condition. */
export const isOpenAt = (legalEntityId: number) =>
  sql`f.legal_entity_id = ${legalEntityId} and not f.deleted and f.process_id is null`

/** How many calls are open at a legal entity, and the latest of them. */
export const openCallsOf = async (
  tx: Tx,
  legalEntityId: number,
  most: number,
): Promise<{ total: number; items: FirstCall[] }> => {
  const query = { sortBy: 'CREATED_AT', limit: most }
  const page = await listPage<FirstCall>(tx, firstCallFacts, query, isOpenAt(legalEntityId))
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total from first_calls f where ${isOpenAt(legalEntityId)}`,
  )
  return { total: counted?.total ?? 0, items: page.value().items }
}

/** The legal entity that a call belongs to; null when there is no such call. */
export const findCall = (tx: Tx, id: number): Promise<{ legalEntityId: number } | null> =>
  tx.row(sql`select f.legal_entity_id as "legalEntityId" from first_calls f where f.id = ${id} and not f.deleted`)

/** Takes a call out of the lists and notes why. */
export const discardCall = (tx: Tx, id: number, reason: string): Promise<number> =>
  tx.run(sql`update first_calls f set deleted = true, discard_reason = ${reason} where f.id = ${id}`)

/** Where a branch is, called by its name. */
export const findBranchPlace = (tx: Tx, id: number): Promise<Partial<Address> | null> =>
  tx.row(sql`select b.name, b.street, b.street_number as "streetNumber", b.zip_code as "zipCode", b.city
    from branches b where b.id = ${id}`)
