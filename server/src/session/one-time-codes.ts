import type { session } from '@pietas/contract/session'
import type { Handler } from '../kit/call'
import { conflict, invalidField, noSession } from '../kit/refusal'
import { decrypt, encrypt } from '../kit/secrets'
import { countAttempt, forgiveAttempt } from './attempts'
import { confirmPassword } from './new-password'
import { lockLogin, setTotp } from './queries'
import { newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './totp'

type Routes = typeof session

const alreadyOn = () => conflict([{ field: '', message: 'session.validation.totp-already-enrolled' }])

export const startTotp: Handler<Routes['startTotp']> = async ({ house, actor }) => {
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
  })
  await forgiveAttempt(house.db, counted)
  return { recoveryCodes: codes }
}

export const disableTotp: Handler<Routes['disableTotp']> = async ({ body, house, http, actor }) => {
  await confirmPassword(house, actor.loginId, http.address, body.password)
  await house.db.asPlatform((tx) =>
    setTotp(tx, actor.loginId, { secret: null, confirmed: false, lastStep: null, recoveryCodes: [] }),
  )
  return undefined
}
