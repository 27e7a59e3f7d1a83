import type { Finding, Page } from '@pietas/contract/kit'
import {
  type AccountingDocumentTemplate,
  type accountingDocumentTemplates,
  type BillingDueRule,
  type billingDueRules,
  checkDocumentSection,
  type DocumentSection,
  type documentSections,
  type numberRanges,
  type StoredNumberRange,
} from '@pietas/contract/legal-entities'
import { type Call, type Handlers, pathId } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import type { Json, Tx } from '../../kit/db/transaction'
import type { Values } from '../../kit/db/write'
import { type ListFacts, listPage } from '../../kit/paging'
import { getRecord, insertRecord, lockRecord, refuseStale, softDelete, updateRecord } from '../../kit/records'
import { refuseIfAny } from '../../kit/refusal'
import { nameContains } from '../../kit/search'
import {
  accountingDocumentTemplateFacts,
  billingDueRuleFacts,
  documentSectionFacts,
  lockEntity,
  numberRangeFacts,
  releaseDefaultSection,
  releaseDefaultTemplate,
} from './queries'

type Setting = { id: number; legalEntityId: number; version: number }

/** What is special about one kind of settings. */
type Special<S extends Setting> = {
  /** What is wrong with one as a whole. */
  check?: (merged: Partial<S>) => Finding[]
  /** Takes from others what only one may have. @param id of the one that gets it, 0 while it has none */
  makeRoom?: (tx: Tx, id: number, merged: S) => Promise<unknown>
  found?: (query: Query) => Sql
}

// The engine serves all kinds alike, so what it asks of a call is what they have in common.
type Asked = Pick<Call, 'tx' | 'params' | 'legalEntityId'>
type Query = Parameters<typeof listPage>[2] & { query?: string | null | undefined; filterIds?: number[] | undefined }

const all = () => sql`true`

/** The calls about one kind of settings of a legal entity. One that has been deleted is gone: nothing refers to it. */
const settingHandlers = <S extends Setting>(facts: ListFacts, idName: string, special: Special<S> = {}) => {
  const { check = () => [], makeRoom, found = all } = special
  const here = ({ legalEntityId }: Pick<Call, 'legalEntityId'>): Sql =>
    sql`s.legal_entity_id = ${legalEntityId} and not s.deleted`
  const one = (call: Asked): Sql => sql`${here(call)} and s.id = ${pathId(call, idName)}`
  return {
    list: (call: Asked & { query: Query }): Promise<Json<Page<S>>> =>
      listPage<S>(call.tx, facts, call.query, sql`${here(call)} and ${found(call.query)}`),

    create: async ({ tx, body, legalEntityId }: Asked & { body: Values }): Promise<Json<S>> => {
      const values = { ...body, legalEntityId }
      refuseIfAny(check(values as Partial<S>))
      if (makeRoom) await lockEntity(tx, legalEntityId)
      await makeRoom?.(tx, 0, values as unknown as S)
      return insertRecord<S>(tx, facts, values)
    },

    get: (call: Asked): Promise<Json<S>> => getRecord<S>(call.tx, facts, one(call)),

    update: async (call: Asked & Pick<Call, 'ifMatch'> & { body: Values }): Promise<Json<S>> => {
      // Before the record itself: another change may hold this lock and be about to touch the record.
      if (makeRoom) await lockEntity(call.tx, call.legalEntityId)
      const current = await lockRecord<S>(call.tx, facts, one(call))
      const before = refuseStale(call.ifMatch, current.value())
      const merged = { ...before, ...call.body }
      refuseIfAny(check(merged))
      await makeRoom?.(call.tx, before.id, merged)
      return updateRecord<S>(call.tx, facts, current, call.body)
    },

    delete: async (call: Asked): Promise<undefined> => {
      await softDelete(call.tx, facts, one(call))
    },
  }
}

export const documentSectionHandlers: Handlers<typeof documentSections> = settingHandlers<DocumentSection>(
  documentSectionFacts,
  'documentSectionId',
  {
    check: checkDocumentSection,
    makeRoom: async (tx, id, { isDefault, section = null, ...merged }) => {
      if (isDefault) await releaseDefaultSection(tx, id, { ...merged, section })
    },
  },
)

export const numberRangeHandlers: Handlers<typeof numberRanges> = settingHandlers<StoredNumberRange>(
  numberRangeFacts,
  'numberRangeId',
)

export const billingDueRuleHandlers: Handlers<typeof billingDueRules> = settingHandlers<BillingDueRule>(
  billingDueRuleFacts,
  'billingDueRuleId',
)

export const accountingDocumentTemplateHandlers: Handlers<typeof accountingDocumentTemplates> =
  settingHandlers<AccountingDocumentTemplate>(accountingDocumentTemplateFacts, 'accountingDocumentTemplateId', {
    makeRoom: async (tx, id, { isDefault, legalEntityId }) => {
      if (isDefault) await releaseDefaultTemplate(tx, id, legalEntityId)
    },
    found: ({ query, filterIds }) => (filterIds ? sql`s.id = any(${filterIds}::bigint[])` : nameContains('s', query)),
  })
