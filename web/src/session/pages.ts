import { lazyRouteComponent } from '@tanstack/react-router'
import { page, text } from '../kit/page/facts'

const withToken = (search: Record<string, unknown>) => ({ token: text(search, 'token') })

/** The pages that nobody has to be signed in for. */
export const pages = {
  signIn: page({
    path: '/auth/sign-in',
    search: (search) => ({ to: text(search, 'to') }),
    chunk: lazyRouteComponent(() => import('./pages/sign-in-page'), 'SignInPage'),
  }),
  forgotPassword: page({
    path: '/auth/forgot-password',
    chunk: lazyRouteComponent(() => import('./pages/forgot-password-page'), 'ForgotPasswordPage'),
  }),
  resetPassword: page({
    path: '/auth/reset-password',
    search: withToken,
    chunk: lazyRouteComponent(() => import('./pages/token-pages'), 'ResetPasswordPage'),
  }),
  acceptInvitation: page({
    path: '/auth/accept-invitation',
    search: withToken,
    chunk: lazyRouteComponent(() => import('./pages/token-pages'), 'AcceptInvitationPage'),
  }),
  signOut: page({
    path: '/auth/sign-out',
    chunk: lazyRouteComponent(() => import('./pages/sign-out-page'), 'SignOutPage'),
  }),
}
