import { hasPermission } from '@pietas/contract/kit'
import {
  noteFields,
  type PreparationSection,
  preparationNames,
  preparationSections,
  processFields,
  type processHistory,
  processPersonFields,
} from '@pietas/contract/processes'
import type { Handlers } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import { listHistory, type Reading } from '../../kit/trail/history'
import { personReading } from '../../persons'
import { caseOfEntity } from '../case-of-record'
import { tableOf } from './references'

const reading = {
  records: {
    processes: 'process',
    process_persons: 'person',
    process_invited_persons: 'invitedPerson',
    process_business_partners: 'businessPartner',
    process_notes: 'note',
    process_preparations: 'preparations',
    documents: 'document',
    persons: 'deceased',
  } as const,
  order: [
    ...[processFields, processPersonFields, noteFields].flatMap(({ shape }) => Object.keys(shape)),
    ...preparationNames,
    ...['fileName', 'documentLabel', 'allowClientPortal'],
    ...personReading.order,
  ],
  names: personReading.names,
  tableOf: (field) => tableOf(field) ?? personReading.tableOf(field),
  sections: {
    table: 'process_preparations',
    fieldsOf: (section) => Object.keys(preparationSections[section as PreparationSection].shape),
  },
} satisfies Reading

export const processHistoryHandlers: Handlers<typeof processHistory> = {
  list: async (call) => {
    const { id } = await caseOfEntity(call)
    // What has happened to the deceased since the case began; who may not read him is not told of him here either.
    const ofDeceased = hasPermission(call.grants, 'Person:ListAndRead', call.legalEntityId)
      ? sql`or (a.record_table = 'persons' and a.action = 'update'
          and a.record_id = (select c.deceased_person_id from processes c where c.id = ${id})
          and a.at >= (select c.created_at from processes c where c.id = ${id}))`
      : sql``
    // Tasks belong to a process as well; who may read which of them is for their own list to say. The row of the
    // preparations is there before anything stands in it.
    const ofProcess = sql`((a.record_table = 'processes' and a.record_id = ${id}) or a.process_id = ${id} ${ofDeceased})
      and not (a.record_table = 'process_preparations' and a.action = 'insert'
      and a.after - array['id', 'process_id', 'deleted'] = '{}')`
    return listHistory(call.tx, call.query, ofProcess, reading)
  },
}
