import pg, { type Connection, type QueryArrayConfig, type QueryConfig, type QueryResult } from 'pg'

// What the driver calls to send a statement and when parts of its answer come; its types leave that out.
declare module 'pg' {
  interface QueryConfig {
    queryMode?: 'extended'
  }
  interface Query {
    prepare(connection: Connection): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: Connection): void
  }
}

/** What is sent: a statement and how its answer is read. */
export type Question = QueryConfig | QueryArrayConfig

const opening = {
  name: 'within_tenant',
  text: `select set_config('app.tenant_id', $1, true), set_config('transaction_read_only', 'on', true)`,
}

/** Connections that know the opening. */
const told = new WeakSet<pg.ClientBase>()

const tell = (client: pg.ClientBase): void => {
  if (told.has(client)) return
  told.add(client)
  // Outside a transaction it changes nothing.
  client.query({ ...opening, values: [''] }).catch(() => told.delete(client))
}

/**
 * A statement that is a transaction of its own, within a tenant and only to read. The opening goes before it in the same
 * message, and PostgreSQL ends by itself what nobody has begun: one message there and one back, where a transaction that
 * is begun and committed needs three of each.
 */
class LoneQuery extends pg.Query {
  private readonly tenantId: number
  private isOpen = false

  constructor(tenantId: number, question: Question, done?: (error: Error | undefined, result: QueryResult) => void) {
    // What has neither a name nor values would otherwise be sent in another way, by itself.
    super({ ...question, queryMode: 'extended' }, done as never)
    this.tenantId = tenantId
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: opening.name, values: [String(this.tenantId)] }, true)
    connection.execute(null, true)
    super.prepare(connection)
  }

  // The first answer is that of the opening.
  override handleDataRow(message: unknown): void {
    if (this.isOpen) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.isOpen) super.handleCommandComplete(message, connection)
    this.isOpen = true
  }
}

/** Asks for all rows, within a tenant or, where that is null, as the transaction stands. */
export const ask = async (
  client: pg.ClientBase,
  tenantId: number | null,
  question: Question,
): Promise<QueryResult<object>> => {
  if (tenantId === null) return client.query<object>(question)
  tell(client)
  return new Promise<QueryResult<object>>((resolve, reject) => {
    client.query(new LoneQuery(tenantId, question, (error, result) => (error ? reject(error) : resolve(result))))
  })
}

/** @returns what hands out the rows as they come; it goes to the connection like any other query. */
export const queryFor = (client: pg.ClientBase, tenantId: number | null, question: Question): pg.Query => {
  if (tenantId === null) return new pg.Query(question)
  tell(client)
  return new LoneQuery(tenantId, question)
}
