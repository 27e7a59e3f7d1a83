import type { Partner, partners } from '@pietas/contract/partners'
import type { Call, Handlers } from '../kit/call'
import { pathId } from '../kit/call'
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
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { wordsMatch } from '../kit/search'
import { partnerFacts, typeLink } from './queries'

type Routes = typeof partners

const thisPartner = (call: Pick<Call, 'params' | 'legalEntityId'>): Sql =>
  sql`b.legal_entity_id = ${call.legalEntityId} and b.id = ${pathId(call, 'businessPartnerId')}`

const hasType = ({ typeName, typeId }: { typeName?: string | undefined; typeId?: number | undefined }): Sql => {
  if (typeName === undefined && typeId === undefined) return sql`true`
  const isType = typeName === undefined ? sql`t.id = ${typeId}` : sql`t.name = ${typeName}`
  return sql`exists (select from partner_types_of_partners x
    join business_partner_types t on t.tenant_id = x.tenant_id and t.id = x.business_partner_type_id
    where x.tenant_id = b.tenant_id and x.business_partner_id = b.id and ${isType})`
}

const listed = ({ query, legalEntityId }: Call<Routes['list']>): Sql => {
  const here = sql`b.legal_entity_id = ${legalEntityId}`
  if (query.filterIds) return sql`${here} and b.id = any(${query.filterIds}::bigint[])`
  const found = wordsMatch('b', 'business_partners', legalEntityId, query.query)
  return sql`${here} and not b.deleted and ${found} and ${hasType(query.filters ?? {})}`
}

const withTypes = async (tx: Tx, stored: Json<Partner>, typeIds: number[] | undefined): Promise<Json<Partner>> => {
  if (!typeIds) return stored
  const { id } = stored.value()
  await replaceLinks(tx, typeLink, id, typeIds)
  return getRecord<Partner>(tx, partnerFacts, sql`b.id = ${id}`)
}

const refuseUnknownTypes = (tx: Tx, typeIds: readonly number[] = []): Promise<void> =>
  refuseMissing(
    tx,
    typeIds.map((id) => ({ field: 'typeIds', table: 'business_partner_types', id })),
  )

export const partnerHandlers: Handlers<Routes> = {
  list: (call) => listPage<Partner>(call.tx, partnerFacts, call.query, listed(call)),

  create: async ({ tx, body, legalEntityId }) => {
    const { typeIds, ...fields } = body
    await refuseUnknownTypes(tx, typeIds)
    return withTypes(tx, await insertRecord<Partner>(tx, partnerFacts, { ...fields, legalEntityId }), typeIds)
  },

  get: (call) => getRecord<Partner>(call.tx, partnerFacts, thisPartner(call)),

  update: async (call) => {
    const { typeIds, ...fields } = call.body
    const current = await lockRecord<Partner>(call.tx, partnerFacts, thisPartner(call))
    const before = refuseStale(call.ifMatch, current.value())
    // A type that has been deleted since stays where it is, but is given to nobody anew.
    await refuseUnknownTypes(
      call.tx,
      typeIds?.filter((id) => !before.typeIds.includes(id)),
    )
    const changes = withLinksChanged(before, { typeIds }, fields)
    return withTypes(call.tx, await updateRecord<Partner>(call.tx, partnerFacts, current, changes), typeIds)
  },

  delete: async (call) => {
    await softDelete(call.tx, partnerFacts, thisPartner(call))
    return undefined
  },
}
