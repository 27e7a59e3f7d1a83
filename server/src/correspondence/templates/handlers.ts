import type {
  GlobalTemplate,
  globalTemplates,
  Template,
  TemplateFields,
  TemplateVersion,
  templates,
} from '@pietas/contract/correspondence'
import type { Permission } from '@pietas/contract/kit'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { demandAtAll, usualEntities } from '../../kit/entity-items'
import { narrowed } from '../../kit/filters'
import { listPage } from '../../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  orNotFound,
  refuseMissing,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../../kit/records'
import { conflict, invalidField } from '../../kit/refusal'
import { nameContains } from '../../kit/search'
import {
  countedFacts,
  findGlobal,
  findVersion,
  globalFacts,
  isOffered,
  isOfKind,
  noteEdition,
  offer,
  stopOffering,
  storeOffers,
  templateFacts,
  versionFacts,
} from './queries'

const right: Permission = 'Administration:CreateCorrespondenceTemplateOrCategory'

type ListQuery = Call<(typeof templates)['list']>['query']

const matching = (query: ListQuery): Sql => {
  if (query.filterIds) return sql`m.id = any(${query.filterIds}::bigint[])`
  const { deleted = false, ...filters } = query.filters ?? {}
  const found = narrowed('m', filters, { kind: isOfKind })
  return sql`m.deleted = ${deleted} and ${nameContains('m', query.query)} and ${found}`
}

const one = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, 'templateId')}`
const locked = (call: Pick<Call, 'tx' | 'params'>) => lockRecord<Template>(call.tx, templateFacts, one(call))
const stored = (tx: Tx, id: number) => getRecord<Template>(tx, templateFacts, sql`m.id = ${id}`)

type Draft = Partial<TemplateFields>

const added = (ids: readonly number[] = [], before: readonly number[] = []) => ids.filter((id) => !before.includes(id))

/** What is there already may stay, whatever has become of it. */
const refuseUnknown = (tx: Tx, { categoryId, legalEntityIds }: Draft, before?: Template): Promise<void> =>
  refuseMissing(tx, [
    { field: 'categoryId', table: 'template_categories', id: categoryId === before?.categoryId ? null : categoryId },
    ...added(legalEntityIds, before?.legalEntityIds).map((id) => ({
      field: 'legalEntityIds',
      table: 'legal_entities',
      id,
    })),
  ])

/** What a new template takes from one of all tenants: whatever its author has not said otherwise. */
const copied = async (tx: Tx, draft: Draft): Promise<{ draft: Draft; edition: number | null }> => {
  if (!draft.globalTemplateId) return { draft, edition: null }
  const global = await findGlobal(tx, draft.globalTemplateId)
  if (!global) throw invalidField('globalTemplateId', 'common.validation-unknown-reference')
  const { edition, ...said } = global
  return { draft: { ...said, ...draft }, edition }
}

const say = async (call: Pick<Call, 'tx' | 'actor' | 'grants' | 'params'>, said: Draft) => {
  const current = await locked(call)
  await demandAtAll(call, right, current.value().legalEntityIds)
  return updateRecord<Template>(call.tx, templateFacts, current, said)
}

/** Templates of letters and mails of a tenant. */
export const templateHandlers: Handlers<typeof templates> = {
  list: ({ tx, query }) => listPage<Template>(tx, templateFacts, query, matching(query)),

  listOfEntity: ({ tx, query, legalEntityId }) =>
    listPage<Template>(tx, templateFacts, query, sql`${matching(query)} and ${isOffered(legalEntityId)}`),

  create: async (call) => {
    const { tx, body } = call
    const { draft, edition } = await copied(tx, body)
    if (!draft.name) throw invalidField('name', 'correspondence.template.validation.name.required')
    const { legalEntityIds = await usualEntities(call, right), ...fields } = draft
    await demandAtAll(call, right, legalEntityIds)
    await refuseUnknown(tx, { ...fields, legalEntityIds })
    const created = await insertRecord<Template>(tx, templateFacts, { ...fields, edition })
    const { id } = created.value()
    await storeOffers(tx, id, legalEntityIds)
    return stored(tx, id)
  },

  get: (call) => getRecord<Template>(call.tx, templateFacts, one(call)),

  update: async (call) => {
    const { legalEntityIds, ...fields } = call.body
    const current = await locked(call)
    const before = current.value()
    await demandAtAll(call, right, [...before.legalEntityIds, ...(legalEntityIds ?? [])])
    refuseStale(call.ifMatch, before)
    await refuseUnknown(call.tx, call.body, before)
    const isElsewhere = legalEntityIds && [...legalEntityIds].sort().join() !== [...before.legalEntityIds].sort().join()
    await updateRecord<Template>(
      call.tx,
      templateFacts,
      current,
      withLinksChanged(before, isElsewhere ? { legalEntityIds } : {}, fields),
    )
    if (isElsewhere) await storeOffers(call.tx, before.id, legalEntityIds)
    return stored(call.tx, before.id)
  },

  delete: async (call) => {
    await demandAtAll(call, right, (await locked(call)).value().legalEntityIds)
    await softDelete(call.tx, templateFacts, one(call))
    return undefined
  },

  restore: async (call) => {
    const before = (await getRecord<Template>(call.tx, templateFacts, one(call))).value()
    await demandAtAll(call, right, before.legalEntityIds)
    return restoreRecord<Template>(call.tx, templateFacts, one(call))
  },

  versions: async (call) => {
    const { id } = (await getRecord<Template>(call.tx, templateFacts, one(call))).value()
    const query = { ...call.query, sortDirection: call.query.sortDirection ?? ('DESC' as const) }
    return listPage<TemplateVersion>(call.tx, versionFacts, query, sql`v.template_id = ${id}`)
  },

  restoreVersion: async (call) => {
    const id = pathId(call, 'templateId')
    const {
      version: _of,
      at: _at,
      author: _by,
      ...said
    } = orNotFound(await findVersion(call.tx, id, pathId(call, 'templateVersion')))
    return say(call, said)
  },

  takeOver: async (call) => {
    const { globalTemplateId } = (await locked(call)).value()
    const global = globalTemplateId === null ? null : await findGlobal(call.tx, globalTemplateId)
    if (!global) throw conflict([{ field: 'globalTemplateId', message: 'common.validation-unknown-reference' }])
    const { edition, ...said } = global
    const { id } = (await say(call, said)).value()
    await noteEdition(call.tx, id, edition)
    return stored(call.tx, id)
  },

  assign: async (call) => {
    const { id } = (await locked(call)).value()
    await offer(call.tx, call.legalEntityId, id)
    return undefined
  },

  unassign: async (call) => {
    const { id } = (await getRecord<Template>(call.tx, templateFacts, one(call))).value()
    await stopOffering(call.tx, call.legalEntityId, id)
    return undefined
  },
}

const oneGlobal = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, 'globalTemplateId')}`

