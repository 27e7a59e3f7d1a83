import type { session } from '@pietas/contract/session'
import type { Handler } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { conflict, invalidField, noSession } from '../kit/refusal'
import { decrypt, encrypt } from '../kit/secrets'
import { countAttempt, forgiveAttempt } from './attempts'
import type { Told } from './logins'
import { secondFactorMail, tell } from './mails'
import { confirmPerson } from './new-password'
import { noteOf } from './notes'
import { deleteOtherSessions, lockLogin, setTotp } from './queries'
import { useOneTimeCode } from './sign-in'
import { newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './totp'

type Routes = typeof session

const turnOff = async (tx: Tx, login: Told): Promise<void> => {
  await setTotp(tx, login.id, { secret: null, confirmed: false, lastStep: null, recoveryCodes: [] })
  await tell(tx, login, secondFactorMail(false))
}

const alreadyOn = () => conflict([{ field: '', message: 'session.validation.totp-already-enrolled' }])

/** Whoever has found an open screen must not bind a factor of his own to the account. */
export const startTotp: Handler<Routes['startTotp']> = async ({ body, house, http, actor }) => {
  await confirmPerson(house, actor, http, body.password)
  const secret = newTotpSecret()
  const email = await house.db.asPlatform(async (tx) => {
    const login = await lockLogin(tx, actor.loginId)
    if (!login) throw noSession()
    if (login.totpConfirmed) throw alreadyOn()
    await setTotp(tx, login.id, {
      secret: encrypt(house.secretKey, secret),
      confirmed: false,
      lastStep: null,
      recoveryCodes: [],
    })
    return login.email
  })
  const uri = totpUri(secret, email)
  // By its default: the bundle gives older packages no other name.
  const { default: qrCodes } = await import('qrcode')
  return { secret, uri, qrCode: await qrCodes.toDataURL(uri, { margin: 1, width: 220 }) }
}

export const confirmTotp: Handler<Routes['confirmTotp']> = async ({ body, house, http, actor }) => {
  const counted = { account: `totp:${actor.loginId}`, address: http.address }
  await countAttempt(house.db, counted)
  const { codes, stored } = newRecoveryCodes()
  await house.db.asPlatform(async (tx) => {
    const login = await lockLogin(tx, actor.loginId)
    if (!login) throw noSession()
    if (login.totpConfirmed) throw alreadyOn()
    const secret = login.totpSecret
    const step = secret ? totpStep(decrypt(house.secretKey, secret), body.otp, null) : null
    if (step === null) throw invalidField('otp', 'session.validation.otp-wrong')
    await setTotp(tx, login.id, { secret, confirmed: true, lastStep: step, recoveryCodes: stored })
    await deleteOtherSessions(tx, login.id, actor.sessionId)
    await tell(tx, login, secondFactorMail(true))
    await noteOf(tx, http, login, 'SECOND_FACTOR_ON')
  })
  await forgiveAttempt(house.db, counted)
  return { recoveryCodes: codes }
}

export const disableTotp: Handler<Routes['disableTotp']> = async ({ body, house, http, actor }) => {
  const login = await confirmPerson(house, actor, http, body.password)
  const counted = { account: `totp:${actor.loginId}`, address: http.address }
  await countAttempt(house.db, counted)
  if (login.totpConfirmed) await useOneTimeCode(house, login, body.otp)
  await forgiveAttempt(house.db, counted)
  await house.db.asPlatform(async (tx) => {
    await turnOff(tx, login)
    await deleteOtherSessions(tx, login.id, actor.sessionId)
    await noteOf(tx, http, login, 'SECOND_FACTOR_OFF')
  })
  return undefined
}

/** Turns the codes of somebody else off who has lost them, signs him out everywhere, and tells him. */
export const resetSecondFactor = async (tx: Tx, login: Told): Promise<void> => {
  await turnOff(tx, login)
  await deleteOtherSessions(tx, login.id, null)
}
