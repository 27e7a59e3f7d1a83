import type pg from 'pg'
import { boundsOf, type Caller, type Entry, FairQueue } from './fair-queue'
import type { Row } from './json-rows'
import { type Layout, together } from './layout'
import { ask } from './lone-query'
import { readJsonRows } from './read-rows'
import { type Plan, type Sql, type Statement, sentWith, statementOf } from './sql'

/** JSON as it travels to the client. */
export class Json<T> {
  /** One after the other they are the text; a long one is written part by part. */
  readonly parts: readonly string[]
  declare readonly type?: T

  constructor(...parts: string[]) {
    this.parts = parts
  }

  get text(): string {
    return this.parts.join('')
  }

  /** @returns the parsed value. */
  value(): T {
    return JSON.parse(this.text) as T
  }
}

// Said by a function and not by SET, which would go along to the machine of a tenant, where nobody may become another.
const acting = (role: string): string => `select set_config('role', '${role}', true)`

// Only whole numbers are ever written into the text, so that a transaction is opened without parameters.
const digits = (value: number | null): string => {
  if (value === null) return "''"
  if (!Number.isSafeInteger(value)) throw new Error('A tenant or actor is a whole number')
  return `'${value}'`
}

const tenantOf = (tenantId: number | null): string => `set local app.tenant_id = ${digits(tenantId)}`
const actor = (actorId: number | null): string => `set local app.actor_id = ${digits(actorId)}`

const readingIn = (tenantId: number): string[] => ['begin read only', tenantOf(tenantId)]

const app = (layout: Layout): string[] => [acting('pietas_app'), ...layout.withinTenant]
const platform = (layout: Layout): string[] => [acting('pietas_platform'), ...layout.acrossTenants]

/** Statements inside one transaction. */
export class Tx {
  private readonly client: pg.PoolClient
  /** How the tables lie that the statements speak of. */
  readonly layout: Layout
  /** The tenant that each statement names for itself, while no transaction has been begun. */
  private loneIn: number | null
  private isOutside = false

  constructor(client: pg.PoolClient, layout: Layout, loneIn: number | null = null) {
    this.client = client
    this.layout = layout
    this.loneIn = loneIn
  }

  /** @returns all rows. */
  async rows<Row extends object>(template: Sql, plan: Plan = 'KEPT'): Promise<Row[]> {
    const statement = statementOf(template)
    const answer = await ask(this.client, this.loneIn, sentWith(this.planOf(statement, plan), statement))
    return answer.rows as Row[]
  }

  /** @returns the first row or null. */
  async row<Row extends object>(template: Sql, plan: Plan = 'KEPT'): Promise<Row | null> {
    const [first] = await this.rows<Row>(template, plan)
    return first ?? null
  }

  /** @returns each row as JSON with its columns as keys, beside the last `hidden` columns, which stay out of it. */
  jsonRows(template: Sql, hidden = 0, plan: Plan = 'KEPT'): Promise<{ items: string[]; hidden: Row[] }> {
    const statement = statementOf(template)
    return readJsonRows(this.client, statement, { hidden, plan: this.planOf(statement, plan), loneIn: this.loneIn })
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
    const statement = statementOf(template)
    const answer = await ask(this.client, this.loneIn, sentWith(this.planOf(statement, 'KEPT'), statement))
    return answer.rowCount ?? 0
  }

  private planOf(statement: Statement, wanted: Plan): Plan {
    return this.layout.mayKeep(statement) ? wanted : 'FOR_VALUES'
  }

  /** Works across tenants for a moment, inside the same transaction: staff and their sign-in are written together. */
  async asPlatform<T>(work: () => Promise<T>): Promise<T> {
    await this.say(platform(this.layout))
    this.isOutside = true
    const result = await work()
    await this.say(app(this.layout))
    this.isOutside = false
    return result
  }

  /**
   * Within `asPlatform` asks for what is the tenant's in the tenant's own role, in which the transaction may have written
   * it; elsewhere nothing changes.
   */
  async asTenant<T>(work: () => Promise<T>): Promise<T> {
    if (!this.isOutside) return work()
    await this.say(app(this.layout))
    const result = await work()
    await this.say(platform(this.layout))
    return result
  }

  /** From here on the platform's transaction works inside one tenant, as that tenant's own would. */
  async enterTenant(tenantId: number): Promise<void> {
    await this.say([...app(this.layout), tenantOf(tenantId)])
  }

  /** Ends `enterTenant`. */
  async leaveTenant(): Promise<void> {
    await this.say([...platform(this.layout), tenantOf(null)])
  }

  /** @throws when a failure was swallowed: COMMIT rolls back then and reports no error, and nothing may be acknowledged. */
  async commit(): Promise<void> {
    if (this.loneIn !== null) return
    const { command } = await this.client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction had failed before it was to be committed')
  }

  /** Where nothing has been begun it waits for what may still be on its way. */
  async rollback(): Promise<void> {
    await this.client.query(this.loneIn === null ? 'rollback' : '')
  }

  // What is said holds until the end of a transaction, so from here on there is one.
  private async say(statements: readonly string[]): Promise<void> {
    const opening = this.loneIn === null ? [] : readingIn(this.loneIn)
    this.loneIn = null
    await Promise.all(this.layout.opening([...opening, ...statements]).map((text) => this.client.query(text)))
  }
}

