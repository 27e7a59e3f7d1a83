import * as z from 'zod'
import { requiredText, route, tenantPath } from '../kit'
import { me, oneTimeCode } from './who'

/** What stands in the link of a house to its own sign-in; without it there are the ways of the whole installation. */
const houseKey = z.string().regex(/^[\w-]{20,60}$/)

/** One way in by an identity provider: `key` names it when it is chosen. */
const provider = z.object({ key: z.string(), name: z.string() })
export type ProviderWay = z.output<typeof provider>

/** Of a house nothing is told but what stands on its sign. */
const house = z.object({ name: z.string(), primaryColor: z.string().nullable(), hasLogo: z.boolean() })

export const waysIn = z.object({
  /** The house whose verified domain the page was asked under; null = none. */
  house: house.nullable(),
  providers: z.array(provider),
})
export type WaysIn = z.output<typeof waysIn>

/** Sign-in by an identity provider, OpenID Connect: the browser goes there, and comes back with an answer. */
export const providerRoutes = {
  waysIn: route({
    method: 'GET',
    path: '/api/v1/auth/ways-in',
    access: 'public',
    about:
      'How somebody may sign in under this address; of a house its name, colour and logo, and nothing of any other',
    query: z.object({ house: houseKey.optional() }),
    answer: waysIn,
  }),
  houseLogo: route({
    method: 'GET',
    path: '/api/v1/auth/house-logo',
    access: 'public',
    about: 'The logo of the house whose verified domain is asked; under any other address there is none',
    media: '*/*',
    failures: ['NOT_FOUND'],
  }),
  startProvider: route({
    method: 'POST',
    path: '/api/v1/auth/provider-start',
    access: 'public',
    about: 'Answers the address of the identity provider that the browser goes to, and remembers that it has gone',
    // A path of the app, where the way goes on after the sign-in.
    body: z.object({ key: z.string().min(1).max(60), to: z.string().max(2000).default('') }),
    answer: z.object({ url: z.string() }),
    status: 200,
    secret: true,
    failures: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  }),
  finishProvider: route({
    method: 'POST',
    path: '/api/v1/auth/provider-finish',
    access: 'public',
    about: 'Opens a session by what the identity provider has answered in the address',
    body: z.object({ answer: z.string().min(1).max(8000) }),
    answer: z.object({ me, to: z.string() }),
    status: 200,
    failures: ['PROVIDER_REFUSED', 'UNKNOWN_ACCOUNT', 'OTP_REQUIRED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  }),
  confirmProvider: route({
    method: 'POST',
    path: '/api/v1/auth/provider-code',
    access: 'public',
    about: 'Opens the session of somebody whom the identity provider has named, by his one-time code',
    body: z.object({ otp: oneTimeCode }),
    answer: z.object({ me, to: z.string() }),
    status: 200,
    failures: ['INVALID_CREDENTIALS', 'PROVIDER_REFUSED', 'TOO_MANY_REQUESTS'],
  }),
  leaveProvider: route({
    method: 'POST',
    path: '/api/v1/auth/provider-leave',
    access: 'public',
    about:
      'Ends the session, if there is one, and answers where the browser ends the one at the identity provider; null = there is no such place',
    answer: z.object({ url: z.string().nullable() }),
    status: 200,
  }),
}

const issuer = z.url({ protocol: /^https?$/ }).max(500)

/** The stored fields of a house's identity provider, without its secret. */
export const identityProviderFields = z.object({
  /** As it stands on the button of the sign-in page. */
  name: requiredText(60),
  issuer,
  clientId: requiredText(300),
})

export const identityProvider = z.object({
  ...identityProviderFields.shape,
  clientSecretSet: z.boolean(),
  /** Where staff sign in by it. */
  signInUrl: z.string(),
  updatedAt: z.string(),
})
export type IdentityProvider = z.output<typeof identityProvider>

const providerPath = `${tenantPath}/identity-provider` as const

/** The identity provider of a house, kept by whoever keeps all of its staff. */
export const identityProviders = {
  get: route({
    method: 'GET',
    path: providerPath,
    access: 'Administration:EditUsers',
    about:
      'The identity provider of the house, without its secret, and what has to be allowed there; null = there is none',
    answer: z.object({
      provider: identityProvider.nullable(),
      redirectUrls: z.array(z.string()),
      signOutUrls: z.array(z.string()),
    }),
  }),
  save: route({
    method: 'PUT',
    path: providerPath,
    access: 'Administration:EditUsers',
    about: 'Sets the identity provider, once it has been reached; a new address or client needs its secret anew',
    remote: true,
    body: identityProviderFields.extend({ clientSecret: z.string().trim().min(1).max(1000).nullish() }),
    answer: identityProvider,
    failures: ['INVALID_INPUT', 'UNAVAILABLE'],
  }),
  delete: route({
    method: 'DELETE',
    path: providerPath,
    access: 'Administration:EditUsers',
    about: 'Ends the sign-in by the identity provider and every session that it has opened',
  }),
}
