import { setTimeout } from 'node:timers/promises'
import type { session, WayIn } from '@pietas/contract/session'

import type { Actor, Handler, House, Http } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { publicUrl } from '../kit/env'
import { orNotFound } from '../kit/records'
import { conflict, invalidField, Refusal } from '../kit/refusal'
import { newToken } from '../kit/secrets'
import { countAttempt, forgiveAttempt } from './attempts'
import { forgetDevices, rememberDevice } from './devices'
import { invitationMail, passwordChangedMail, resetMail, tell } from './mails'
import { noteOf } from './notes'
import { hashPassword, isPassword } from './passwords'
import { providerOfSession } from './provider/queries'
import {
  deleteOtherSessions,
  insertMailedToken,
  inviterOf,
  knownOf,
  type Login,
  lockLogin,
  loginByEmail,
  loginOfToken,
  setPassword,
  takeMailedToken,
} from './queries'
import { isStrong } from './strength'

type Routes = typeof session

type Purpose = 'reset' | 'invitation'

const hoursOf: Record<Purpose, number> = { reset: 2, invitation: 7 * 24 }
const pageOf: Record<Purpose, string> = { reset: 'reset-password', invitation: 'accept-invitation' }

/** @returns a link that lets somebody choose his password, once and for a time; an earlier one stops working. */
const newLink = async (tx: Tx, house: House, loginId: number, purpose: Purpose): Promise<string> => {
  const token = newToken()
  await insertMailedToken(tx, loginId, purpose, token, hoursOf[purpose])
  return `${publicUrl(house.env)}/auth/${pageOf[purpose]}?token=${token}`
}

/** @returns a link that lets somebody choose his password, once, within seven days; an earlier one stops working. */
export const newInvitation = (tx: Tx, house: House, loginId: number): Promise<string> =>
  newLink(tx, house, loginId, 'invitation')

/** Writes the mail that lets somebody choose his first password. */
export const invite = async (tx: Tx, house: House, loginId: number): Promise<void> => {
  const login = orNotFound(await lockLogin(tx, loginId))
  const link = await newInvitation(tx, house, loginId)
  await tell(tx, login, invitationMail(link, await inviterOf(tx, login.homeTenantId)))
}

/**
 * Makes the link that a mail would bring, to be handed over by whoever asked for it.
 *
 * @returns the link, and until when it works.
 * @throws 409 where mails leave the house: a link then reaches nobody but the one it is for.
 */
export const wayInByHand = async (
  tx: Tx,
  house: House,
  { id, hasPassword }: { id: number; hasPassword: boolean },
): Promise<WayIn> => {
  if (house.env.SMTP_URL) throw conflict([{ field: '', message: 'user.validation.mails-leave' }])
  const purpose = hasPassword ? 'reset' : 'invitation'
  const link = await newLink(tx, house, id, purpose)
  return { link, expiresAt: new Date(Date.now() + hoursOf[purpose] * 3_600_000).toISOString() }
}

/** @throws 400 at the field when the password would be guessed. */
const refuseWeak = async (house: House, loginId: number, password: string, field: string): Promise<void> => {
  const known = await house.db.asPlatform((tx) => knownOf(tx, loginId))
  if (!(await isStrong(password, known))) throw invalidField(field, 'session.validation.password-too-weak')
}

/** Stores a password, ends the sessions that were opened by the one before, and tells the person of it. */
const storePassword = async (tx: Tx, login: Login, passwordHash: string, keepSession: number | null): Promise<void> => {
  await setPassword(tx, login.id, passwordHash)
  await forgetDevices(tx, login.id)
  await deleteOtherSessions(tx, login.id, keepSession)
  // Whoever chooses the first one has just been written to.
  if (login.passwordHash === null) return
  await tell(tx, login, passwordChangedMail())
}

const unknownToken = () => new Refusal(400, 'INVALID_TOKEN')

type ByToken = { body: { token: string; password: string }; house: House; http: Http }

const choosePassword = async ({ body, house, http }: ByToken, purpose: Purpose) => {
  const { token, password } = body
  const counted = { account: `token:${http.address}`, address: http.address }
  await countAttempt(house.db, counted)
  const loginId = await house.db.asPlatform((tx) => loginOfToken(tx, token, purpose))
  if (loginId === null) throw unknownToken()
  await forgiveAttempt(house.db, counted)
  await refuseWeak(house, loginId, password, 'password')
  const passwordHash = await hashPassword(password)
  const handDeviceOver = await house.db.asPlatform(async (tx) => {
    if ((await takeMailedToken(tx, token, purpose)) === null) throw unknownToken()
    const login = await lockLogin(tx, loginId)
    if (!login) throw unknownToken()
    await storePassword(tx, login, passwordHash, null)
    await noteOf(tx, http, login, purpose === 'reset' ? 'PASSWORD_RESET' : 'INVITATION_ACCEPTED')
    // Whoever holds the mailed link has proven himself at this device: it is his way in, whatever others try.
    return rememberDevice(tx, http, login)
  })
  handDeviceOver()
}

const mailReset = (house: House, http: Http, email: string): Promise<void> =>
  house.db.asPlatform(async (tx) => {
    const login = await loginByEmail(tx, email)
    if (!login) return
    await noteOf(tx, http, login, 'PASSWORD_FORGOTTEN')
    await tell(tx, login, resetMail(await newLink(tx, house, login.id, 'reset')))
  })

// Writing a mail takes some milliseconds longer than finding nobody; the answer to either comes after this time.
export const answerMilliseconds = 100

export const forgotPassword: Handler<Routes['forgotPassword']> = async ({ body, house, http }) => {
  // Counted and never forgiven: nobody's mailbox is flooded from here.
  const everywhere = { limit: 10, minutes: 15 }
  await countAttempt(house.db, { account: `reset:${body.email}`, address: http.address, everywhere })
  await Promise.all([mailReset(house, http, body.email), setTimeout(answerMilliseconds)])
  return undefined
}

export const resetPassword: Handler<Routes['resetPassword']> = async (call) => {
  await choosePassword(call, 'reset')
  return undefined
}

export const acceptInvitation: Handler<Routes['acceptInvitation']> = async (call) => {
  await choosePassword(call, 'invitation')
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

/**
 * Asks for the password again, unless the identity provider has named him just now: it is he then, and he may have no
 * password at all. @throws 401, 429
 */
export const confirmPerson = async (
  house: House,
  { loginId }: Pick<Actor, 'loginId'>,
  { address, token }: Pick<Http, 'address' | 'token'>,
  password: string | undefined,
): Promise<Login> => {
  if (password !== undefined) return confirmPassword(house, loginId, address, password)
  const login = await house.db.asPlatform(async (tx) => {
    const by = token === null ? null : await providerOfSession(tx, token)
    return by?.key && by.isFresh ? lockLogin(tx, loginId) : null
  })
  if (!login) throw new Refusal(401, 'INVALID_CREDENTIALS')
  return login
}

export const changePassword: Handler<Routes['changePassword']> = async ({ body, house, http, actor }) => {
  const login = await confirmPassword(house, actor.loginId, http.address, body.currentPassword)
  await refuseWeak(house, login.id, body.newPassword, 'newPassword')
  const passwordHash = await hashPassword(body.newPassword)
  const handDeviceOver = await house.db.asPlatform(async (tx) => {
    await storePassword(tx, login, passwordHash, actor.sessionId)
    await noteOf(tx, http, login, 'PASSWORD_CHANGED')
    return rememberDevice(tx, http, login)
  })
  handDeviceOver()
  return undefined
}
