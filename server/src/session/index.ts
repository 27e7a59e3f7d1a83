import type { Me, session as routes } from '@pietas/contract/session'
import type { Handlers } from '../kit/call'
import { feature } from '../kit/feature'
import { hourly } from '../kit/sweeper'
import { forgetOldDevices } from './devices'
import { acceptInvitation, changePassword, forgotPassword, resetPassword } from './new-password'
import { confirmTotp, disableTotp, startTotp } from './one-time-codes'
import { type CoveredRecipients, endSession, listSessions, outboxHandler } from './own-sessions'
import { forgetOldGone } from './provider/queries'
import { providerSettings } from './provider/settings'
import { leaveProvider, providerSignIn, startProvider } from './provider/sign-in'
import { houseLogo, waysIn } from './provider/ways-in'
import { forgetOld } from './queries'
import { answeredBy, signInHandlers } from './sign-in'

export { countMiss } from './attempts'
export {
  disableLogin,
  enableLogin,
  findMailOnly,
  insertLogin,
  languageOf,
  loginNamed,
  loginOf,
  setLoginEmail,
} from './logins'
export { writeOutside, writeTo } from './mails'
export { invite, newInvitation, wayInByHand } from './new-password'
export { resetSecondFactor } from './one-time-codes'
export type { CoveredRecipients } from './own-sessions'
export { hashPassword, isPassword } from './passwords'
export { deleteOtherSessions, endSessionsIn, enterTenant, identify, insertSession } from './queries'

/** What session needs to know of users, who stand to its right; app.ts hands it in. */
export type SessionParts = { complete: (me: Me) => Me; coveredRecipients: CoveredRecipients }

const handlers = ({ complete, coveredRecipients }: SessionParts): Handlers<typeof routes> => ({
  ...signInHandlers(answeredBy(complete)),
  ...providerSignIn(answeredBy(complete)),
  waysIn,
  houseLogo,
  startProvider,
  leaveProvider,
  forgotPassword,
  resetPassword,
  acceptInvitation,
  changePassword,
  startTotp,
  confirmTotp,
  disableTotp,
  listSessions,
  endSession,
  outbox: outboxHandler(coveredRecipients),
})

export const session = (parts: SessionParts) =>
  feature({
    handlers: { session: handlers(parts), identityProviders: providerSettings },
    kinds: { identity_providers: null },
    jobs: [
      { ...hourly, name: 'sweep-sessions', effect: forgetOld },
      { ...hourly, name: 'sweep-provider-sign-ins', effect: async (tx) => void (await forgetOldGone(tx)) },
      { ...hourly, name: 'sweep-devices', effect: async (tx) => void (await forgetOldDevices(tx)) },
    ],
  })
