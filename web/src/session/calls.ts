import { type Outgoing, send } from '../kit/api'
import { type Me, session } from '../kit/session'

// The few calls that the first paint needs. They name their paths here, because the contract's route table
// brings the schemas of every feature with it; `calls.test.ts` compares the two.
const auth = <Answer>(method: Outgoing['method'], path: string, body?: unknown) =>
  send<Answer>({ method, path: `/api/v1/auth/${path}`, body })

export interface Credentials {
  email: string
  password: string
  otp?: string
}

export const calls = {
  me: () => auth<Me>('GET', 'me'),
  signIn: (credentials: Credentials) => auth<Me>('POST', 'sign-in', credentials),
  signOut: () => auth<void>('POST', 'sign-out'),
  forgotPassword: (email: string) => auth<void>('POST', 'forgot-password', { email }),
  resetPassword: (token: string, password: string) => auth<void>('POST', 'reset-password', { token, password }),
  acceptInvitation: (token: string, password: string) => auth<void>('POST', 'accept-invitation', { token, password }),
}

/** Loads who is signed in, once; throws the 401 when nobody is. */
export async function loadSession(): Promise<void> {
  if (!session.get()) session.start(await calls.me())
}

/** After a change of the own user or rights. */
export async function reloadSession(): Promise<void> {
  session.start(await calls.me())
}
