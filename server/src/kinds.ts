// Tables that screens know under the word of the feature they belong to.
const kinds: Record<string, string> = {
  relationships: 'persons',
  process_persons: 'processes',
  process_invited_persons: 'processes',
  process_business_partners: 'processes',
  process_notes: 'processes',
  process_preparations: 'processes',
  task_users: 'tasks',
  task_resources: 'tasks',
  task_sub_tasks: 'tasks',
  task_status_logs: 'tasks',
  task_comments: 'tasks',
  business_partners: 'partners',
  partner_types_of_partners: 'partners',
  partner_import_rows: 'partner-imports',
  user_entities: 'users',
  branches: 'legal-entities',
  accounts_of_entities: 'accounts',
  accounts_of_branches: 'accounts',
}

/** @returns the feature word under which screens keep the records of a table; a list is called like its table. */
export const kindOf = (table: string): string => kinds[table] ?? table.replace(/_of_entities$/, '').replaceAll('_', '-')
