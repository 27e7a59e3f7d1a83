import { createHmac } from 'node:crypto'
import { isOfPlatform, isRepeatable, type Route } from '@pietas/contract/kit'
import type { Params } from './call'
import { type Sql, sql } from './db/sql'
import { Json, type Tx } from './db/transaction'
import { conflict, invalidField } from './refusal'

const keyPattern = /^[\x21-\x7e]{1,200}$/

/** Where keys stand, and by what they are one: of a tenant's staff beside its data, of the platform's people apart. */
const keptIn = (ofPlatform: boolean): { table: Sql; keys: Sql } =>
  ofPlatform
    ? { table: sql`platform_idempotency_keys`, keys: sql`actor_id, key` }
    : { table: sql`idempotency_keys`, keys: sql`tenant_id, actor_id, key` }

/** @returns the key under which a call may be sent again, or null without one. @throws 400 for a malformed one */
export const readKey = (route: Route, header: unknown): string | null => {
  if (header === undefined || !isRepeatable(route)) return null
  if (typeof header !== 'string' || !keyPattern.test(header))
    throw invalidField('Idempotency-Key', 'common.validation-invalid')
  return header
}

type Remembered = { request: string; answer: string | null }

/**
 * Lets a retried POST answer what it answered first. The key is claimed in the same transaction as the work, so a
 * second request under the same key waits for the first one and then finds its answer; when the first one failed,
 * nothing was claimed and the retry works afresh.
 *
 * @throws 409 when the key was used for another request.
 */
export const remembered = (
  secretKey: Buffer,
  route: Route,
  key: string,
  actorId: number,
  input: { params: Params; query: unknown; body: unknown },
  work: (tx: Tx) => Promise<unknown>,
): ((tx: Tx) => Promise<unknown>) => {
  const { table, keys } = keptIn(isOfPlatform(route))
  // With the key of the house: what somebody sends may be a secret, which a copy of the database must not let be guessed.
  const request = createHmac('sha256', secretKey)
    .update(JSON.stringify([route.method, route.path, input]))
    .digest('base64url')
  return async (tx) => {
    const claimed = await tx.run(sql`
      insert into ${table} (actor_id, key, request) values (${actorId}, ${key}, ${request})
      on conflict (${keys}) do nothing`)
    if (claimed === 0) {
      const earlier = await tx.row<Remembered>(
        sql`select request, answer from ${table} where actor_id = ${actorId} and key = ${key}`,
      )
      if (earlier?.request !== request)
        throw conflict([{ field: 'Idempotency-Key', message: 'common.validation-not-unique' }])
      return earlier.answer === null ? undefined : new Json(earlier.answer)
    }
    const answer = await work(tx)
    const text = answer instanceof Json ? answer.text : answer === undefined ? null : JSON.stringify(answer)
    await tx.run(sql`update ${table} set answer = ${text} where actor_id = ${actorId} and key = ${key}`)
    return answer
  }
}
