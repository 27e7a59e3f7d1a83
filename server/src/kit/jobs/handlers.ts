import type { Job, JobQuery, jobs } from '@pietas/contract/kit'
import { type Call, type Handlers, pathId } from '../call'
import { columns, type Sql, sql } from '../db/sql'
import { Json, type Tx } from '../db/transaction'
import { equals, oneOf } from '../filters'
import { type ListFacts, listPage } from '../paging'
import { conflict, notFound } from '../refusal'
import { anyContains } from '../search'

const facts: ListFacts = {
  table: 'jobs',
  alias: 'j',
  // What a job knows and the account of whom it is done on stay inside: a payload may be about anybody.
  item: columns('j', ['id', 'kind', 'state', 'scheduled', 'attempts', 'lastError', 'createdAt', 'finishedAt'], {
    tenantId: 'j.home_tenant_id',
    nextAttemptAt: `case when j.finished_at is null then j.next_attempt_at end`,
  }),
  sorts: { CREATED_AT: { expression: 'j.created_at', type: 'timestamptz' } },
}

const list = (tx: Tx, query: JobQuery, where: Sql) => {
  const { state, kind } = query.filters ?? {}
  const found = query.filterIds
    ? oneOf('j.id', query.filterIds)
    : sql`${oneOf('j.state', state)} and ${equals('j.kind', kind)} and ${anyContains('j', ['kind', 'lastError'], query.query)}`
  return listPage<Job>(tx, facts, query, sql`${where} and ${found}`)
}

const ofTenant = (tenantId: number): Sql => sql`j.home_tenant_id = ${tenantId}`

/** Has a job done now that failed or waits for its next attempt. */
const retry = async (tx: Tx, id: number, where: Sql): Promise<Json<Job>> => {
  const current = await tx.row<{ state: string }>(sql`
    select j.state from jobs j where j.id = ${id} and ${where} for update`)
  if (!current) throw notFound()
  if (current.state === 'RUNNING' || current.state === 'DONE') throw conflict([])
  const changed = await tx.record<Job>(sql`
    update jobs j set state = 'WAITING', attempts = 0, next_attempt_at = now(), finished_at = null
    where j.id = ${id} returning ${sql.raw(facts.item)}`)
  return changed ?? new Json('{}')
}

const jobId = (call: Pick<Call, 'params'>): number => pathId(call, 'jobId')

export const jobHandlers: Handlers<typeof jobs> = {
  list: ({ tx, query, tenantId }) => tx.asPlatform(() => list(tx, query, ofTenant(tenantId))),
  retry: (call) => call.tx.asPlatform(() => retry(call.tx, jobId(call), ofTenant(call.tenantId))),
  listAll: ({ tx, query }) => list(tx, query, sql`true`),
  retryAny: (call) => retry(call.tx, jobId(call), sql`true`),
}
