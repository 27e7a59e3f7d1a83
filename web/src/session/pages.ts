import { page, text } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const withToken = (search: Record<string, unknown>) => ({ token: text(search, 'token') })

/** The pages that nobody has to be signed in for. */
export const pages = {
  signIn: page({
    path: '/auth/sign-in',
    search: (search) => ({ to: text(search, 'to') }),
    chunk: lazyPage(async () => (await import('./pages/sign-in-page')).SignInPage),
  }),
  forgotPassword: page({
    path: '/auth/forgot-password',
    chunk: lazyPage(async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage),
  }),
  resetPassword: page({
    path: '/auth/reset-password',
    search: withToken,
    chunk: lazyPage(async () => (await import('./pages/token-pages')).ResetPasswordPage),
  }),
  acceptInvitation: page({
    path: '/auth/accept-invitation',
    search: withToken,
    chunk: lazyPage(async () => (await import('./pages/token-pages')).AcceptInvitationPage),
  }),
  signOut: page({
    path: '/auth/sign-out',
    chunk: lazyPage(async () => (await import('./pages/sign-out-page')).SignOutPage),
  }),
}
