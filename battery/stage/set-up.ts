import { makeKnown, makePapers } from '../../server/src/house/known'
import type { Document } from '../../server/src/house/shots'
import { uniqueName } from '../../server/src/kit/testing/people'
import { Refused } from '../target'
import type { Wire } from '../wire'
import { Member } from './member'
import { addStaff, inviteStaff } from './staff'
import type { Stage } from './stage'

export type Login = { email: string; password: string }

/** Who is known at the server beforehand. */
export type Logins = { boss: Login; stranger: Login | null; platform: Login | null }

const readDocument = async (wire: Wire): Promise<Document> => {
  const answer = await wire.send({ method: 'GET', path: '/api/v1/openapi.json' })
  const elsewhere = answer.headers.get('location')
  if (elsewhere) throw new Refused(`${wire.target.origin} sends to ${elsewhere}; nothing follows it there`)
  if (answer.status !== 200) throw new Refused(`${wire.target.origin} has no /api/v1/openapi.json: is it Pietas?`)
  return answer.body
}

const openSpareHouse = async ({ client }: Member, mark: string): Promise<number> => {
  const address = { street: 'Lindenstraße', streetNumber: '1', zipCode: '02826', city: 'Görlitz' }
  const names = { name: mark, shortName: 'ERS', slug: uniqueName().toLowerCase(), email: 'haus@battery.invalid' }
  const { status, body } = await client.legalEntities.create({ ...names, ...address, phone: '+49 3581 1' })
  if (status !== 201) throw new Refused(`No house could be added: ${JSON.stringify(body)}`)
  return body.id
}

/** What depends on how the server is run. */
type Rest = Pick<Stage, 'killing' | 'strict' | 'pair' | 'patience'> & { isOurs: boolean }

/** Signs everybody in and adds the staff that the classes need: whoever lends his account sends nothing more himself. */
export const setUp = async (wire: Wire, logins: Logins, { isOurs, ...rest }: Rest): Promise<Stage> => {
  const document = await readDocument(wire)
  const signIn = (login: Login | null) => (login ? Member.signIn(wire, login.email, login.password) : null)
  const boss = await Member.signIn(wire, logins.boss.email, logins.boss.password)
  const [tenant] = boss.me.tenants
  const [house, second] = tenant?.legalEntities ?? []
  if (!tenant || !house) throw new Refused(`${boss.name} is of no tenant with a legal entity`)
  const place = { tenantId: tenant.id, legalEntityId: house.id }
  const mark = `Probe ${uniqueName()}`
  const at = (legalEntityId: number, ...roles: 'ADMINISTRATOR'[]) => ({ legalEntities: [{ legalEntityId, roles }] })
  const chief = await inviteStaff(wire, boss, mark, { tenantRoles: ['ADMINISTRATOR'] })
  const platform = await signIn(logins.platform)
  await platform?.client.tenants.enter({ tenantId: place.tenantId })
  const papers = await makePapers(chief.client, mark, isOurs)
  const addPerson = async () => (await addStaff(chief, mark, at(house.id), false)).userId
  return {
    ...{ wire, document, mark, place, lender: boss, boss: chief, ...rest },
    clerk: await inviteStaff(wire, boss, mark, at(house.id, 'ADMINISTRATOR')),
    newcomer: await inviteStaff(wire, boss, mark, at(house.id)),
    neighbour: second ? await inviteStaff(wire, boss, mark, at(second.id, 'ADMINISTRATOR')) : null,
    stranger: await signIn(logins.stranger),
    platform,
    spareHouseId: isOurs ? await openSpareHouse(boss, mark) : null,
    addPerson,
    fill: async () => makeKnown(chief.client, place, await addPerson(), mark, papers),
  }
}
