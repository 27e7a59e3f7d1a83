import type { FastifyInstance } from 'fastify'
import type { House } from './call'
import { sql } from './db/sql'
import { freeMegabytes } from './disk-space'
import { sendProblem } from './http'
import { storageFull, unavailable } from './refusal'

/** `/healthz`: the process is up. `/readyz`: the database answers, its schema is there, and so is room for files. */
export const addHealth = (app: FastifyInstance, { db, env }: Pick<House, 'db' | 'env'>): void => {
  app.get('/healthz', (_, reply) => reply.send({ status: 'up' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await db.json(sql`select to_json(to_regclass('tenants') is not null) as json`).catch(() => null)
    if (ready?.text !== 'true') return sendProblem(reply, unavailable())
    const free = await freeMegabytes(env.DATA_DIR)
    if (free !== null && free < env.DISK_RESERVE)
      return sendProblem(reply, storageFull(503, `Less than ${env.DISK_RESERVE} MB are free in the data folder`))
    return reply.send({ status: 'ready' })
  })
}
