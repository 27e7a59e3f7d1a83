import { createHash } from 'node:crypto'
import type { Route } from '@pietas/contract/kit'
import type { Params } from './call'
import { sql } from './db/sql'
import { Json, type Tx } from './db/transaction'
import { conflict, invalidField } from './refusal'

const keyPattern = /^[\x21-\x7e]{1,200}$/

type Remembered = { request: string; answer: string | null }

/**
 * Lets a retried POST answer what it answered first. The key is claimed in the same transaction as the work, so a
 * second request under the same key waits for the first one and then finds its answer; when the first one failed,
 * nothing was claimed and the retry works afresh.
 *
 * @throws 400 for a malformed key, 409 when the key was used for another request.
 */
export const remembered = (
  route: Route,
  key: string,
  actorId: number,
  input: { params: Params; query: unknown; body: unknown },
  work: (tx: Tx) => Promise<unknown>,
): ((tx: Tx) => Promise<unknown>) => {
  if (!keyPattern.test(key)) throw invalidField('Idempotency-Key', 'common.validation-invalid')
  const request = createHash('sha256')
    .update(JSON.stringify([route.method, route.path, input]))
    .digest('base64url')
  return async (tx) => {
    const claimed = await tx.run(sql`
      insert into idempotency_keys (actor_id, key, request) values (${actorId}, ${key}, ${request})
      on conflict (tenant_id, actor_id, key) do nothing`)
    if (claimed === 0) {
      const earlier = await tx.row<Remembered>(
        sql`select request, answer from idempotency_keys where actor_id = ${actorId} and key = ${key}`,
      )
      if (earlier?.request !== request)
        throw conflict([{ field: 'Idempotency-Key', message: 'common.validation-not-unique' }])
      return earlier.answer === null ? undefined : new Json(earlier.answer)
    }
    const answer = await work(tx)
    const text = answer instanceof Json ? answer.text : answer === undefined ? null : JSON.stringify(answer)
    await tx.run(sql`update idempotency_keys set answer = ${text} where actor_id = ${actorId} and key = ${key}`)
    return answer
  }
}
