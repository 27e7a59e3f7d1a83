import type { IdentityProvider, identityProviders as routes } from '@pietas/contract/session'
import type { Call, Handlers, House } from '../../kit/call'
import type { Tx } from '../../kit/db/transaction'
import { publicUrl } from '../../kit/env'
import { orNotFound } from '../../kit/records'
import { invalidField } from '../../kit/refusal'
import { encrypt, newToken } from '../../kit/secrets'
import { noteSecurity } from '../../kit/security'
import { reach } from './client'
import { backUrl, baseOfDomain, isLocalIssuer, outUrl } from './places'
import {
  deleteProvider,
  endSessionsOfProvider,
  providerOfTenant,
  saveProvider,
  type TellingProvider,
  tellingProvider,
  verifiedDomains,
} from './queries'

type Routes = typeof routes

const told = (house: House, { linkKey, ...provider }: TellingProvider): IdentityProvider => ({
  ...provider,
  signInUrl: `${publicUrl(house.env)}/auth/sign-in?house=${linkKey}`,
})

const note = (tx: Tx, { tenantId, actor, http }: Pick<Call, 'tenantId' | 'actor' | 'http'>): Promise<void> =>
  noteSecurity(tx, { kind: 'PROVIDER_CHANGED', tenantId, actorId: actor.actorId, http })

const refuseUnsafe = (house: House, issuer: string): void => {
  if (new URL(issuer).protocol !== 'https:' && !isLocalIssuer(house, issuer))
    throw invalidField('issuer', 'identity-provider.validation.https')
}

/** Who keeps the staff of a whole house keeps the provider by which it signs in. */
export const providerSettings: Handlers<Routes> = {
  get: async ({ tx, tenantId, house }) => {
    const provider = await tellingProvider(tx)
    const domains = await tx.asPlatform(() => verifiedDomains(tx, tenantId))
    const bases = [publicUrl(house.env), ...domains.map(({ domain }) => baseOfDomain(house.env, domain))]
    return {
      provider: provider && told(house, provider),
      redirectUrls: bases.map(backUrl),
      signOutUrls: bases.map(outUrl),
    }
  },

  save: async (call) => {
    const { house, tenantId, actor } = call
    const { clientSecret: typed, ...body } = call.body
    refuseUnsafe(house, body.issuer)
    const scope = { tenantId, actorId: actor.actorId }
    const before = await house.db.asPlatform((tx) => providerOfTenant(tx, tenantId))
    const isSame = before?.issuer === body.issuer && before.clientId === body.clientId
    // A secret goes to no other address than the one that it was typed for.
    if (typed === undefined && before?.clientSecret && !isSame)
      throw invalidField('clientSecret', 'identity-provider.validation.secret-anew')
    const kept = typed === undefined ? (before?.clientSecret ?? null) : null
    const sealed = typed ? encrypt(house.secretKey, typed) : kept
    const asked = { ...body, key: '', tenantId, clientSecret: null, isTrusted: isLocalIssuer(house, body.issuer) }
    await reach(asked).catch(() => {
      throw invalidField('issuer', 'identity-provider.validation.unreachable')
    })
    return house.db.inTenant(scope, async (tx) => {
      await saveProvider(tx, { ...body, clientSecret: sealed, linkKey: before?.linkKey ?? newToken() })
      await note(tx, call)
      // Whom another provider has let in is no business of this one.
      if (before && before.issuer !== body.issuer) await tx.asPlatform(() => endSessionsOfProvider(tx, before.linkKey))
      return told(house, orNotFound(await tellingProvider(tx)))
    })
  },

  delete: async (call) => {
    const { tx } = call
    const provider = await tellingProvider(tx)
    if (!provider) return undefined
    await deleteProvider(tx)
    await tx.asPlatform(() => endSessionsOfProvider(tx, provider.linkKey))
    await note(tx, call)
    return undefined
  },
}
