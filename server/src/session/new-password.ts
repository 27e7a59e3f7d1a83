import { setTimeout } from 'node:timers/promises'
import type { session } from '@pietas/contract/session'
import type { Handler, House } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { writeMail } from '../kit/mail'
import { Refusal } from '../kit/refusal'
import { newToken } from '../kit/secrets'
import { countAttempt, forgiveAttempt } from './attempts'
import { invitationMail, resetMail } from './mails'
import { hashPassword, isPassword } from './passwords'
import {
  deleteOtherSessions,
  insertMailedToken,
  type Login,
  lockLogin,
  loginByEmail,
  setPassword,
  takeMailedToken,
} from './queries'

const resetHours = 2
const invitationHours = 7 * 24

type Routes = typeof session

const publicUrl = (house: House): string =>
  (house.env.PUBLIC_URL ?? `http://${house.env.HOST}:${house.env.PORT}`).replace(/\/$/, '')

/** @returns a link that lets somebody choose his password, once, within seven days; an earlier one stops working. */
export const newInvitation = async (tx: Tx, house: House, loginId: number): Promise<string> => {
  const token = newToken()
  await insertMailedToken(tx, loginId, 'invitation', token, invitationHours)
  return `${publicUrl(house)}/auth/accept-invitation?token=${token}`
}

/** Writes the mail that lets somebody choose his first password. */
export const invite = async (tx: Tx, house: House, login: Pick<Login, 'id' | 'email' | 'homeTenantId' | 'actorId'>) => {
  const link = await newInvitation(tx, house, login.id)
  await writeMail(tx, {
    ...invitationMail(link),
    recipient: login.email,
    tenantId: login.homeTenantId,
    actorId: login.actorId,
  })
}

const choosePassword = async (house: House, token: string, password: string, purpose: 'reset' | 'invitation') => {
  const passwordHash = await hashPassword(password)
  const loginId = await house.db.asPlatform(async (tx) => {
    const id = await takeMailedToken(tx, token, purpose)
    if (id === null) return null
    await setPassword(tx, id, passwordHash)
    await deleteOtherSessions(tx, id, null)
    return id
  })
  if (loginId === null) throw new Refusal(400, 'INVALID_TOKEN')
}

const mailReset = (house: House, email: string): Promise<void> =>
  house.db.asPlatform(async (tx) => {
    const login = await loginByEmail(tx, email)
    if (!login) return
    const token = newToken()
    await insertMailedToken(tx, login.id, 'reset', token, resetHours)
    const link = `${publicUrl(house)}/auth/reset-password?token=${token}`
    await writeMail(tx, {
      ...resetMail(link),
      recipient: login.email,
      tenantId: login.homeTenantId,
      actorId: login.actorId,
    })
  })

// Writing a mail takes some milliseconds longer than finding nobody; the answer to either comes after this time.
const answerMilliseconds = 100

export const forgotPassword: Handler<Routes['forgotPassword']> = async ({ body, house, http }) => {
  // Counted and never forgiven: nobody's mailbox is flooded from here.
  await countAttempt(house.db, { account: `reset:${body.email}`, address: http.address })
  await Promise.all([mailReset(house, body.email), setTimeout(answerMilliseconds)])
  return undefined
}

export const resetPassword: Handler<Routes['resetPassword']> = async ({ body, house, http }) => {
  const counted = { account: `token:${http.address}`, address: http.address }
  await countAttempt(house.db, counted)
  await choosePassword(house, body.token, body.password, 'reset')
  await forgiveAttempt(house.db, counted)
  return undefined
}

export const acceptInvitation: Handler<Routes['acceptInvitation']> = async ({ body, house, http }) => {
  const counted = { account: `token:${http.address}`, address: http.address }
  await countAttempt(house.db, counted)
  await choosePassword(house, body.token, body.password, 'invitation')
  await forgiveAttempt(house.db, counted)
  return undefined
}

/** Asks for the password again before something that a stolen session must not do. @throws 401, 429 */
export const confirmPassword = async (
  house: House,
  loginId: number,
  address: string,
  password: string,
): Promise<Login> => {
  const counted = { account: `login:${loginId}`, address }
  await countAttempt(house.db, counted)
  const login = await house.db.asPlatform((tx) => lockLogin(tx, loginId))
  if (!login || !(await isPassword(login.passwordHash, password))) throw new Refusal(401, 'INVALID_CREDENTIALS')
  await forgiveAttempt(house.db, counted)
  return login
}

export const changePassword: Handler<Routes['changePassword']> = async ({ body, house, http, actor }) => {
  await confirmPassword(house, actor.loginId, http.address, body.currentPassword)
  const passwordHash = await hashPassword(body.newPassword)
  await house.db.asPlatform(async (tx) => {
    await setPassword(tx, actor.loginId, passwordHash)
    await deleteOtherSessions(tx, actor.loginId, actor.sessionId)
  })
  return undefined
}
