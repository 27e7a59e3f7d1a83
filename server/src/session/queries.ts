import type { Language } from '@pietas/contract/kit'
import type { Me } from '@pietas/contract/session'
import type { Actor } from '../kit/call'
import { instant, type Sql, sql } from '../kit/db/sql'
import type { Db, Tx } from '../kit/db/transaction'
import { hashToken } from '../kit/secrets'

export type Login = {
  id: number
  email: string
  language: Language
  passwordHash: string | null
  homeTenantId: number | null
  actorId: number
  totpSecret: Buffer | null
  totpConfirmed: boolean
  totpLastStep: number | null
  recoveryCodes: string[]
}

const loginColumns =
  sql.raw(`l.id, l.email, l.language, l.password_hash as "passwordHash", l.home_tenant_id as "homeTenantId",
  l.actor_id as "actorId", l.totp_secret as "totpSecret", l.totp_confirmed_at is not null as "totpConfirmed",
  l.totp_last_step as "totpLastStep", l.recovery_codes as "recoveryCodes"`)

// Who has left comes in no more, and nobody of a tenant that is deactivated.
const opens = sql.raw(`not l.disabled
  and not exists (select from tenants t where t.id = l.home_tenant_id and t.deleted)`)

const oneLogin = (tx: Tx, condition: Sql): Promise<Login | null> =>
  tx.row<Login>(sql`select ${loginColumns} from logins l where ${condition} and ${opens}`)

export const loginByEmail = (tx: Tx, email: string): Promise<Login | null> =>
  oneLogin(tx, sql`l.email_key = lower(${email})`)

/** The password of a login whose house is about to be deleted; null for everybody else. */
export const passwordInDeletion = (tx: Tx, email: string): Promise<{ passwordHash: string | null } | null> =>
  tx.row<{ passwordHash: string | null }>(sql`
    select l.password_hash as "passwordHash" from logins l
    join tenant_erasures r on r.home_tenant_id = l.home_tenant_id
    where l.email_key = lower(${email}) and not l.disabled`)

/** The login, locked until the transaction ends. */
export const lockLogin = (tx: Tx, loginId: number): Promise<Login | null> =>
  tx.row<Login>(sql`select ${loginColumns} from logins l where l.id = ${loginId} and ${opens} for update of l`)

/**
 * The login, and that it opens, held until the transaction ends: whoever closes it or its tenant at the same time waits,
 * or has been waited for.
 *
 * @returns null when one of them has been closed meanwhile.
 */
export const holdLogin = async (tx: Tx, { id, homeTenantId }: Pick<Login, 'id' | 'homeTenantId'>) => {
  if (homeTenantId !== null)
    await tx.row<{ id: number }>(sql`select t.id from tenants t where t.id = ${homeTenantId} for share`)
  return lockLogin(tx, id)
}

/** Who holds the session of a token, and what he is in the tenant and entity of the path; null without a session. */
export const identify = async (
  db: Db,
  token: string,
  tenantId: number | null,
  legalEntityId: number | null,
): Promise<Actor | null> => {
  const found = await db.json<Actor>(
    sql`select identify(${hashToken(token)}, ${tenantId}::bigint, ${legalEntityId}::bigint) as json`,
  )
  return found?.value() ?? null
}

const entityJson = (tenantId: number, roles: Sql): Sql => sql`json_build_object(
  'id', e.id, 'name', e.name, 'shortName', e.short_name, 'primaryColor', e.primary_color, 'logoAccessToken', (
    select d.access_token from documents d
    where d.tenant_id = ${tenantId} and d.owner_entity_id = e.id and d.context = 'LOGO' and not d.deleted),
  'tasksDefaultUserId', e.tasks_default_user_id, 'qualityManagementDefaultUserId', e.quality_management_default_user_id,
  'directorUserId', e.director_user_id, 'facturaFeatureEnabled', e.factura_feature_enabled,
  'mfaRequired', e.mfa_required, 'forbiddenFileTypes', e.forbidden_file_types,
   'roles', ${roles}, 'permissions', '[]'::json)`

