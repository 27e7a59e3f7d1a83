import { uniqueName } from '../../server/src/kit/testing/people'
import { Refused } from '../target'
import type { Wire } from '../wire'
import { Member } from './member'

/** What somebody holds, and where. */
type Roles = {
  tenantRoles?: 'ADMINISTRATOR'[]
  legalEntities?: { legalEntityId: number; roles: 'ADMINISTRATOR'[] }[]
}

const password = (): string => `${uniqueName()} ${uniqueName()}`

/** Adds a member of staff who cannot sign in. @returns his id. */
export const addStaff = async (
  boss: Member,
  mark: string,
  { legalEntities = [], tenantRoles = [] }: Roles,
  isInvited: boolean,
) => {
  // This ending belongs to nobody: no mail ever arrives.
  const email = `${uniqueName().toLowerCase()}@battery.invalid`
  const rows = legalEntities.map((row) => ({ ...row, email }))
  const person = { firstName: mark, lastName: uniqueName(), email, tenantRoles, legalEntities: rows }
  const { status, body } = await boss.client.users.create({ ...person, createCognitoUser: isInvited })
  if (status !== 201) throw new Refused(`${boss.name} may not add staff: ${JSON.stringify(body)}`)
  return { userId: body.id as number, email }
}

/** Adds a member of staff, reads the invitation in the outbox and signs in. */
export const inviteStaff = async (wire: Wire, boss: Member, mark: string, roles: Roles): Promise<Member> => {
  const { email } = await addStaff(boss, mark, roles, true)
  const { body } = await boss.client.session.outbox()
  const mails = (body.items ?? []) as { recipient: string; text: string }[]
  const token = /[?&]token=([\w-]+)/.exec(mails.find((mail) => mail.recipient === email)?.text ?? '')?.[1]
  if (!token) throw new Refused(`${boss.name} does not find the invitation of ${email} in the outbox`)
  const chosen = password()
  const accept = JSON.stringify({ token, password: chosen })
  const accepted = await wire.send({ method: 'POST', path: '/api/v1/auth/accept-invitation', body: accept })
  if (accepted.status >= 300) throw new Refused(`The invitation was refused: ${JSON.stringify(accepted.body)}`)
  return Member.signIn(wire, email, chosen)
}
