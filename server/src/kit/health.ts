import type { FastifyInstance } from 'fastify'
import { sql } from './db/sql'
import type { Db } from './db/transaction'
import { sendProblem } from './http'
import { unavailable } from './refusal'

/** `/healthz`: the process is up. `/readyz`: the database answers and its schema is there. */
export const addHealth = (app: FastifyInstance, db: Db): void => {
  app.get('/healthz', (_, reply) => reply.send({ status: 'up' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await db.json(sql`select to_json(to_regclass('tenants') is not null) as json`).catch(() => null)
    if (ready?.text !== 'true') return sendProblem(reply, unavailable())
    return reply.send({ status: 'ready' })
  })
}
