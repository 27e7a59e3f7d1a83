import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { inTurn } from '../turns'
import { asTexts, type Row, rowWriter } from './json-rows'
import { queryFor } from './lone-query'
import { type Plan, type Statement, sentWith } from './sql'

/** Rows of an answer that are read at a stretch; of more as many as have come over the line at once, then others' turns. */
const rowsAtOnce = 101

/** The line to the database; the driver has it, and its types leave it out of the client. */
export const lineOf = (client: pg.PoolClient): Duplex =>
  (client as pg.PoolClient & { connection: pg.Connection }).connection.stream

// Of a long answer megabytes may lie ready, and the driver would take them all before anybody else's turn comes.
const letOthersPass = (client: pg.PoolClient): void => {
  const line = lineOf(client)
  // What has been taken from the line already comes all the same.
  if (line.isPaused()) return
  line.pause()
  inTurn(() => line.resume())
}

/** How rows are read: columns at the end that stay out of the JSON, the plan, and the tenant of a lone statement. */
export type Reading = { hidden: number; plan: Plan; loneIn: number | null }

/**
 * Reads rows and makes JSON of each as it comes: whole answers of parsed rows would outlive the nursery of the garbage
 * collector by the thousand.
 */
export const readJsonRows = (
  client: pg.PoolClient,
  statement: Statement,
  { hidden, plan, loneIn }: Reading,
): Promise<{ items: string[]; hidden: Row[] }> =>
  new Promise((resolve, reject) => {
    const found: { items: string[]; hidden: Row[] } = { items: [], hidden: [] }
    let write: ((row: Row) => string) | undefined
    const query = queryFor(client, loneIn, { ...sentWith(plan, statement), rowMode: 'array', types: asTexts })
    query.on('row', (row: Row, result) => {
      write ??= rowWriter(statement.name, result?.fields ?? [], hidden)
      found.items.push(write(row))
      if (hidden) found.hidden.push(row.slice(-hidden))
      if (found.items.length > rowsAtOnce) letOthersPass(client)
    })
    query.on('end', () => resolve(found))
    query.on('error', reject)
    client.query(query)
  })
