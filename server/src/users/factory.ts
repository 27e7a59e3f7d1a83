import type { EntityRole, firstAdministrator, TenantRole, userFields } from '@pietas/contract/users'
import type * as z from 'zod'
import type { House } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertInto } from '../kit/db/write'
import { conflict } from '../kit/refusal'
import { insertLogin, invite, loginNamed } from '../session'
import { replaceEntityRows } from './queries'

type Fields = z.output<typeof userFields>

export type NewStaff = Pick<Fields, 'firstName' | 'lastName' | 'email'> &
  Partial<Omit<Fields, 'legalEntities' | 'tenantRoles'>> & {
    tenantRoles?: TenantRole[]
    /** Written to there under his own address where no other is named. */
    legalEntities?: { legalEntityId: number; roles: EntityRole[]; email?: string }[]
    passwordHash?: string | null
  }

/** Adds a member of staff who may sign in: for the first administrator, demo data and tests. @returns the ids. */
export const insertStaff = async (
  tx: Tx,
  tenantId: number,
  staff: NewStaff,
): Promise<{ userId: number; loginId: number }> => {
  const { legalEntities = [], passwordHash = null, ...fields } = staff
  const row = await tx.row<{ id: number }>(sql`${insertInto('users', 'u', fields)} returning u.id`)
  const userId = row?.id ?? 0
  await replaceEntityRows(
    tx,
    userId,
    legalEntities.map((entity) => ({ email: fields.email, phone: null, ...entity })),
  )
  const login = { email: fields.email, actorId: userId, homeTenantId: tenantId, passwordHash }
  const loginId = await tx.asPlatform(() => insertLogin(tx, login))
  return { userId, loginId }
}

type NewAdministrator = z.output<typeof firstAdministrator>

/**
 * Adds the first administrator of a new tenant, of its first legal entity too where there is one, and invites him.
 * Runs inside the tenant.
 *
 * @throws 409 at his address when somebody signs in with it already.
 */
export const inviteAdministrator = async (
  tx: Tx,
  call: { house: House; body: { adminUser: NewAdministrator } },
  tenantId: number,
  legalEntityId: number | null,
): Promise<void> => {
  const { adminUser } = call.body
  const taken = await tx.asPlatform(() => loginNamed(tx, adminUser.email))
  if (taken && !taken.disabled) throw conflict([{ field: 'adminUser.email', message: 'common.validation-not-unique' }])
  const { loginId } = await insertStaff(tx, tenantId, {
    ...adminUser,
    tenantRoles: ['ADMINISTRATOR'],
    legalEntities: legalEntityId === null ? [] : [{ legalEntityId, roles: ['ADMINISTRATOR'] }],
  })
  await tx.asPlatform(() => invite(tx, call.house, loginId))
}
