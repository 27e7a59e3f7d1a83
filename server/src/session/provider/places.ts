import type { House, Http } from '../../kit/call'
import { publicUrl } from '../../kit/env'
import { decrypt } from '../../kit/secrets'
import type { Provider } from './client'
import { type HouseOfHost, houseOfHost, providerByKey, type StoredProvider } from './queries'

/** The key of the provider that whoever runs the server has named. */
export const ofInstallation = 'installation'

/** The page of the app to which a provider sends the browser back. */
const backPath = '/auth/provider'
/** The page at which somebody ends who has signed out at the provider. */
const outPath = '/auth/sign-in'

export const backUrl = (base: string): string => `${base}${backPath}`
export const outUrl = (base: string): string => `${base}${outPath}`

/** @returns where a house is reached under a domain of its own. */
export const baseOfDomain = (env: House['env'], domain: string): string =>
  `${publicUrl(env).startsWith('https:') ? 'https' : 'http'}://${domain}`

/** The house under whose own domain the browser asks; null under any other address. */
export const houseAsked = (house: House, { host }: Http): Promise<HouseOfHost | null> => {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return house.db.asPlatform((tx) => houseOfHost(tx, name))
}

/** @returns the address of the app as this browser knows it, as far as it is one of ours. */
export const baseOf = async (house: House, http: Http): Promise<string> =>
  (await houseAsked(house, http)) ? baseOfDomain(house.env, http.host) : publicUrl(house.env)

/** The provider of the whole installation, where it has one. */
export const installationProvider = ({ env }: Pick<House, 'env'>): Provider | null =>
  env.OIDC_ISSUER && env.OIDC_CLIENT_ID
    ? {
        key: ofInstallation,
        tenantId: null,
        name: env.OIDC_NAME ?? null,
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID,
        clientSecret: env.OIDC_CLIENT_SECRET ?? null,
        isTrusted: true,
      }
    : null

/** @returns whether whoever runs the server lets houses name this address although it may lie inside. */
export const isLocalIssuer = ({ env }: Pick<House, 'env'>, issuer: string): boolean =>
  (env.OIDC_LOCAL_ISSUERS ?? []).includes(new URL(issuer).origin)

export const openedProvider = (house: House, stored: StoredProvider): Provider => {
  const { linkKey, clientSecret, ...facts } = stored
  return {
    ...facts,
    key: linkKey,
    clientSecret: clientSecret && decrypt(house.secretKey, clientSecret),
    isTrusted: isLocalIssuer(house, stored.issuer),
  }
}

/** @returns the provider of a key, or null. */
export const providerOf = async (house: House, key: string): Promise<Provider | null> => {
  if (key === ofInstallation) return installationProvider(house)
  const stored = await house.db.asPlatform((tx) => providerByKey(tx, key))
  return stored && openedProvider(house, stored)
}
