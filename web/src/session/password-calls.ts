import { auth } from './calls'

/** What somebody calls who is not signed in and has no password, or no longer knows it. */
export const passwordCalls = {
  forgotPassword: (email: string) => auth<void>('POST', 'forgot-password', { email }),
  resetPassword: (token: string, password: string) => auth<void>('POST', 'reset-password', { token, password }),
  acceptInvitation: (token: string, password: string) => auth<void>('POST', 'accept-invitation', { token, password }),
}
