import { hasPermission } from '@pietas/contract/kit'
import type { Note, notes } from '@pietas/contract/processes'
import { type Call, demand, type Handlers, pathId, reaches } from '../../kit/call'
import { type Sql, sql } from '../../kit/db/sql'
import { listPage } from '../../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  orNotFound,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
} from '../../kit/records'
import { invalidField } from '../../kit/refusal'
import { caseOfPath } from '../case-of-record'
import { findCase } from '../queries'
import { findNote, noteFacts } from './queries'

const thisNote = (call: Pick<Call, 'params'>): Sql => sql`n.id = ${pathId(call, 'noteId')}`

/** Its author may take a note away and put it back, and whoever may change the process. */
const demandToTake = async (call: Call, alsoTaken = false): Promise<void> => {
  const note = orNotFound(await findNote(call.tx, pathId(call, 'noteId'), alsoTaken))
  const isAuthor = note.createdBy === call.actor.actorId
  const mayChange = hasPermission(call.grants, 'Process:Create', note.legalEntityId)
  await demand(call, isAuthor || mayChange ? 'Process:List' : 'Process:Create', note.legalEntityId)
}

export const noteHandlers: Handlers<typeof notes> = {
  list: async (call) => {
    const { id } = await caseOfPath(call, 'Process:List')
    return listPage<Note>(call.tx, noteFacts, call.query, sql`n.process_id = ${id} and not n.deleted`)
  },

  get: async (call) => {
    const note = orNotFound(await findNote(call.tx, pathId(call, 'noteId')))
    await demand(call, 'Process:List', note.legalEntityId)
    return getRecord<Note>(call.tx, noteFacts, thisNote(call))
  },

  create: async (call) => {
    const process = await findCase(call.tx, call.body.processId)
    // Of a house where the caller has no place he learns no more than of a number that nobody has.
    if (!process || !reaches(call.actor, process.legalEntityId))
      throw invalidField('processId', 'common.validation-unknown-reference')
    await demand(call, 'Process:Create', process.legalEntityId)
    return insertRecord<Note>(call.tx, noteFacts, call.body)
  },

  update: async (call) => {
    const note = orNotFound(await findNote(call.tx, pathId(call, 'noteId')))
    await demand(call, 'Process:Create', note.legalEntityId)
    const current = await lockRecord<Note>(call.tx, noteFacts, thisNote(call))
    refuseStale(call.ifMatch, current.value())
    return updateRecord<Note>(call.tx, noteFacts, current, call.body)
  },

  delete: async (call) => {
    await demandToTake(call)
    await softDelete(call.tx, noteFacts, thisNote(call))
    return undefined
  },

  restore: async (call) => {
    await demandToTake(call, true)
    return restoreRecord<Note>(call.tx, noteFacts, thisNote(call))
  },
}
