import type { PlatformRole } from '@pietas/contract/users'
import type { House } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertInto } from '../kit/db/write'
import { insertLogin, loginNamed, newInvitation } from '../session'

export type NewSuperAdministrator = { email: string; firstName: string; lastName: string }

/** Why an address cannot become a super-administrator. */
export class UnfitAddress extends Error {}

const role: PlatformRole = 'super-administrator'

const insertPlatformLogin = async (tx: Tx, { email, ...name }: NewSuperAdministrator): Promise<number> => {
  const user = await tx.row<{ id: number }>(sql`${insertInto('platform_users', 'p', { ...name, role })} returning p.id`)
  return insertLogin(tx, { email, actorId: user?.id ?? 0, homeTenantId: null, passwordHash: null })
}

/**
 * Makes one of our own people a super-administrator who may do everything, or finds the one who is there already.
 *
 * @returns the link with which that person chooses a password.
 * @throws UnfitAddress when somebody else has the address.
 */
export const inviteSuperAdministrator = (
  house: House,
  person: NewSuperAdministrator,
): Promise<{ link: string; isNew: boolean }> =>
  house.db.asPlatform(async (tx) => {
    const login = await loginNamed(tx, person.email)
    if (!login) return { link: await newInvitation(tx, house, await insertPlatformLogin(tx, person)), isNew: true }
    if (login.homeTenantId !== null)
      throw new UnfitAddress(`${person.email} belongs to the staff of a tenant: choose another address`)
    if (login.disabled) throw new UnfitAddress(`${person.email} was shut out: choose another address`)
    const user = await tx.row<{ role: PlatformRole }>(sql`select role from platform_users where id = ${login.actorId}`)
    if (user?.role !== role) throw new UnfitAddress(`${person.email} is a ${user?.role}: choose another address`)
    return { link: await newInvitation(tx, house, login.id), isNew: false }
  })
