import type { session } from '@pietas/contract/session'
import { type Call, type Handler, pathId } from '../kit/call'
import { Json } from '../kit/db/transaction'
import { notFound } from '../kit/refusal'
import { noteOf } from './notes'
import { deleteSession, mailsOf, sessionsOf } from './queries'

type Routes = typeof session

export const listSessions: Handler<Routes['listSessions']> = async ({ house, actor }) => {
  const found = await house.db.asPlatform((tx) => sessionsOf(tx, actor.loginId))
  return { items: found.map((row) => ({ ...row, current: row.id === actor.sessionId })) }
}

export const endSession: Handler<Routes['endSession']> = async (call) => {
  const { house, http, actor } = call
  const ended = await house.db.asPlatform(async (tx) => {
    const count = await deleteSession(tx, actor.loginId, pathId(call, 'sessionId'))
    if (count > 0) await noteOf(tx, http, actor, 'SESSION_ENDED')
    return count
  })
  if (ended === 0) throw notFound()
  return undefined
}

/** @returns those of the recipients who hold nothing that the caller lacks; users decides. */
export type CoveredRecipients = (call: Call<Routes['outbox']>, recipients: number[]) => Promise<Set<number>>

/** A mail may carry a link that signs somebody in, so it is shown only to those who hold at least as much. */
export const outboxHandler =
  (coveredRecipients: CoveredRecipients): Handler<Routes['outbox']> =>
  async (call) => {
    const mails = await call.tx.asPlatform(() => mailsOf(call.tx, call.tenantId))
    const covered = await coveredRecipients(call, [...new Set(mails.map((row) => row.actorId ?? 0))])
    const shown = mails.filter((row) => row.actorId !== null && covered.has(row.actorId))
    return new Json(`{"items":[${shown.map((row) => row.mail).join(',')}],"nextCursor":null,"prevCursor":null}`)
  }
