import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@pietas/contract/kit'
import {
  type checklists,
  checkTaskTemplate,
  type TaskTemplate,
  type TaskTemplateFields,
  type taskTemplates,
} from '@pietas/contract/tasks'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { demandAtAll, usualEntities } from '../../kit/entity-items'
import { listPage } from '../../kit/paging'
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
} from '../../kit/records'
import { refuseIfAny } from '../../kit/refusal'
import { nameContains } from '../../kit/search'
import { columnsOf, isOffered, offer, stopOffering, storeLinks, templateFacts } from './queries'

const right: Permission = 'Administration:CreateChecklistOrStandardTask'

type Draft = Partial<TaskTemplateFields>

const refuseUnknown = (tx: Tx, { userId, appliesTo, legalEntityIds }: Draft): Promise<void> =>
  refuseMissing(tx, [
    { field: 'userId', table: 'users', id: userId },
    ...(appliesTo?.burialFormIds ?? []).map((id) => ({ field: 'appliesTo.burialFormIds', table: 'burial_forms', id })),
    ...(legalEntityIds ?? []).map((id) => ({ field: 'legalEntityIds', table: 'legal_entities', id })),
  ])

const added = (ids: readonly number[] = [], before: readonly number[] = []) => ids.filter((id) => !before.includes(id))

/** What of a draft refers to something anew: what is there already may stay, whatever has become of it. */
const newReferences = ({ userId, appliesTo, legalEntityIds }: Draft, before: TaskTemplate): Draft => ({
  ...(userId && userId !== before.userId ? { userId } : {}),
  ...(appliesTo
    ? {
        appliesTo: {
          ...appliesTo,
          burialFormIds: added(appliesTo.burialFormIds, before.appliesTo.burialFormIds),
        },
      }
    : {}),
  legalEntityIds: added(legalEntityIds, before.legalEntityIds),
})

/** Only what differs is stored, so that a template which is saved as it was keeps its version. */
const differing = (draft: Draft, before: TaskTemplate): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isDeepStrictEqual(value, before[field as keyof TaskTemplate])),
  )

const handlersOf = (isChecklist: boolean) => {
  const idName = isChecklist ? 'checklistId' : 'taskTemplateId'
  const ofKind = sql`m.is_checklist = ${isChecklist}`
  const one = (call: Pick<Call, 'params'>): Sql => sql`m.id = ${pathId(call, idName)} and ${ofKind}`
  const matching = (query: Call<(typeof taskTemplates)['list']>['query']): Sql =>
    query.filterIds
      ? sql`${ofKind} and m.id = any(${query.filterIds}::bigint[])`
      : sql`${ofKind} and m.deleted = ${query.filters?.deleted ?? false} and ${nameContains('m', query.query)}`
  const locked = (call: Pick<Call, 'tx' | 'params'>) => lockRecord<TaskTemplate>(call.tx, templateFacts, one(call))
  const stored = (tx: Tx, id: number) => getRecord<TaskTemplate>(tx, templateFacts, sql`m.id = ${id}`)

  return {
    list: ({ tx, query }) => listPage<TaskTemplate>(tx, templateFacts, query, matching(query)),

    listOfEntity: ({ tx, query, legalEntityId }) =>
      listPage<TaskTemplate>(tx, templateFacts, query, sql`${matching(query)} and ${isOffered(legalEntityId)}`),

    create: async (call) => {
      const { tx, body } = call
      const draft = { ...body, legalEntityIds: body.legalEntityIds ?? (await usualEntities(call, right)) }
      await demandAtAll(call, right, draft.legalEntityIds)
      refuseIfAny(checkTaskTemplate(draft, isChecklist))
      await refuseUnknown(tx, draft)
      const created = await insertRecord<TaskTemplate>(tx, templateFacts, { ...columnsOf(draft), isChecklist })
      const { id } = created.value()
      await storeLinks(tx, id, draft)
      return stored(tx, id)
    },

    get: (call) => getRecord<TaskTemplate>(call.tx, templateFacts, one(call)),

    update: async (call) => {
      const current = await locked(call)
      const before = current.value()
      const changes = differing(call.body, before)
      await demandAtAll(call, right, [...before.legalEntityIds, ...(changes.legalEntityIds ?? [])])
      refuseStale(call.ifMatch, before)
      refuseIfAny(checkTaskTemplate({ ...before, ...changes }, isChecklist))
      await refuseUnknown(call.tx, newReferences(changes, before))
      const { appliesTo, legalEntityIds } = changes
      const links = { appliesTo, legalEntityIds }
      await updateRecord<TaskTemplate>(
        call.tx,
        templateFacts,
        current,
        withLinksChanged(before, links, columnsOf(changes)),
      )
      await storeLinks(call.tx, before.id, links)
      return stored(call.tx, before.id)
    },

    delete: async (call) => {
      const before = (await locked(call)).value()
      await demandAtAll(call, right, before.legalEntityIds)
      await softDelete(call.tx, templateFacts, one(call))
      return undefined
    },

    restore: async (call) => {
      const before = (await getRecord<TaskTemplate>(call.tx, templateFacts, one(call))).value()
      await demandAtAll(call, right, before.legalEntityIds)
      return restoreRecord<TaskTemplate>(call.tx, templateFacts, one(call))
    },

    assign: async (call) => {
      const { id } = (await locked(call)).value()
      await offer(call.tx, call.legalEntityId, id)
      return undefined
    },

    unassign: async (call) => {
      const { id } = (await getRecord<TaskTemplate>(call.tx, templateFacts, one(call))).value()
      await stopOffering(call.tx, call.legalEntityId, id)
      return undefined
    },
  } satisfies Handlers<typeof taskTemplates>
}

export const taskTemplateHandlers: Handlers<typeof taskTemplates> = handlersOf(false)

export const checklistHandlers: Handlers<typeof checklists> = handlersOf(true)
