import type { SecurityEventKind } from '@pietas/contract/kit'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from './call'
import { sql } from './db/sql'
import type { Db, Tx } from './db/transaction'
import type { JobKind } from './jobs'
import { whereFrom } from './where-from'

/** What touches somebody's way in. */
export type SecurityNote = {
  kind: SecurityEventKind
  outcome?: 'DONE' | 'REFUSED'
  tenantId: number | null
  actorId: number | null
  subjectId?: number
  route?: string
  http: { address: string | null; userAgent: string | null }
}

/** Notes it in the transaction that does it; what is refused is noted in one of its own. */
export const noteSecurity = async (tx: Tx, note: SecurityNote): Promise<void> => {
  const { kind, outcome = 'DONE', tenantId, actorId, subjectId = null, route = null, http } = note
  await tx.row(sql`
    select 1 from note_security_event(${kind}, ${outcome}, ${tenantId}::bigint, ${actorId}::bigint,
      ${subjectId}::bigint, ${route}, ${http.address}, ${http.userAgent})`)
}

const actors = new WeakMap<FastifyRequest, Actor>()

/** Remembers who asks, for the log and for what is noted of a refusal. */
export const rememberActor = (request: FastifyRequest, actor: Actor | null): void => {
  if (actor) actors.set(request, actor)
}

/** @returns who asks, once the gate knows. */
export const actorOf = (request: FastifyRequest): Actor | undefined => actors.get(request)

const perMinute = 30
const noted = { minute: 0, counts: new Map<string, number>() }

/** Whether one more refusal of this kind from there is noted: somebody who hammers fills no table. */
const isWorthNoting = (key: string): boolean => {
  const minute = Math.floor(Date.now() / 60_000)
  if (noted.minute !== minute) {
    noted.minute = minute
    noted.counts.clear()
  }
  const count = (noted.counts.get(key) ?? 0) + 1
  noted.counts.set(key, count)
  return count <= perMinute
}

const noteworthy = ['FORBIDDEN', 'FOREIGN_ORIGIN'] as const

/** Notes a call that was refused for want of a right, or that another site's page has caused. */
export const noteRefusal = async (db: Db, request: FastifyRequest, code: string): Promise<void> => {
  const actor = actorOf(request)
  const kind = noteworthy.find((one) => one === code)
  if (!kind || !isWorthNoting(`${kind} ${actor?.actorId ?? request.ip}`)) return
  const http = whereFrom(request)
  await db.asPlatform((tx) =>
    noteSecurity(tx, {
      kind,
      outcome: 'REFUSED',
      tenantId: actor?.homeTenantId ?? null,
      actorId: actor?.actorId ?? null,
      route: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      http,
    }),
  )
}

/** Cuts the addresses of what lies back long enough. */
export const securityJobs = (days: number): readonly JobKind[] => [
  {
    name: 'cut-security-addresses',
    payload: z.object({}),
    schedule: { daily: '03:30' },
    effect: async (tx) => void (await tx.row(sql`select 1 from cut_security_addresses(${days})`)),
  },
]
