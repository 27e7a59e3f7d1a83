import type { Me, session } from '@pietas/contract/session'
import type { Handlers } from '../kit/call'
import { acceptInvitation, changePassword, forgotPassword, resetPassword } from './new-password'
import { confirmTotp, disableTotp, startTotp } from './one-time-codes'
import { type CoveredRecipients, endSession, listSessions, outboxHandler } from './own-sessions'
import { signInHandlers } from './sign-in'

export { disableLogin, insertLogin, loginNamed, loginOf, setLoginEmail } from './logins'
export { invite, newInvitation } from './new-password'
export type { CoveredRecipients } from './own-sessions'
export { hashPassword, isPassword } from './passwords'
export { identify, insertSession } from './queries'

/** What session needs to know of users, who stand to its right; app.ts hands it in. */
export type SessionParts = { complete: (me: Me) => Me; coveredRecipients: CoveredRecipients }

export const sessionHandlers = ({ complete, coveredRecipients }: SessionParts): Handlers<typeof session> => ({
  ...signInHandlers(complete),
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