/** What the database knows of `Me`; the rest is of the installation. */
export type SessionFacts = Omit<Me, 'installation' | 'byProvider'>

/** The identity provider that has opened a session, and its token, sealed. */
export type SessionProvider = { key: string; idToken: Buffer }

/** Puts a session into a tenant, or out of the one that it is in. @returns that one. */
export const enterTenant = async (tx: Tx, sessionId: number, tenantId: number | null): Promise<number | null> => {
  const before = await tx.row<{ tenantId: number | null }>(
    sql`select entered_tenant_id as "tenantId" from sessions where id = ${sessionId} for update`,
  )
  await tx.run(sql`update sessions set entered_tenant_id = ${tenantId} where id = ${sessionId}`)
  return before?.tenantId ?? null
}

type Holder = {
  id: number
  email: string
  homeTenantId: number | null
  mfaEnrolled: boolean
  language: Language
  platformRole: SessionFacts['platformRole']
  firstName: string | null
  lastName: string | null
}

// What lies with the tenants is asked for apart from what does not: they may lie on different machines.
const holderOf = (tx: Tx, loginId: number): Promise<Holder | null> =>
  tx.row<Holder>(sql`
    select l.actor_id as id, l.email, l.home_tenant_id as "homeTenantId", l.totp_confirmed_at is not null as "mfaEnrolled",
      l.language, p.role as "platformRole", p.first_name as "firstName", p.last_name as "lastName"
    from logins l left join platform_users p on p.id = l.actor_id where l.id = ${loginId}`)

type Tenant = SessionFacts['tenants'][number]
type Staff = { firstName: string; lastName: string; pictureToken: string | null; roles: Tenant['roles'] }

const staffOf = (tx: Tx, tenantId: number, userId: number): Promise<Staff | null> =>
  tx.row<Staff>(sql`
    select u.first_name as "firstName", u.last_name as "lastName", u.picture_token as "pictureToken", u.tenant_roles as roles
    from users u where u.tenant_id = ${tenantId} and u.id = ${userId}`)

const entitiesOf = async (
  tx: Tx,
  tenantId: number,
  actorId: number,
  isEverywhere: boolean,
): Promise<Tenant['legalEntities']> => {
  const own = sql`from user_entities x where x.tenant_id = ${tenantId} and x.legal_entity_id = e.id and x.user_id = ${actorId}`
  const found = await tx.json<Tenant['legalEntities']>(sql`
    select coalesce(json_agg(${entityJson(tenantId, sql`coalesce((select x.roles ${own}), '{}')`)} order by e.name), '[]')::text as json
    from legal_entities e
    where e.tenant_id = ${tenantId} and not e.deleted and (${isEverywhere} or exists (select ${own}))`)
  return found?.value() ?? []
}

const tenantsOf = async (tx: Tx, tenantId: number, holder: Holder, roles: Tenant['roles']): Promise<Tenant[]> => {
  const tenant = await tx.row<Omit<Tenant, 'roles' | 'permissions' | 'legalEntities'>>(sql`
    select t.id, t.name, t.slug, t.factura_feature_enabled as "facturaFeatureEnabled" from tenants t
    where t.id = ${tenantId} and not t.deleted`)
  if (!tenant) return []
  const isEverywhere = holder.platformRole !== null || roles.length > 0
  const legalEntities = await entitiesOf(tx, tenantId, holder.id, isEverywhere)
  return [{ ...tenant, roles, permissions: [], legalEntities }]
}

/**
 * The signed-in person with tenants and legal entities; the permissions are filled in by the caller.
 *
 * @param enteredTenantId where one of our own people works at the moment.
 */
