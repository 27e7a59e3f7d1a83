import {
  checkPartner,
  type Partner,
  type PartnerFields,
  type PartnerRow,
  type partners,
} from '@pietas/contract/partners'
import type { Call, Handlers } from '../kit/call'
import { demand, pathId } from '../kit/call'
import { contactColumn } from '../kit/contacts'
import { type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { replaceLinks } from '../kit/db/write'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  refuseMissing,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { refuseIfAny } from '../kit/refusal'
import { type SearchWay, searchedPage, searchIn } from '../kit/search'
import { partnerFacts, partnerRowFacts, typeIdsByName, typeLink } from './queries'

type Routes = typeof partners

const thisPartner = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`b.legal_entity_id = ${call.legalEntityId} and b.id = ${pathId(call, 'businessPartnerId')}`

type Filters = NonNullable<Call<Routes['list']>['query']['filters']>

// The ids are looked up first: a plan that knows only the name cannot tell a rare type from a common one.
const typesMeant = async (
  tx: Tx,
  { businessPartnerTypeName, typeName = businessPartnerTypeName, typeId }: Filters,
): Promise<number[] | null> => {
  if (typeName === undefined) return typeId === undefined ? null : [typeId]
  return typeIdsByName(tx, typeName)
}

const hasType = (typeIds: number[] | null): Sql =>
  typeIds === null
    ? sql`true`
    : sql`exists (select from partner_types_of_partners x
        where x.tenant_id = b.tenant_id and x.business_partner_id = b.id
          and x.business_partner_type_id = any(${typeIds}::bigint[]))`

const listed = async ({ tx, query, legalEntityId }: Call<Routes['list']>): Promise<Sql> => {
  const here = sql`b.legal_entity_id = ${legalEntityId}`
  if (query.filterIds) return sql`${here} and b.id = any(${query.filterIds}::bigint[])`
  const filters = query.filters ?? {}
  // Stated and not compared with a value, so that the indexes of the few deleted and locked ones apply.
  const locked = filters.locked ? sql`b.locked` : sql`not b.locked`
  return sql`${here} and ${filters.deleted ? sql`b.deleted` : sql`not b.deleted`}
    and ${hasType(await typesMeant(tx, filters))}
    and ${filters.parentId ? sql`b.parent_id = ${filters.parentId}` : sql`true`}
    and ${filters.locked === undefined ? sql`true` : locked}`
}

const foundIn =
  (legalEntityId: number) =>
  (way: SearchWay, typed: string): Sql =>
    // A partner has no day to be found by.
    way === 'DATE'
      ? sql`false`
      : sql`b.id = any(array(select ${searchIn('business_partners', legalEntityId, typed, way)}))`

const withTypes = async (tx: Tx, stored: Json<Partner>, typeIds: number[] | undefined): Promise<Json<Partner>> => {
  if (!typeIds) return stored
  const { id } = stored.value()
  await replaceLinks(tx, typeLink, id, typeIds)
  return getRecord<Partner>(tx, partnerFacts, sql`b.id = ${id}`)
}

const partnerColumns = ({ contactDetails, ...fields }: Partial<PartnerFields>) => ({
  ...fields,
  ...contactColumn(contactDetails),
})

const refuseUnknownReferences = async (
  { tx, legalEntityId }: Pick<Call, 'tx' | 'legalEntityId'>,
  { parentId, accountingContactId }: Partial<PartnerFields>,
  typeIds: readonly number[] = [],
): Promise<void> => {
  await refuseMissing(
    tx,
    typeIds.map((id) => ({ field: 'typeIds', table: 'business_partner_types', id })),
  )
  await refuseMissing(
    tx,
    [
      { field: 'parentId', table: 'business_partners', id: parentId },
      { field: 'accountingContactId', table: 'persons', id: accountingContactId },
    ],
    legalEntityId,
  )
}

export const partnerHandlers: Handlers<Routes> = {
  list: async (call) =>
    searchedPage<PartnerRow>(call.tx, partnerRowFacts, call.query, await listed(call), foundIn(call.legalEntityId)),

  create: async (call) => {
    const { typeIds, ...fields } = call.body
    refuseIfAny(checkPartner(fields))
    await refuseUnknownReferences(call, fields, typeIds)
    const values = { ...partnerColumns(fields), legalEntityId: call.legalEntityId }
    return withTypes(call.tx, await insertRecord<Partner>(call.tx, partnerFacts, values), typeIds)
  },

  get: (call) => getRecord<Partner>(call.tx, partnerFacts, thisPartner(call)),

  find: async (call) => {
    const found = await getRecord<Partner>(call.tx, partnerFacts, sql`b.id = ${pathId(call, 'businessPartnerId')}`)
    await demand(call, 'BusinessPartner:Read', found.value().legalEntityId)
    return found
  },

  update: async (call) => {
    const { typeIds, ...fields } = call.body
    const current = await lockRecord<Partner>(call.tx, partnerFacts, thisPartner(call))
    const before = refuseStale(call.ifMatch, current.value())
    refuseIfAny(checkPartner(fields))
    // What has been deleted since stays where it is, but is given to nobody anew.
    const { parentId, accountingContactId } = fields
    await refuseUnknownReferences(
      call,
      {
        ...(parentId === before.parentId ? {} : { parentId }),
        ...(accountingContactId === before.accountingContactId ? {} : { accountingContactId }),
      },
      typeIds?.filter((id) => !before.typeIds.includes(id)),
    )
    const changes = withLinksChanged(before, { typeIds }, partnerColumns(fields))
    return withTypes(call.tx, await updateRecord<Partner>(call.tx, partnerFacts, current, changes), typeIds)
  },

  delete: async (call) => {
    await softDelete(call.tx, partnerFacts, thisPartner(call))
    return undefined
  },

  restore: (call) => restoreRecord<Partner>(call.tx, partnerFacts, thisPartner(call)),

  listChildren: async (call) => {
    const parent = (await getRecord<Partner>(call.tx, partnerFacts, thisPartner(call))).value()
    const { tx, query } = call
    return listPage<PartnerRow>(tx, partnerRowFacts, query, sql`b.parent_id = ${parent.id} and not b.deleted`)
  },
}
