import { ownPath } from '@pietas/contract/kit'
import type { session } from '@pietas/contract/session'
import type { Handler, House, Http } from '../../kit/call'
import { notFound, Refusal } from '../../kit/refusal'
import { decrypt, encrypt, newToken } from '../../kit/secrets'
import { countAttempt, countMiss, forgiveAttempt } from '../attempts'
import { noteOf } from '../notes'
import { deleteSessionByToken, type Login, lockLogin, loginByEmail, loginOfSession } from '../queries'
import { type Answered, noteFailure, openSession, useOneTimeCode } from '../sign-in'
import { namedBy, wayOut, wayTo } from './client'
import { backUrl, baseOf, outUrl, providerOf } from './places'
import { findNamed, forgetNamed, insertGone, providerOfSession, takeGone } from './queries'

type Routes = typeof session

/** As long as what is remembered of a way. */
const seconds = 600

const refused = () => new Refusal(401, 'PROVIDER_REFUSED')

const remember = async (house: House, http: Http, gone: Parameters<typeof insertGone>[2]): Promise<void> => {
  const token = newToken()
  await house.db.asPlatform((tx) => insertGone(tx, token, gone))
  http.setProvider(token, seconds)
}

export const startProvider: Handler<Routes['startProvider']> = async ({ body, house, http }) => {
  await countMiss(house.db, 'provider', http.address)
  const provider = await providerOf(house, body.key)
  if (!provider) throw notFound()
  const { url, ...gone } = await wayTo(provider, backUrl(await baseOf(house, http)))
  await remember(house, http, { ...gone, key: provider.key, to: ownPath(body.to) })
  return { url }
}

/** Nobody is added here, and the provider of a house opens that house alone. */
const loginFor = async (house: House, tenantId: number | null, email: string | null): Promise<Login | null> => {
  const login = email && (await house.db.asPlatform((tx) => loginByEmail(tx, email)))
  if (!login || (tenantId !== null && login.homeTenantId !== tenantId)) return null
  return login
}

/** Sign-in by a provider, which ends in the same sessions as a password does. */
export const providerSignIn = (answered: Answered) => {
  const finishProvider: Handler<Routes['finishProvider']> = async ({ body, house, http }) => {
    const { provider: token } = http
    const gone = token === null ? null : await house.db.asPlatform((tx) => takeGone(tx, token))
    http.clearProvider()
    const provider = gone && (await providerOf(house, gone.key))
    if (!gone || !provider) throw refused()
    const { email, idToken } = await namedBy(provider, gone, body.answer).catch(async (error) => {
      await noteFailure(house, http, null)
      throw error
    })
    const login = await loginFor(house, provider.tenantId, email)
    if (!login) {
      await noteFailure(house, http, null)
      throw new Refusal(401, 'UNKNOWN_ACCOUNT')
    }
    const sealed = encrypt(house.secretKey, idToken)
    if (login.totpConfirmed) {
      await remember(house, http, { ...gone, loginId: login.id, idToken: sealed })
      throw new Refusal(401, 'OTP_REQUIRED')
    }
    const me = await openSession(house, http, login, { key: provider.key, idToken: sealed })
    return { me: answered(house, me, true), to: gone.to }
  }

  const confirmProvider: Handler<Routes['confirmProvider']> = async ({ body, house, http }) => {
    const { provider: token } = http
    const named = token === null ? null : await house.db.asPlatform((tx) => findNamed(tx, token))
    if (!token || !named?.loginId || !named.idToken) throw refused()
    const { loginId } = named
    // The same count as with a password: whoever guesses codes here has guessed them there.
    const counted = { account: `sign-in:${named.email}`, address: http.address }
    await countAttempt(house.db, counted)
    const login = await house.db.asPlatform((tx) => lockLogin(tx, loginId))
    if (!login || !(await providerOf(house, named.key))) throw refused()
    await useOneTimeCode(house, login, body.otp).catch(async (error) => {
      await noteFailure(house, http, login)
      throw error
    })
    if ((await house.db.asPlatform((tx) => forgetNamed(tx, token))) === 0) throw refused()
    await forgiveAttempt(house.db, counted)
    http.clearProvider()
    const me = await openSession(house, http, login, { key: named.key, idToken: named.idToken })
    return { me: answered(house, me, true), to: named.to }
  }

  return { finishProvider, confirmProvider }
}

const opened = (house: House, sealed: Buffer | null): string | null => {
  try {
    return sealed && decrypt(house.secretKey, sealed)
  } catch {
    // Sealed with a key that was lost: the provider then asks before it ends anything.
    return null
  }
}

export const leaveProvider: Handler<Routes['leaveProvider']> = async ({ house, http }) => {
  const { token } = http
  if (!token) return { url: null }
  const by = await house.db.asPlatform(async (tx) => {
    const found = await providerOfSession(tx, token)
    const login = await loginOfSession(tx, token)
    await deleteSessionByToken(tx, token)
    if (login) await noteOf(tx, http, login, 'SIGN_OUT')
    return found
  })
  http.clearSession()
  const provider = by?.key ? await providerOf(house, by.key) : null
  if (!by || !provider) return { url: null }
  return { url: await wayOut(provider, opened(house, by.idToken), outUrl(await baseOf(house, http))) }
}
