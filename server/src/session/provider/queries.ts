import type { IdentityProvider, WaysIn } from '@pietas/contract/session'
import type { ScanState } from '../../kit/contents'
import { instant, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { hashToken } from '../../kit/secrets'
import type { Gone } from './client'

export type StoredProvider = {
  tenantId: number
  name: string
  issuer: string
  clientId: string
  clientSecret: Buffer | null
  linkKey: string
}

const columns = sql.raw(`i.tenant_id as "tenantId", i.name, i.issuer, i.client_id as "clientId",
  i.client_secret as "clientSecret", i.link_key as "linkKey"`)

/** The provider of the house whose link has this key, unless the house is closed. */
export const providerByKey = (tx: Tx, key: string): Promise<StoredProvider | null> =>
  tx.row<StoredProvider>(sql`
    select ${columns} from identity_providers i join tenants t on t.id = i.tenant_id
    where i.link_key = ${key} and not t.deleted`)

export const providerOfTenant = (tx: Tx, tenantId: number): Promise<StoredProvider | null> =>
  tx.row<StoredProvider>(sql`
    select ${columns} from identity_providers i join tenants t on t.id = i.tenant_id
    where i.tenant_id = ${tenantId} and not t.deleted`)

export type HouseOfHost = NonNullable<WaysIn['house']> & { tenantId: number; logoToken: string | null }

/**
 * The house whose verified domain a host is. Its sign is that of its first legal entity with colours or a logo; of a
 * house that is closed there is none.
 */
export const houseOfHost = async (tx: Tx, host: string): Promise<HouseOfHost | null> => {
  const house = await tx.row<Pick<HouseOfHost, 'tenantId' | 'name'>>(sql`
    select t.id as "tenantId", t.name from tenant_domains d join tenants t on t.id = d.home_tenant_id
    where d.domain = ${host} and d.verified and not t.deleted`)
  if (!house) return null
  const sign = await tx.row<Pick<HouseOfHost, 'primaryColor' | 'logoToken'>>(sql`
    select x.primary_color as "primaryColor", l.access_token as "logoToken"
    from legal_entities x
    left join documents l on l.tenant_id = x.tenant_id and l.owner_entity_id = x.id and l.context = 'LOGO' and not l.deleted
    where x.tenant_id = ${house.tenantId} and not x.deleted
    order by (l.id is null), (x.primary_color is null), x.id limit 1`)
  const { primaryColor, logoToken } = sign ?? { primaryColor: null, logoToken: null }
  return { ...house, primaryColor, hasLogo: logoToken !== null, logoToken }
}

export type Logo = { sha256: string; type: string; size: number; name: string; state: ScanState }

/** What hands a logo out that `houseOfHost` has named. */
export const logoOf = (tx: Tx, tenantId: number, token: string): Promise<Logo | null> =>
  tx.row<Logo>(sql`
    select f.sha256, d.mime_type as type, d.size, d.file_name as name, f.scan_state as state
    from documents d join stored_files f on f.tenant_id = d.tenant_id and f.sha256 = d.sha256
    where d.tenant_id = ${tenantId} and d.access_token = ${token} and d.context = 'LOGO' and not d.deleted`)

/** Notes who has gone to a provider, or has come back and owes a code. */
export const insertGone = (
  tx: Tx,
  token: string,
  gone: Gone & { key: string; to: string; loginId?: number; idToken?: Buffer },
) =>
  tx.run(sql`
    insert into provider_sign_ins (token_hash, provider_key, redirect_uri, state, nonce, verifier, going_to, login_id, id_token,
      expires_at)
    values (${hashToken(token)}, ${gone.key}, ${gone.redirectUri}, ${gone.state}, ${gone.nonce}, ${gone.verifier}, ${gone.to},
      ${gone.loginId ?? null}::bigint, ${gone.idToken ?? null}, now() + interval '10 minutes')`)

export type StoredGone = Gone & { key: string; to: string; loginId: number | null; idToken: Buffer | null }

const goneColumns = sql.raw(`provider_key as key, redirect_uri as "redirectUri", state, nonce, verifier, going_to as to,
  login_id as "loginId", id_token as "idToken"`)

/** What is remembered of a way that was begun in this browser, once: the second to come with it comes too late. */
export const takeGone = (tx: Tx, token: string): Promise<StoredGone | null> =>
  tx.row<StoredGone>(sql`
    delete from provider_sign_ins where token_hash = ${hashToken(token)} and expires_at > now() and login_id is null
    returning ${goneColumns}`)

/** Somebody who has come back and owes a code. */
export const findNamed = (tx: Tx, token: string): Promise<(StoredGone & { email: string }) | null> =>
  tx.row<StoredGone & { email: string }>(sql`
    select ${goneColumns}, (select l.email from logins l where l.id = login_id) as email from provider_sign_ins
    where token_hash = ${hashToken(token)} and expires_at > now() and login_id is not null`)

/** @returns how many there were: none where somebody else has used it meanwhile. */
export const forgetNamed = (tx: Tx, token: string): Promise<number> =>
  tx.run(sql`delete from provider_sign_ins where token_hash = ${hashToken(token)}`)

export const forgetOldGone = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from provider_sign_ins where expires_at < now()`)

/** By which provider a session was opened, with the sealed token of it. */
export const providerOfSession = (tx: Tx, token: string) =>
  tx.row<{ key: string | null; idToken: Buffer | null; isFresh: boolean }>(sql`
    select provider_key as key, id_token as "idToken", created_at > now() - interval '10 minutes' as "isFresh"
    from sessions where token_hash = ${hashToken(token)}`)

/** Ends what a provider has opened that is no longer one. */
export const endSessionsOfProvider = (tx: Tx, key: string): Promise<number> =>
  tx.run(sql`delete from sessions where provider_key = ${key}`)

export type TellingProvider = Omit<IdentityProvider, 'signInUrl'> & { linkKey: string }

export const tellingProvider = (tx: Tx): Promise<TellingProvider | null> =>
  tx.row<TellingProvider>(sql`
    select name, issuer, client_id as "clientId", client_secret is not null as "clientSecretSet", link_key as "linkKey",
      ${sql.raw(instant('updated_at'))} as "updatedAt"
    from identity_providers`)

export const saveProvider = (tx: Tx, provider: Omit<StoredProvider, 'tenantId'>) =>
  tx.run(sql`
    insert into identity_providers (name, issuer, client_id, client_secret, link_key)
    values (${provider.name}, ${provider.issuer}, ${provider.clientId}, ${provider.clientSecret}, ${provider.linkKey})
    on conflict (tenant_id) do update set name = excluded.name, issuer = excluded.issuer,
      client_id = excluded.client_id, client_secret = excluded.client_secret`)

export const deleteProvider = (tx: Tx): Promise<number> => tx.run(sql`delete from identity_providers`)

/** The domains of a house that have been proven to be its own. */
export const verifiedDomains = (tx: Tx, tenantId: number): Promise<{ domain: string }[]> =>
  tx.rows<{ domain: string }>(sql`
    select domain from tenant_domains where home_tenant_id = ${tenantId} and verified order by domain`)
