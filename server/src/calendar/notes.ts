import type { DispositionNote, dispositionNotes } from '@pietas/contract/calendar'
import { today } from '@pietas/contract/kit'
import { type Call, type Handlers, pathText } from '../kit/call'
import { recordColumns, type Sql, sql } from '../kit/db/sql'
import { type ListFacts, listPage } from '../kit/paging'
import { getRecord, insertRecord, lockRecord, refuseStale, softDelete, updateRecord } from '../kit/records'

const facts: ListFacts = {
  table: 'disposition_notes',
  alias: 'n',
  item: recordColumns('n', ['noteDate', 'noteText']),
  sorts: { NOTE_DATE: { expression: 'n.note_date', type: 'date' } },
}

const thisDay = (call: Pick<Call, 'params'>): Sql =>
  sql`n.note_date = ${pathText(call, 'noteDate')}::date and not n.deleted`

export const dispositionNoteHandlers: Handlers<typeof dispositionNotes> = {
  list: ({ tx, query }) => {
    const from = query.startDate ? sql`n.note_date >= ${query.startDate}::date` : sql`true`
    const to = query.endDate ? sql`n.note_date <= ${query.endDate}::date` : sql`true`
    const all = { sortBy: 'NOTE_DATE', limit: 500 }
    return listPage<DispositionNote>(tx, facts, all, sql`not n.deleted and ${from} and ${to}`)
  },

  create: ({ tx, body }) => insertRecord<DispositionNote>(tx, facts, { ...body, noteDate: body.noteDate ?? today() }),

  get: (call) => getRecord<DispositionNote>(call.tx, facts, thisDay(call)),

  update: async (call) => {
    const current = await lockRecord<DispositionNote & { id: number }>(call.tx, facts, thisDay(call))
    refuseStale(call.ifMatch, current.value())
    return updateRecord(call.tx, facts, current, call.body)
  },

  delete: async (call) => {
    await softDelete(call.tx, facts, thisDay(call))
    return undefined
  },
}
