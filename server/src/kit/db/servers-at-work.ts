import type pg from 'pg'

/** As what the connections of a server are known to the database. */
export const serverName = 'pietas'

/** @returns whether a server has connections to this database. */
export const isServerAtWork = async (client: pg.Client): Promise<boolean> => {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1',
    [serverName],
  )
  return (rowCount ?? 0) > 0
}
