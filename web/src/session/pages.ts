import { page, text } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'

const withToken = (search: Record<string, unknown>) => ({ token: text(search, 'token') })

/** The pages that nobody has to be signed in for. */
export const pages = {
  signIn: page({
    path: '/auth/sign-in',
    search: (search): { to: string; house?: string } => {
      const house = text(search, 'house')
      return { to: text(search, 'to'), ...(house ? { house } : {}) }
    },
    chunk: lazyPage(async () => (await import('./pages/sign-in-page')).SignInPage),
  }),
  provider: page({
    path: '/auth/provider',
    // What the provider has answered stands in the address; the page sends it on as it is.
    chunk: lazyPage(async () => (await import('./pages/provider-page')).ProviderPage),
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
