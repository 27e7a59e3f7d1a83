import * as z from 'zod'
import { email, id, languages, page, requiredText, route, tenantPath } from '../kit'
import { providerRoutes } from './ways-in'
import { me, oneTimeCode } from './who'

/** At least 12 characters; length beats rules about kinds of characters. */
export const newPassword = z.string().min(12, { error: 'session.validation.password-too-short' }).max(200)

/** Asked again before something that whoever has found an open screen must not do. */
const currentPassword = z.string().min(1).max(200)

/** Not asked of somebody whom the identity provider has named within the last ten minutes. */
const passwordUnlessNamed = currentPassword.optional()

const token = z.string().min(1).max(200)
const language = z.enum(languages)

const ownSession = z.object({
  id,
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string().nullable(),
  current: z.boolean(),
})

const mail = z.object({
  id,
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
})

export const session = {
  ...providerRoutes,
  signIn: route({
    method: 'POST',
    path: '/api/v1/auth/sign-in',
    access: 'public',
    about: 'Opens a session and sets its cookie',
    body: z.object({ email: requiredText(254), password: z.string().min(1).max(200), otp: oneTimeCode.optional() }),
    answer: me,
    status: 200,
    failures: ['INVALID_CREDENTIALS', 'OTP_REQUIRED', 'TOO_MANY_REQUESTS'],
  }),
  signOut: route({
    method: 'POST',
    path: '/api/v1/auth/sign-out',
    access: 'public',
    about: 'Ends the session, if there is one',
  }),
  me: route({
    method: 'GET',
    path: '/api/v1/auth/me',
    access: 'session',
    about: 'Who is signed in, with tenants, legal entities, roles and permissions',
    answer: me,
  }),
  updateMe: route({
    method: 'PATCH',
    path: '/api/v1/auth/me',
    access: 'session',
    about: 'Changes the language of the own account, in which its mails are written',
    body: z.object({ language }),
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/v1/auth/forgot-password',
    access: 'public',
    about: 'Mails a link to choose a new password; answers the same for unknown addresses',
    body: z.object({ email }),
    failures: ['TOO_MANY_REQUESTS'],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    access: 'public',
    about: 'Sets a new password by a mailed token and ends every session of the user',
    body: z.object({ token, password: newPassword }),
    failures: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
  }),
  acceptInvitation: route({
    method: 'POST',
    path: '/api/v1/auth/accept-invitation',
    access: 'public',
    about: 'Sets the first password by the token of an invitation',
    body: z.object({ token, password: newPassword }),
    failures: ['INVALID_TOKEN', 'TOO_MANY_REQUESTS'],
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/v1/auth/change-password',
    access: 'session',
    about: 'Changes the own password and ends the other sessions',
    body: z.object({ currentPassword, newPassword }),
    failures: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
  startTotp: route({
    method: 'POST',
    path: '/api/v1/auth/totp',
    access: 'session',
    about: 'Makes a new secret for one-time codes; it counts only once a code has confirmed it',
    body: z.object({ password: passwordUnlessNamed }),
    answer: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }),
    failures: ['CONFLICT', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
  confirmTotp: route({
    method: 'POST',
    path: '/api/v1/auth/totp/confirm',
    access: 'session',
    about: 'Turns one-time codes on, ends the other sessions and answers the recovery codes, once',
    body: z.object({ otp: oneTimeCode }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    status: 200,
    failures: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  disableTotp: route({
    method: 'POST',
    path: '/api/v1/auth/totp/disable',
    access: 'session',
    about: 'Turns one-time codes off; asks for the password and for a code of either kind',
    body: z.object({ password: passwordUnlessNamed, otp: oneTimeCode }),
    failures: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/v1/auth/sessions',
    access: 'session',
    about: 'The own open sessions, the latest first',
    answer: z.object({ items: z.array(ownSession) }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{sessionId}',
    access: 'session',
    about: 'Ends one of the own sessions',
    failures: ['NOT_FOUND'],
  }),
  outbox: route({
    method: 'GET',
    path: `${tenantPath}/outbox`,
    access: 'Administration:EditUsers',
    about: 'The latest mails of the tenant whose recipients hold nothing that the reader lacks',
    answer: page(mail),
  }),
}