export const meOf = async (tx: Tx, loginId: number, enteredTenantId: number | null): Promise<SessionFacts | null> => {
  const holder = await holderOf(tx, loginId)
  if (!holder) return null
  const { platformRole, homeTenantId } = holder
  const staff = homeTenantId === null ? null : await staffOf(tx, homeTenantId, holder.id)
  const { firstName, lastName, pictureToken } = staff ?? { ...holder, pictureToken: null }
  const tenantId = homeTenantId ?? (platformRole && enteredTenantId)
  return {
    user: {
      id: holder.id,
      email: holder.email,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      profilePictureDocumentAccessToken: pictureToken,
      mfaEnrolled: holder.mfaEnrolled,
      language: holder.language,
    },
    platformRole,
    permissions: [],
    tenants: tenantId ? await tenantsOf(tx, tenantId, holder, staff?.roles ?? []) : [],
  }
}

/** Opens a session: `lifetime` in seconds from now, however often it is used. */
export const insertSession = (
  tx: Tx,
  loginId: number,
  token: string,
  userAgent: string | null,
  lifetime: number,
  by: SessionProvider | null = null,
) =>
  tx.run(sql`
    with came_in as (update logins set last_sign_in_at = now() where id = ${loginId})
    insert into sessions (token_hash, login_id, user_agent, expires_at, provider_key, id_token)
    values (${hashToken(token)}, ${loginId}, ${userAgent}, now() + make_interval(secs => ${lifetime}),
      ${by?.key ?? null}, ${by?.idToken ?? null})`)

export const deleteSessionByToken = (tx: Tx, token: string) =>
  tx.run(sql`delete from sessions where token_hash = ${hashToken(token)}`)

/** Whose session it is. */
export const loginOfSession = (tx: Tx, token: string): Promise<Login | null> =>
  oneLogin(tx, sql`l.id = (select login_id from sessions where token_hash = ${hashToken(token)})`)

export const deleteSession = (tx: Tx, loginId: number, sessionId: number) =>
  tx.run(sql`delete from sessions where login_id = ${loginId} and id = ${sessionId}`)

/** Ends every session of a login but one. */
export const deleteOtherSessions = (tx: Tx, loginId: number, keep: number | null) =>
  tx.run(sql`delete from sessions where login_id = ${loginId} and id is distinct from ${keep}::bigint`)

/** Signs everybody out who works in a tenant: its staff, and our own people who have entered it. */
export const endSessionsIn = async (tx: Tx, tenantId: number): Promise<void> => {
  await tx.run(sql`delete from sessions where login_id in (select id from logins where home_tenant_id = ${tenantId})`)
  await tx.run(sql`update sessions set entered_tenant_id = null where entered_tenant_id = ${tenantId}`)
}

export type Inviter = { house: string; person: string | null }

export type OwnSession = { id: number; createdAt: string; lastUsedAt: string; userAgent: string | null }

export const sessionsOf = (tx: Tx, loginId: number): Promise<OwnSession[]> =>
  tx.rows<OwnSession>(sql`
    select id, user_agent as "userAgent", ${sql.raw(instant('created_at'))} as "createdAt",
      ${sql.raw(instant('last_used_at'))} as "lastUsedAt"
    from sessions where login_id = ${loginId} and expires_at > now() order by last_used_at desc, id desc limit 100`)

/** Sets a password; links that were mailed to set one stop working. */
export const setPassword = async (tx: Tx, loginId: number, passwordHash: string): Promise<void> => {
  await tx.run(sql`update logins set password_hash = ${passwordHash} where id = ${loginId}`)
  await tx.run(sql`delete from mailed_tokens where login_id = ${loginId}`)
}

/** Stores a mailed token; earlier ones of the same purpose stop working. */
export const insertMailedToken = async (
  tx: Tx,
  loginId: number,
  purpose: 'reset' | 'invitation',
  token: string,
  hours: number,
): Promise<void> => {
  await tx.run(sql`delete from mailed_tokens where login_id = ${loginId} and purpose = ${purpose}`)
  await tx.run(sql`
    insert into mailed_tokens (token_hash, login_id, purpose, expires_at)
    values (${hashToken(token)}, ${loginId}, ${purpose}, now() + make_interval(hours => ${hours}))`)
}

