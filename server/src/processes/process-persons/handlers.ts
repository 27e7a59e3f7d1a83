import type { ProcessPerson, processPersons } from '@pietas/contract/processes'
import { type Handlers, pathId } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { listPage } from '../../kit/paging'
import { insertRecord, refuseMissing } from '../../kit/records'
import { notFound } from '../../kit/refusal'
import { caseOfEntity } from '../case-of-record'
import { deleteLink, processPersonFacts } from './queries'

export const processPersonHandlers: Handlers<typeof processPersons> = {
  list: async (call) => {
    const process = await caseOfEntity(call)
    const query = { sortDirection: 'ASC' as const, ...call.query, count: true }
    const items = sql`x.process_id = ${process.id} and not x.deleted`
    return listPage<ProcessPerson, { total: number }>(call.tx, processPersonFacts, query, items)
  },

  create: async (call) => {
    const process = await caseOfEntity(call)
    const { personId, role } = call.body
    await refuseMissing(call.tx, [{ field: 'personId', table: 'persons', id: personId }], call.legalEntityId)
    return insertRecord<ProcessPerson>(call.tx, processPersonFacts, { processId: process.id, personId, role })
  },

  delete: async (call) => {
    const here = sql`x.id = ${pathId(call, 'processPersonId')} and x.process_id in (
      select c.id from processes c where c.legal_entity_id = ${call.legalEntityId})`
    if (!(await deleteLink(call.tx, here))) throw notFound()
    return undefined
  },
}