const refuseUnknownCategory = (tx: Tx, categoryId: number | null | undefined): Promise<void> =>
  refuseMissing(tx, [{ field: 'categoryId', table: 'global_template_categories', id: categoryId }])

/** Templates of all tenants. */
export const globalTemplateHandlers: Handlers<typeof globalTemplates> = {
  list: ({ tx, query }) => listPage<GlobalTemplate>(tx, countedFacts, query, matching(query)),

  create: async ({ tx, body }) => {
    await refuseUnknownCategory(tx, body.categoryId)
    return insertRecord<GlobalTemplate>(tx, countedFacts, body)
  },

  get: (call) => getRecord<GlobalTemplate>(call.tx, countedFacts, oneGlobal(call)),

  update: async (call) => {
    const current = await lockRecord<GlobalTemplate>(call.tx, countedFacts, oneGlobal(call))
    const before = refuseStale(call.ifMatch, current.value())
    if (call.body.categoryId !== before.categoryId) await refuseUnknownCategory(call.tx, call.body.categoryId)
    return updateRecord<GlobalTemplate>(call.tx, countedFacts, current, call.body)
  },

  delete: async (call) => {
    await softDelete(call.tx, countedFacts, oneGlobal(call))
    return undefined
  },

  restore: (call) => restoreRecord<GlobalTemplate>(call.tx, countedFacts, oneGlobal(call)),

  listOfTenant: ({ tx, query }) => listPage(tx, globalFacts, query, matching(query)),

  getOfTenant: (call) => getRecord(call.tx, globalFacts, oneGlobal(call)),
}