/** @returns the login that a mailed token is for, which stays as it is; null when it is unknown, used or too old. */
export const loginOfToken = async (tx: Tx, token: string, purpose: 'reset' | 'invitation'): Promise<number | null> => {
  const found = await tx.row<{ loginId: number }>(sql`
    select login_id as "loginId" from mailed_tokens
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now()`)
  return found?.loginId ?? null
}

/** In whose name an invitation goes out: the house, and who of its staff sends it. */
export const inviterOf = async (tx: Tx, tenantId: number | null): Promise<Inviter | null> => {
  if (tenantId === null) return null
  const tenant = await tx.row<{ house: string }>(sql`select t.name as house from tenants t where t.id = ${tenantId}`)
  const user = await tx.asTenant(() =>
    tx.row<{ person: string }>(sql`
      select u.first_name || ' ' || u.last_name as person from users u
      where u.tenant_id = ${tenantId} and u.id = current_actor()`),
  )
  return tenant && { ...tenant, person: user?.person ?? null }
}

/** What anybody may know of who has a login: no part of a good password. */
export const knownOf = async (tx: Tx, loginId: number): Promise<string[]> => {
  const holder = await holderOf(tx, loginId)
  if (!holder) return []
  const { email, firstName, lastName, homeTenantId } = holder
  const own = ['Pietas', email, firstName, lastName]
  if (homeTenantId === null) return own.filter((word) => word !== null)
  const staff = await staffOf(tx, homeTenantId, holder.id)
  const houses = await tx.rows<{ name: string }>(sql`select t.name from tenants t where t.id = ${homeTenantId}`)
  const entities = await tx.rows<{ name: string }>(
    sql`select e.name from legal_entities e where e.tenant_id = ${homeTenantId}`,
  )
  const names = [...houses, ...entities].map(({ name }) => name)
  return [...own, staff?.firstName, staff?.lastName, ...names].filter((word) => typeof word === 'string')
}

/** Uses a mailed token up. @returns its login, or null when it is unknown, used or too old. */
export const takeMailedToken = async (
  tx: Tx,
  token: string,
  purpose: 'reset' | 'invitation',
): Promise<number | null> => {
  const taken = await tx.row<{ loginId: number }>(sql`
    delete from mailed_tokens where token_hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now()
    returning login_id as "loginId"`)
  return taken?.loginId ?? null
}

export type TotpState = {
  secret: Buffer | null
  confirmed: boolean
  lastStep: number | null
  recoveryCodes: string[]
}

export const setTotp = (tx: Tx, loginId: number, state: TotpState) =>
  tx.run(sql`
    update logins set totp_secret = ${state.secret}, totp_last_step = ${state.lastStep},
      totp_confirmed_at = ${state.confirmed ? sql`coalesce(totp_confirmed_at, now())` : null},
      recovery_codes = ${state.recoveryCodes}
    where id = ${loginId}`)

type OutboxMail = { actorId: number | null; mail: string }

/** The latest mails of a tenant with the person each is for. */
export const mailsOf = (tx: Tx, tenantId: number): Promise<OutboxMail[]> =>
  tx.rows<OutboxMail>(sql`
    select actor_id as "actorId", json_build_object('id', id, 'recipient', recipient, 'subject', subject, 'text', text,
      'createdAt', ${sql.raw(instant('created_at'))}, 'sentAt', ${sql.raw(instant('sent_at'))})::text as mail
    from mails where home_tenant_id = ${tenantId} order by id desc limit 100`)

/** What has had its time and is of no more use to anybody. */
export const forgetOld = async (tx: Tx): Promise<void> => {
  await tx.run(sql`delete from sessions where expires_at < now() or last_used_at < now() - interval '7 days'`)
  await tx.run(sql`delete from mailed_tokens where expires_at < now()`)
  await tx.run(sql`delete from attempts where until < now()`)
}
