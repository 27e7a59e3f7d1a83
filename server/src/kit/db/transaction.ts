import type pg from 'pg'
import { asTexts, jsonRows } from './json-rows'
import { type Sql, statementOf } from './sql'

/** JSON as it travels to the client. */
export class Json<T> {
  readonly text: string
  declare readonly type?: T

  constructor(text: string) {
    this.text = text
  }

  /** @returns the parsed value. */
  value(): T {
    return JSON.parse(this.text) as T
  }
}

/** Statements inside one transaction. */
export class Tx {
  private readonly client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  /** @returns all rows. */
  async rows<Row extends object>(template: Sql): Promise<Row[]> {
    const answer = await this.client.query(statementOf(template))
    return answer.rows as Row[]
  }

  /** @returns the first row or null. */
  async row<Row extends object>(template: Sql): Promise<Row | null> {
    const [first] = await this.rows<Row>(template)
    return first ?? null
  }

  /** @returns each row as JSON with its columns as keys, beside the last `hidden` columns, which stay out of it. */
  async jsonRows(template: Sql, hidden = 0): Promise<{ items: string[]; hidden: (string | null)[][] }> {
    const statement = statementOf(template)
    const answer = await this.client.query<(string | null)[]>({ ...statement, rowMode: 'array', types: asTexts })
    return {
      items: jsonRows(statement.name, answer, hidden),
      hidden: hidden ? answer.rows.map((row) => row.slice(-hidden)) : [],
    }
  }

  /** @returns the first row as JSON with its columns as keys, or null. */
  async record<T>(template: Sql): Promise<Json<T> | null> {
    const { items } = await this.jsonRows(template)
    return items[0] === undefined ? null : new Json<T>(items[0])
  }

  /** @returns the single value of a statement with one column named `json`, or null without a row. */
  async json<T>(template: Sql): Promise<Json<T> | null> {
    const found = await this.row<{ json: string | null }>(template)
    return found?.json ? new Json<T>(found.json) : null
  }

  /** Runs a statement for its effect. @returns the number of rows touched. */
  async run(template: Sql): Promise<number> {
    const answer = await this.client.query(statementOf(template))
    return answer.rowCount ?? 0
  }

  /** Works across tenants for a moment, inside the same transaction: staff and their sign-in are written together. */
  async asPlatform<T>(work: () => Promise<T>): Promise<T> {
    await this.client.query("select set_config('role', 'pietas_platform', true)")
    const result = await work()
    await this.client.query("select set_config('role', 'pietas_app', true)")
    return result
  }

  /** From here on the platform's transaction works inside one tenant, as that tenant's own would. */
  async enterTenant(tenantId: number): Promise<void> {
    await this.client.query({
      text: "select set_config('role', 'pietas_app', true), set_config('app.tenant_id', $1, true)",
      values: [String(tenantId)],
    })
  }

  /** Ends `enterTenant`. */
  async leaveTenant(): Promise<void> {
    await this.client.query("select set_config('role', 'pietas_platform', true), set_config('app.tenant_id', '', true)")
  }
}

/** Whose data a transaction may see. */
export type TenantScope = { tenantId: number; actorId: number | null }

// Only whole numbers are ever written into the text, so that one message opens the transaction and sets its scope.
const digits = (value: number | null): string => {
  if (value === null) return "''"
  if (!Number.isSafeInteger(value)) throw new Error('A tenant or actor is a whole number')
  return `'${value}'`
}

const tenantOf = (scope: TenantScope): string => `set local app.tenant_id = ${digits(scope.tenantId)}`
const actor = (actorId: number | null): string => `set local app.actor_id = ${digits(actorId)}`

// The opening is sent without waiting, so that the first statement of the work follows at once; when the opening
// fails, PostgreSQL refuses whatever follows in the transaction.
const transact = async <T>(pool: pg.Pool, openingText: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const opened = client.query(openingText)
    opened.catch(() => undefined)
    const tx = new Tx(client)
    const result = await work(tx)
    await opened
    // After a failure that the work has swallowed, COMMIT rolls back and reports no error: nothing is acknowledged then.
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction had failed before it was to be committed')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** The database as the rest of the server sees it: always inside a tenant, or explicitly across tenants. */
export class Db {
  readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  /** Runs the work with the tenant set; everything commits or nothing does. */
  inTenant<T>(scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transact(this.pool, `begin; ${tenantOf(scope)}; ${actor(scope.actorId)}`, work)
  }

  /** Like `inTenant`, for work that only reads. */
  readInTenant<T>(scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transact(this.pool, `begin read only; ${tenantOf(scope)}`, work)
  }

  /** Works across tenants. Only for migrations, tenants, session and jobs. */
  asPlatform<T>(work: (tx: Tx) => Promise<T>, actorId: number | null = null): Promise<T> {
    return transact(this.pool, `begin; set local role pietas_platform; ${actor(actorId)}`, work)
  }

  /** One statement outside a transaction and without a tenant, for the reviewed functions that need neither. */
  async json<T>(template: Sql): Promise<Json<T> | null> {
    const answer = await this.pool.query<{ json: string | null }>(statementOf(template))
    const text = answer.rows[0]?.json
    return text ? new Json<T>(text) : null
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
