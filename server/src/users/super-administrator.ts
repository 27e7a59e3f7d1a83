import type { PlatformRole } from '@pietas/contract/users'
import type { House } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { insertLogin, loginNamed, newInvitation } from '../session'
import { insertPlatformUser, platformRoleOf } from './queries'

export type NewSuperAdministrator = { email: string; firstName: string; lastName: string }

/** Why an address cannot become a super-administrator. */
export class UnfitAddress extends Error {}

const role: PlatformRole = 'super-administrator'

const insertPlatformLogin = async (tx: Tx, { email, ...name }: NewSuperAdministrator): Promise<number> => {
  const actorId = await insertPlatformUser(tx, { ...name, role })
  return insertLogin(tx, { email, actorId, homeTenantId: null, passwordHash: null })
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
    const held = await platformRoleOf(tx, login.actorId)
    if (held !== role) throw new UnfitAddress(`${person.email} is a ${held}: choose another address`)
    return { link: await newInvitation(tx, house, login.id), isNew: false }
  })
