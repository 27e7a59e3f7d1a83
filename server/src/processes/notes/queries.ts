import type { Note } from '@pietas/contract/processes'
import { recordColumns, sql } from '../../kit/db/sql'
import type { Json, Tx } from '../../kit/db/transaction'
import type { ListFacts } from '../../kit/paging'
import { insertRecord } from '../../kit/records'

const author = `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
  from users u where u.tenant_id = n.tenant_id and u.id = n.created_by)`

/** A note on a process. */
export const noteFacts: ListFacts = {
  table: 'process_notes',
  alias: 'n',
  item: recordColumns('n', ['processId', 'subject', 'text'], { author }),
  sorts: { CREATED_AT: { expression: 'n.created_at', type: 'timestamptz' } },
}

/** Writes a note on a process. */
export const writeNote = (tx: Tx, note: { processId: number; subject: string; text: string }): Promise<Json<Note>> =>
  insertRecord<Note>(tx, noteFacts, note)

/**
 * The legal entity that the process of a note belongs to, and who wrote it; null when there is no such note.
 *
 * @param alsoTaken whether one that was taken away is found as well.
 */
export const findNote = (
  tx: Tx,
  id: number,
  alsoTaken = false,
): Promise<{ legalEntityId: number; createdBy: number | null } | null> =>
  tx.row(sql`select c.legal_entity_id as "legalEntityId", n.created_by as "createdBy"
    from process_notes n join processes c on c.id = n.process_id where n.id = ${id} and (${alsoTaken} or not n.deleted)`)
