import { columns, recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import type { ListFacts } from '../../kit/paging'
import { relationBetween } from '../../persons'

const person = `(select row_to_json(d) from (select ${columns('p', [
  'id',
  'title',
  'firstName',
  'lastName',
  'phone',
  'email',
  'contactDetails',
  'deceased',
  'deceasedAt',
  'deleted',
])} from persons p where p.tenant_id = x.tenant_id and p.id = x.person_id) d)`

const deceased = `(select c.deceased_person_id from processes c where c.tenant_id = x.tenant_id and c.id = x.process_id)`
const relation = relationBetween(deceased, 'x.person_id')

/** A person with a role in a process, and what he is for the deceased. */
export const processPersonFacts: ListFacts = {
  table: 'process_persons',
  alias: 'x',
  item: recordColumns('x', ['processId', 'role'], {
    person,
    relationshipType: `${relation} ->> 'relationshipType'`,
    maritalStatus: `${relation} ->> 'maritalStatus'`,
  }),
  sorts: { CREATED_AT: { expression: 'x.created_at', type: 'timestamptz' } },
}

/** Ends a role for good, so that the same person may get it again. @returns whether there was one. */
export const deleteLink = async (tx: Tx, where: Sql): Promise<boolean> =>
  (await tx.run(sql`delete from process_persons x where ${where}`)) > 0
