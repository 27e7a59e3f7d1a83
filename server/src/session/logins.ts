import type { Language } from '@pietas/contract/kit'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'

export type NewLogin = {
  email: string
  actorId: number
  homeTenantId: number | null
  passwordHash: string | null
}

/**
 * Adds who may sign in, in the language of the colleague who adds him. An address signs in to one tenant only: it is unique among
 * logins that are not disabled.
 */
export const insertLogin = async (tx: Tx, login: NewLogin): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`
    insert into logins (email, actor_id, home_tenant_id, password_hash, language)
    values (${login.email}, ${login.actorId}, ${login.homeTenantId}, ${login.passwordHash}, coalesce((
      select c.language from logins c
      where c.actor_id = current_actor() and c.home_tenant_id = ${login.homeTenantId}::bigint), 'de')) returning id`)
  return row?.id ?? 0
}

/** What it takes to write to whom a login belongs. */
export type Told = {
  id: number
  email: string
  language: Language
  homeTenantId: number | null
  actorId: number
}

/** @returns the login of a member of staff or of one of our own people, or null. */
export const loginOf = (tx: Tx, actorId: number) =>
  tx.row<Told & { hasPassword: boolean }>(sql`
    select id, email, language, home_tenant_id as "homeTenantId", actor_id as "actorId", password_hash is not null as "hasPassword"
    from logins where actor_id = ${actorId}`)

/** @returns those members of staff of the tenant who have no way in yet: nothing but a mail reaches them. */
export const findMailOnly = (tx: Tx, actorIds: readonly number[]): Promise<Told[]> =>
  tx.asPlatform(() =>
    tx.rows<Told>(sql`
      select l.id, l.email, l.language, l.home_tenant_id as "homeTenantId", l.actor_id as "actorId"
      from logins l where l.actor_id = any(${actorIds}::bigint[]) and l.home_tenant_id = current_tenant()
        and l.password_hash is null and not l.disabled order by l.id`),
  )

/** @returns the login of an e-mail address, a disabled one where there is no other, or null. */
export const loginNamed = (tx: Tx, email: string) =>
  tx.row<{ id: number; homeTenantId: number | null; actorId: number; disabled: boolean }>(sql`
    select id, home_tenant_id as "homeTenantId", actor_id as "actorId", disabled
    from logins where email_key = lower(${email}) order by disabled, id desc limit 1`)

/** Chooses the language of whom a login belongs to. */
export const setLanguage = (tx: Tx, loginId: number, language: Language) =>
  tx.run(sql`update logins set language = ${language} where id = ${loginId}`)

/** Follows a change of the e-mail address. Links that went to the old one, a mistyped one perhaps, open nothing more. */
export const setLoginEmail = async (tx: Tx, actorId: number, email: string): Promise<void> => {
  await tx.run(sql`update logins set email = ${email} where actor_id = ${actorId}`)
  await tx.run(sql`delete from mailed_tokens where login_id in (select id from logins where actor_id = ${actorId})`)
}

/** Lets nobody in by this login any more and ends its sessions. */
export const disableLogin = async (tx: Tx, actorId: number): Promise<void> => {
  await tx.run(sql`update logins set disabled = true where actor_id = ${actorId}`)
  await tx.run(sql`delete from sessions where login_id in (select id from logins where actor_id = ${actorId})`)
}

/** Lets somebody in again by the login that `disableLogin` closed. Fails where somebody else has taken the address. */
export const enableLogin = (tx: Tx, actorId: number) =>
  tx.run(sql`update logins set disabled = false where actor_id = ${actorId}`)

/** In which language somebody reads, asked for inside his tenant. */
export const languageOf = async (tx: Tx, loginId: number): Promise<Language> => {
  const found = await tx.asPlatform(() =>
    tx.row<{ language: Language }>(sql`select language from logins where id = ${loginId}`),
  )
  return found?.language ?? 'de'
}
