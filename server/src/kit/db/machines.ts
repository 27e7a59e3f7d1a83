import type pg from 'pg'

/**
 * Runs a statement on each machine of tenants, after what has been committed and not inside a transaction.
 *
 * @throws Error with what the first one says that does not take it.
 */
export const onMachines = async (client: pg.Client, statement: string): Promise<void> => {
  const { rows } = await client.query<{ success: boolean; result: string }>(
    'select success, result from run_command_on_workers($1)',
    [statement],
  )
  const failed = rows.find(({ success }) => !success)
  if (failed) throw new Error(`A machine of tenants did not take over its part: ${failed.result}`)
}
