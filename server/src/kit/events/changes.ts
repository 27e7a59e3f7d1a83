import type pg from 'pg'

/** A changed row as the database announces it: numbers and the name of the table, nothing of what is written there. */
export type Change = {
  tenantId: number
  table: string
  id: number | null
  legalEntityId: number | null
  /** Whom alone it concerns; null = whoever may see it. */
  receiverId: number | null
}

export type Subscriber = {
  tenantId: number
  loginId: number
  tell: (change: Change) => void
  /** Changes may have been lost: the connection to the database was. */
  missed: () => void
  /** Whether he may still listen is to be asked: something about his session has changed. */
  check: () => void
  hangUp: () => void
}

const channel = 'changes'
/** Tells the logins of which a session has ended, or has moved into another tenant. */
const sessions = 'sessions'
const longestWait = 5000

type Announced = [
  tenantId: number,
  table: string,
  id: number | null,
  ownerId: number | null,
  entityId: number | null,
  receiverId?: number,
]

// What belongs to a process or a task is told as a change of that one.
const changeOf = (payload: string): Change => {
  const [tenantId, table, id, ownerId, legalEntityId, receiverId = null] = JSON.parse(payload) as Announced
  return { tenantId, table, id: ownerId ?? id, legalEntityId, receiverId }
}

/**
 * Hears of every change in the database, whichever server made it, and passes it on to those who listen. The
 * connection is opened for the first of them and closed after the last.
 */
export class Changes {
  private readonly subscribers = new Set<Subscriber>()
  private readonly connect: () => pg.Client
  private readonly onError: (error: Error) => void
  private client: pg.Client | null = null
  private begun: Promise<void> | undefined
  private retry: NodeJS.Timeout | undefined
  private wait = 0
  private isClosed = false

  constructor(connect: () => pg.Client, onError: (error: Error) => void) {
    this.connect = connect
    this.onError = onError
  }

  /** @returns how many streams a sign-in has open. */
  streamsOf(loginId: number): number {
    return [...this.subscribers].filter((subscriber) => subscriber.loginId === loginId).length
  }

  /**
   * Opens the connection. Resolves when every later change will be heard; when that fails, subscribers are told that
   * something was missed once it succeeds.
   */
  begin(): Promise<void> {
    if (this.isClosed) return Promise.resolve()
    this.begun ??= this.listen()
    return this.begun
  }

  /** @returns a function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void {
    // Once he knows how to end it.
    if (this.isClosed) setImmediate(subscriber.hangUp)
    this.subscribers.add(subscriber)
    void this.begin()
    return () => {
      this.subscribers.delete(subscriber)
      if (this.subscribers.size === 0) this.stop()
    }
  }

  /** Ends every stream, and whatever others come later. */
  close(): void {
    this.isClosed = true
    for (const subscriber of [...this.subscribers]) subscriber.hangUp()
    this.stop()
  }

  private stop(): void {
    clearTimeout(this.retry)
    this.retry = undefined
    this.begun = undefined
    this.wait = 0
    const { client } = this
    this.client = null
    void client?.end().catch(() => undefined)
  }

  private async listen(): Promise<void> {
    const client = this.connect()
    this.client = client
    client.on('notification', ({ channel: from, payload }) => {
      if (from === sessions) this.check(Number(payload))
      else this.pass(changeOf(payload ?? '[]'))
    })
    client.on('error', (error) => this.lost(client, error))
    client.on('end', () => this.lost(client, new Error('the connection for changes has ended')))
    try {
      await client.connect()
      await client.query(`listen ${channel}; listen ${sessions}`)
    } catch (error) {
      return this.lost(client, error as Error)
    }
    if (this.wait > 0) for (const subscriber of this.subscribers) subscriber.missed()
    this.wait = 0
  }

  private pass(change: Change): void {
    for (const subscriber of this.subscribers) if (subscriber.tenantId === change.tenantId) subscriber.tell(change)
  }

  private check(loginId: number): void {
    for (const subscriber of this.subscribers) if (subscriber.loginId === loginId) subscriber.check()
  }

  private lost(client: pg.Client, error: Error): void {
    if (this.client !== client) return
    this.client = null
    void client.end().catch(() => undefined)
    this.onError(error)
    this.wait = Math.min(longestWait, this.wait * 2 || 100)
    this.retry = setTimeout(() => {
      this.retry = undefined
      void this.listen()
    }, this.wait)
    this.retry.unref()
  }
}
