import type { TaskTemplateFields } from '@pietas/contract/tasks'
import { recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { replaceLinks, type Values } from '../../kit/db/write'
import type { ListFacts } from '../../kit/paging'
import { invalidField } from '../../kit/refusal'

const linkedIds = (table: string, column: string): string =>
  `coalesce((select json_agg(x.${column} order by x.${column}) from ${table} x
    where x.tenant_id = m.tenant_id and x.task_template_id = m.id), '[]')`

const stored = ['name', 'shortName', 'color', 'type', 'title', 'description', 'subTasks', 'dueOffset', 'assigneeRule']

/** A standard task or a checklist. */
export const templateFacts: ListFacts = {
  table: 'task_templates',
  alias: 'm',
  item: recordColumns('m', [...stored, 'userId', 'preparationType'], {
    appliesTo: `json_build_object('processTypes', to_json(m.process_types),
      'burialFormIds', ${linkedIds('task_template_burial_forms', 'burial_form_id')})`,
    legalEntityIds: linkedIds('offered_task_templates', 'legal_entity_id'),
  }),
  sorts: {
    NAME: { expression: 'm.name', type: 'text' },
    CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 'm.updated_at', type: 'timestamptz' },
  },
}

/** @returns what of a template stands in its own row. */
export const columnsOf = ({ appliesTo, legalEntityIds: _offered, ...own }: Partial<TaskTemplateFields>): Values => {
  // An empty list would be taken for one of plain values.
  const subTasks = own.subTasks && sql`${JSON.stringify(own.subTasks)}::jsonb`
  return { ...own, ...(subTasks ? { subTasks } : {}), ...(appliesTo ? { processTypes: appliesTo.processTypes } : {}) }
}

/** Stores the links that are given; others stay. */
export const storeLinks = async (
  tx: Tx,
  id: number,
  { appliesTo, legalEntityIds }: Partial<TaskTemplateFields>,
): Promise<void> => {
  const of = (table: string, member: string) => ({ table, owner: 'task_template_id', member })
  if (appliesTo) await replaceLinks(tx, of('task_template_burial_forms', 'burial_form_id'), id, appliesTo.burialFormIds)
  if (legalEntityIds) await replaceLinks(tx, of('offered_task_templates', 'legal_entity_id'), id, legalEntityIds)
}

/** Templates that a legal entity offers. */
export const isOffered = (legalEntityId: number): Sql => sql`
  m.id in (select o.task_template_id from offered_task_templates o where o.legal_entity_id = ${legalEntityId})`

export const offer = (tx: Tx, legalEntityId: number, id: number): Promise<number> =>
  tx.run(sql`insert into offered_task_templates (legal_entity_id, task_template_id)
    values (${legalEntityId}, ${id}) on conflict do nothing`)

export const stopOffering = (tx: Tx, legalEntityId: number, id: number): Promise<number> =>
  tx.run(
    sql`delete from offered_task_templates o where o.legal_entity_id = ${legalEntityId} and o.task_template_id = ${id}`,
  )

/** A task is made from what its legal entity offers: of another template nobody there learns more than of none. @throws 400 */
export const refuseForeignTemplate = async (tx: Tx, id: number, legalEntityId: number | null): Promise<void> => {
  const found = await tx.row(
    sql`select from task_templates m where m.id = ${id} and not m.deleted and ${isOffered(legalEntityId ?? 0)}`,
  )
  if (found === null) throw invalidField('templateId', 'common.validation-unknown-reference')
}