/** Whose data a transaction may see. */
export type TenantScope = { tenantId: number; actorId: number | null }

/** What a trigger says on the machine of a tenant comes as a notice of this kind: see `announce`. */
const announcement = 'PT000'

/** Hears what the transaction changes. It is told to every server by the coordinator, together with the commit. */
const hearChanges = (client: pg.PoolClient) => {
  const heard: string[] = []
  const hear = ({ code, message }: { code?: string | undefined; message?: string | undefined }): void => {
    if (code === announcement && message) heard.push(message)
  }
  client.on('notice', hear)
  return {
    passOn: async (): Promise<void> => {
      if (heard.length > 0) await client.query("select pg_notify('changes', c) from unnest($1::text[]) c", [heard])
    },
    stop: () => client.off('notice', hear),
  }
}

/** How a transaction begins: with what is said, or not at all while statements only read, each in the tenant by itself. */
type Beginning = readonly string[] | { loneIn: number }

// The opening is sent without waiting, so that the first statement of the work follows at once; when the opening
// fails, PostgreSQL refuses whatever follows in the transaction.
const transact = async <T>(
  { pool, layout }: { pool: pg.Pool; layout: Layout },
  beginning: Beginning,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect()
  const changes = layout.passesChangesOn ? hearChanges(client) : null
  const tx = 'loneIn' in beginning ? new Tx(client, layout, beginning.loneIn) : new Tx(client, layout)
  let broken: Error | undefined
  try {
    const opening = 'loneIn' in beginning ? [] : layout.opening(beginning)
    const opened = Promise.all(opening.map((text) => client.query(text)))
    opened.catch(() => undefined)
    const result = await work(tx)
    await opened
    await changes?.passOn()
    await tx.commit()
    return result
  } catch (error) {
    await tx.rollback().catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    changes?.stop()
    client.release(broken)
  }
}

/** What the server does by itself: jobs, the start, notes beside an answer. */
const byItself: Caller = { tenant: 'itself', user: 'itself' }

/** The part of one call in the database. */
type Part = Entry & { caller: Caller; isInside: boolean }

/**
 * The database as the rest of the server sees it: always inside a tenant, or explicitly across tenants. Whoever works in
 * it takes a place of the queue, see `FairQueue`, and with it a connection.
 */
export class Db {
  readonly pool: pg.Pool
  readonly layout: Layout
  readonly queue: FairQueue
  private readonly part: Part | null

  constructor(
    pool: pg.Pool,
    layout: Layout = together,
    queue = new FairQueue(boundsOf(pool.options.max)),
    part: Part | null = null,
  ) {
    this.pool = pool
    this.layout = layout
    this.queue = queue
    this.part = part
  }

  /** @returns the same database on the account of somebody, for one call. */
  onAccountOf(caller: Caller): Db {
    return new Db(this.pool, this.layout, this.queue, { caller, hasBegun: false, isLong: false, isInside: false })
  }

  /** From here on the call goes on on the account of somebody else: whose it is may be known only after a first look. */
  goOnAccountOf(caller: Caller): void {
    if (this.part) this.part.caller = caller
  }

  /** The rest of the call is long, so it waits until its caller does nothing else. */
  goOnAtLength(): void {
    if (this.part) this.part.isLong = true
  }

  /** Runs the work with the tenant set; everything commits or nothing does. */
  inTenant<T>(scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transact(['begin', tenantOf(scope.tenantId), actor(scope.actorId)], work)
  }

  /** Like `inTenant`, for work that only reads. Each statement reads what is there when it comes, see `LoneQuery`. */
  readInTenant<T>({ tenantId }: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transact(this.layout.readsAlone ? { loneIn: tenantId } : readingIn(tenantId), work)
  }

  /** Like `readInTenant`, everything as it is at one moment. */
  readMomentInTenant<T>({ tenantId }: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transact(['begin isolation level repeatable read read only', tenantOf(tenantId)], work)
  }

  /** Works across tenants. Only for migrations, tenants, session and jobs. */
  asPlatform<T>(work: (tx: Tx) => Promise<T>, actorId: number | null = null): Promise<T> {
    return this.transact(['begin', ...platform(this.layout), actor(actorId)], work)
  }

  /** One statement outside a transaction and without a tenant, for the reviewed functions that need neither. */
  async json<T>(template: Sql): Promise<Json<T> | null> {
    const statement = statementOf(template)
    const answer = await this.take(() => this.pool.query<{ json: string | null }>(statement))
    const text = answer.rows[0]?.json
    return text ? new Json<T>(text) : null
  }

  async close(): Promise<void> {
    await this.pool.end()
  }

  private transact<T>(beginning: Beginning, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.take(() => transact(this, beginning, work))
  }

  // A call that waited for a second place with one in hand could wait for itself.
  private async take<T>(work: () => Promise<T>): Promise<T> {
    const { part } = this
    if (!part) return this.queue.take(byItself, { hasBegun: false, isLong: false }, work)
    if (part.isInside) throw new Error('This call is in a transaction already; it works in that one')
    part.isInside = true
    try {
      return await this.queue.take(part.caller, { ...part }, work)
    } finally {
      part.isInside = false
      part.hasBegun = true
    }
  }
}
