import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'

export type NewLogin = {
  email: string
  actorId: number
  homeTenantId: number | null
  passwordHash: string | null
}

/** Adds who may sign in. An address signs in to one tenant only: it is unique among logins that are not disabled. */
export const insertLogin = async (tx: Tx, login: NewLogin): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`
    insert into logins (email, actor_id, home_tenant_id, password_hash)
    values (${login.email}, ${login.actorId}, ${login.homeTenantId}, ${login.passwordHash}) returning id`)
  return row?.id ?? 0
}

/** @returns the login of a member of staff or of one of our own people, or null. */
export const loginOf = (tx: Tx, actorId: number) =>
  tx.row<{ id: number; email: string; homeTenantId: number | null; actorId: number; hasPassword: boolean }>(sql`
    select id, email, home_tenant_id as "homeTenantId", actor_id as "actorId", password_hash is not null as "hasPassword"
    from logins where actor_id = ${actorId}`)

/** @returns the login of an e-mail address, a disabled one where there is no other, or null. */
export const loginNamed = (tx: Tx, email: string) =>
  tx.row<{ id: number; homeTenantId: number | null; actorId: number; disabled: boolean }>(sql`
    select id, home_tenant_id as "homeTenantId", actor_id as "actorId", disabled
    from logins where email_key = lower(${email}) order by disabled, id desc limit 1`)

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
