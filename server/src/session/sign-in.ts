import type { Me, session } from '@pietas/contract/session'
import type { Handler, House, Http } from '../kit/call'
import { drawsMaps } from '../kit/places'
import { noSession, Refusal } from '../kit/refusal'
import { decrypt, newToken } from '../kit/secrets'
import { noteSecurity } from '../kit/security'
import { countAttempt, discountAttempt, forgiveAttempt } from './attempts'
import { isKnownDevice, rememberDevice } from './devices'
import { setLanguage } from './logins'
import { noteOf } from './notes'
import { isPassword } from './passwords'
import {
  deleteSessionByToken,
  holdLogin,
  insertSession,
  type Login,
  lockLogin,
  loginByEmail,
  loginOfSession,
  meOf,
  passwordInDeletion,
  type SessionFacts,
  type SessionProvider,
  setTotp,
} from './queries'
import { storedCode, totpStep } from './totp'

/** Absolute lifetime; a session that is not used for a week ends earlier. */
const sessionSeconds = 30 * 86_400

type Routes = typeof session

const invalidCredentials = () => new Refusal(401, 'INVALID_CREDENTIALS')

/** Accepts a code of the app or a recovery code, each once. @throws 401 */
export const useOneTimeCode = async (house: House, login: Pick<Login, 'id'>, otp: string): Promise<void> => {
  const accepted = await house.db.asPlatform(async (tx) => {
    const fresh = await lockLogin(tx, login.id)
    if (!fresh?.totpSecret) return false
    const state = {
      secret: fresh.totpSecret,
      confirmed: true,
      lastStep: fresh.totpLastStep,
      recoveryCodes: fresh.recoveryCodes,
    }
    const step = totpStep(decrypt(house.secretKey, fresh.totpSecret), otp, fresh.totpLastStep)
    if (step !== null) {
      await setTotp(tx, login.id, { ...state, lastStep: step })
      return true
    }
    const code = storedCode(otp)
    if (!fresh.recoveryCodes.includes(code)) return false
    await setTotp(tx, login.id, { ...state, recoveryCodes: fresh.recoveryCodes.filter((other) => other !== code) })
    return true
  })
  if (!accepted) throw invalidCredentials()
}

/** Opens a new session, ends the one that the browser held before, and answers who is signed in. */
export const openSession = async (
  house: House,
  http: Http,
  login: Login,
  by: SessionProvider | null = null,
): Promise<SessionFacts> => {
  const token = newToken()
  const [me, handDeviceOver] = await house.db.asPlatform(async (tx) => {
    // Between the password and here somebody may have closed the account, or the whole tenant.
    if (!(await holdLogin(tx, login))) throw invalidCredentials()
    if (http.token) await deleteSessionByToken(tx, http.token)
    await insertSession(tx, login.id, token, http.userAgent, sessionSeconds, by)
    const handOver = await rememberDevice(tx, http, login)
    await noteOf(tx, http, login, 'SIGN_IN')
    return [await meOf(tx, login.id, null), handOver] as const
  })
  if (!me) throw noSession()
  http.setSession(token, sessionSeconds)
  handDeviceOver()
  return me
}

/** The token of this device, where somebody has signed in to the account before. */
const knownDevice = async (house: House, { device }: Http, email: string): Promise<string | null> =>
  device !== null && (await house.db.asPlatform((tx) => isKnownDevice(tx, email, device))) ? device : null

export const noteFailure = (house: House, http: Http, login: Login | null): Promise<void> =>
  house.db.asPlatform((tx) =>
    noteSecurity(tx, {
      kind: 'SIGN_IN',
      outcome: 'REFUSED',
      tenantId: login?.homeTenantId ?? null,
      actorId: login?.actorId ?? null,
      http,
    }),
  )

/** What everybody is told of how the installation is set up. */
export const installationOf = (env: House['env']): Me['installation'] => ({
  billing: env.BILLING,
  accountingUrl: env.ACCOUNTING_URL ?? null,
  helpUrl: env.HELP_URL ?? null,
  mail: env.SMTP_URL !== undefined,
  mapAttribution: env.MAP_TILES_URL ? env.MAP_ATTRIBUTION : null,
  staticMap: drawsMaps(env),
})

/** What is answered of whom a session belongs to. */
export type Answered = (house: House, found: SessionFacts, byProvider: boolean) => Me

/** @param complete fills in the permissions, which belong to users. */
export const answeredBy =
  (complete: (me: Me) => Me): Answered =>
  ({ env }, found, byProvider) =>
    complete({ ...found, byProvider, installation: installationOf(env) })

/** Handlers of sign-in, sign-out and "who am I". */
export const signInHandlers = (answered: Answered) => {
  const signIn: Handler<Routes['signIn']> = async ({ body, house, http }) => {
    const device = await knownDevice(house, http, body.email)
    const counted = { account: `sign-in:${body.email}`, address: http.address, device }
    await countAttempt(house.db, counted)
    const login = await house.db.asPlatform((tx) => loginByEmail(tx, body.email))
    const leaving = login ? null : await house.db.asPlatform((tx) => passwordInDeletion(tx, body.email))
    const matches = await isPassword((login ?? leaving)?.passwordHash ?? null, body.password)
    // Whoever proves that he belongs there is told why he stays outside.
    if (leaving && matches) throw new Refusal(401, 'TENANT_IN_DELETION')
    if (!login || !matches) {
      await noteFailure(house, http, login)
      throw invalidCredentials()
    }
    if (login.totpConfirmed) {
      if (!body.otp) {
        // Asking for the code is no failure, but wrong codes stay counted: otherwise they could be guessed without end.
        await discountAttempt(house.db, counted)
        throw new Refusal(401, 'OTP_REQUIRED')
      }
      await useOneTimeCode(house, login, body.otp).catch(async (error) => {
        await noteFailure(house, http, login)
        throw error
      })
    }
    await forgiveAttempt(house.db, counted)
    return answered(house, await openSession(house, http, login), false)
  }

  const signOut: Handler<Routes['signOut']> = async ({ house, http }) => {
    const { token } = http
    if (token)
      await house.db.asPlatform(async (tx) => {
        const login = await loginOfSession(tx, token)
        await deleteSessionByToken(tx, token)
        if (login) await noteOf(tx, http, login, 'SIGN_OUT')
      })
    http.clearSession()
    return undefined
  }

  const me: Handler<Routes['me']> = async ({ house, actor }) => {
    const found = await house.db.asPlatform((tx) => meOf(tx, actor.loginId, actor.enteredTenantId))
    if (!found) throw noSession()
    return answered(house, found, actor.byProvider)
  }

  const updateMe: Handler<Routes['updateMe']> = async ({ body: { language }, house, actor }) => {
    await house.db.asPlatform((tx) => setLanguage(tx, actor.loginId, language))
    return undefined
  }

  return { signIn, signOut, me, updateMe }
}
