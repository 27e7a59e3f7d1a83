import {
  checkPartner,
  type Partner,
  type PartnerFields,
  type PartnerRow,
  type partners,
} from '@pietas/contract/partners'
import type { Call, Handlers } from '../kit/call'
import { pathId } from '../kit/call'
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
import { wordsMatch } from '../kit/search'
import { partnerFacts, partnerRowFacts, typeLink } from './queries'

type Routes = typeof partners

const thisPartner = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`b.legal_entity_id = ${call.legalEntityId} and b.id = ${pathId(call, 'businessPartnerId')}`

type Filters = NonNullable<Call<Routes['list']>['query']['filters']>

const hasType = ({ businessPartnerTypeName, typeName = businessPartnerTypeName, typeId }: Filters): Sql => {
  if (typeName === undefined && typeId === undefined) return sql`true`
  const isType = typeName === undefined ? sql`t.id = ${typeId}` : sql`t.name = ${typeName}`
  return sql`exists (select from partner_types_of_partners x
    join business_partner_types t on t.tenant_id = x.tenant_id and t.id = x.business_partner_type_id
    where x.tenant_id = b.tenant_id and x.business_partner_id = b.id and ${isType})`
}

const listed = ({ query, legalEntityId }: Call<Routes['list']>): Sql => {
  const here = sql`b.legal_entity_id = ${legalEntityId}`
  if (query.filterIds) return sql`${here} and b.id = any(${query.filterIds}::bigint[])`
  const filters = query.filters ?? {}
  const found = wordsMatch('b', 'business_partners', legalEntityId, query.query)
  return sql`${here} and ${filters.deleted ? sql`b.deleted` : sql`not b.deleted`} and ${found} and ${hasType(filters)}
    and ${filters.parentId ? sql`b.parent_id = ${filters.parentId}` : sql`true`}
    and ${filters.locked === undefined ? sql`true` : sql`b.locked = ${filters.locked}`}`
}

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
  list: (call) => listPage<PartnerRow>(call.tx, partnerRowFacts, call.query, listed(call)),

  create: async (call) => {
    const { typeIds, ...fields } = call.body
    refuseIfAny(checkPartner(fields))
    await refuseUnknownReferences(call, fields, typeIds)
    const values = { ...partnerColumns(fields), legalEntityId: call.legalEntityId }
    return withTypes(call.tx, await insertRecord<Partner>(call.tx, partnerFacts, values), typeIds)
  },

  get: (call) => getRecord<Partner>(call.tx, partnerFacts, thisPartner(call)),

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
