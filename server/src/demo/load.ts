import type { House } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
import { insertDefaultLists, offerEverything } from '../master-data'
import { personColumnsOf } from '../persons'
import { hashPassword, insertLogin } from '../session'
import { insertTenant } from '../tenants'
import { insertStaff } from '../users'
import { abendrotStaff, demoPassword, morgenlichtStaff, platformAccounts, type StaffAccount } from './accounts'
import { addDocuments } from './documents'
import { addFamilies } from './families'
import { insert } from './insert'
import { addAccounts, addCarsAndResources } from './lists'
import { addPartners } from './partners'
import { demoPerson, pick, towns } from './people'
import { addProcessWork } from './process-work'
import { addTasks } from './tasks'

type Home = { entityId: number; branchIds: number[] }

const openHome = async (tx: Tx, entity: Values, branches: string[]): Promise<Home> => {
  const entityId = await insert(tx, 'legal_entities', entity)
  const branchIds: number[] = []
  for (const [at, name] of branches.entries()) {
    const town = pick(towns, at)
    branchIds.push(
      await insert(tx, 'branches', {
        legalEntityId: entityId,
        name,
        street: 'Lindenstraße',
        streetNumber: String(10 + at),
        zipCode: town.zipCode,
        city: town.city,
        phone: `+49 ${town.area} 4000${at}`,
      }),
    )
  }
  await offerEverything(tx, entityId)
  return { entityId, branchIds }
}

const addStaff = async (
  tx: Tx,
  tenantId: number,
  entityId: number,
  accounts: StaffAccount[],
  passwordHash: string,
): Promise<number[]> => {
  const ids: number[] = []
  for (const { tenantRole, entityRole, ...person } of accounts) {
    const { userId } = await insertStaff(tx, tenantId, {
      ...person,
      passwordHash,
      tenantRoles: tenantRole ? [tenantRole] : [],
      legalEntities: entityRole ? [{ legalEntityId: entityId, roles: [entityRole] }] : [],
    })
    ids.push(userId)
  }
  return ids
}

const addPersons = async (tx: Tx, entityId: number, count: number): Promise<number[]> => {
  const ids: number[] = []
  for (let n = 0; n < count; n += 1) {
    const { namePhonetic, ...fields } = demoPerson(n)
    ids.push(await insert(tx, 'persons', { ...personColumnsOf(fields), namePhonetic, legalEntityId: entityId }))
  }
  await addFamilies(tx, entityId, ids)
  return ids
}

const statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'BILLED', 'PAYED', 'IN_DUNNING', 'CREDIT_AVAILABLE', 'CANCELLED']
const recordingTypes = ['BY_PHONE', 'AT_BRANCH', 'AT_CUSTOMER', 'ONLINE']
const laterTypes = ['PROVISION', 'REQUEST', 'AFTERCARE']

/** A case for each deceased person, ordered by a relative; the rest are provisions, requests and aftercare. */
const addProcesses = async (
  tx: Tx,
  home: Home,
  persons: number[],
  assignees: number[],
  count: number,
): Promise<void> => {
  const forms = await tx.rows<{ id: number }>(sql`select id from burial_forms order by id`)
  const cemeteries = await tx.rows<{ id: number }>(sql`
    select b.id from business_partners b join partner_types_of_partners x on x.business_partner_id = b.id
    join business_partner_types t on t.id = x.business_partner_type_id
    where b.legal_entity_id = ${home.entityId} and t.name = 'Friedhof' order by b.id`)
  const pairs = Math.floor(persons.length / 2)
  for (let n = 0; n < count; n += 1) {
    const pair = n % pairs
    const isDeath = n < pairs
    await insert(tx, 'processes', {
      legalEntityId: home.entityId,
      type: isDeath ? 'DEATH' : pick(laterTypes, n),
      status: pick(statuses, n * 3),
      recordingType: pick(recordingTypes, n),
      burialFormId: pick(forms, n * 5).id,
      legalEntityBranchId: pick(home.branchIds, n),
      deceasedPersonId: persons[isDeath ? pair * 2 : pair * 2 + 1],
      clientPersonId: persons[pair * 2 + 1],
      assigneeId: pick(assignees, n),
      cemeteryId: n % 3 === 0 ? null : pick(cemeteries, n).id,
      createdAt: sql`now() - make_interval(days => ${n % 28}, mins => ${n * 17})`,
    })
  }
}

const address = (street: string, at: number) => ({
  street,
  streetNumber: '12',
  zipCode: pick(towns, at).zipCode,
  city: pick(towns, at).city,
  phone: `+49 ${pick(towns, at).area} 40000`,
})

const loadAbendrot = async (tx: Tx, house: House, passwordHash: string): Promise<void> => {
  const tenantId = await insertTenant(tx, { name: 'Bestattungen Abendrot', slug: 'abendrot' })
  await insertDefaultLists(tx)
  await addCarsAndResources(tx)
  const goerlitz = await openHome(
    tx,
    {
      name: 'Bestattungshaus Abendrot Görlitz',
      shortName: 'BAG',
      slug: 'abendrot-goerlitz',
      email: 'goerlitz@abendrot.example',
      primaryColor: '#0f766e',
      ...address('Lindenstraße', 0),
    },
    ['Filiale Altstadt', 'Filiale Südstadt', 'Filiale Niesky'],
  )
  const zittau = await openHome(
    tx,
    {
      name: 'Bestattungshaus Abendrot Zittau',
      shortName: 'BAZ',
      slug: 'abendrot-zittau',
      email: 'zittau@abendrot.example',
      primaryColor: '#b45309',
      ...address('Bahnhofstraße', 1),
    },
    ['Filiale Zittau', 'Filiale Löbau'],
  )
  const staff = await addStaff(tx, tenantId, goerlitz.entityId, abendrotStaff, passwordHash)
  for (const home of [goerlitz, zittau]) await addPartners(tx, home.entityId)
  await addAccounts(tx, [goerlitz, zittau])
  const first = await addPersons(tx, goerlitz.entityId, 48)
  await addProcesses(tx, goerlitz, first, staff.slice(1, 3), 32)
  await addProcessWork(tx, goerlitz.entityId, staff)
  const second = await addPersons(tx, zittau.entityId, 12)
  await addProcesses(tx, zittau, second, staff.slice(0, 1), 8)
  await addProcessWork(tx, zittau.entityId, staff.slice(0, 1))
  await addDocuments(tx, house, { tenantId, entityId: goerlitz.entityId, staff })
  const cars = await idsOf(tx, 'cars')
  const [boss = 0, office = 0, dispatcher = 0, technician = 0, ...others] = staff
  await addTasks(
    tx,
    {
      entityId: goerlitz.entityId,
      planners: [office, dispatcher],
      crew: [technician, dispatcher],
      absent: others,
      cars: cars.slice(0, -1),
      resources: await idsOf(tx, 'resources'),
    },
    4,
  )
  // Nobody but the owner works at both.
  const alone = { planners: [boss], crew: [boss], absent: [], cars: cars.slice(-1), resources: [] }
  await addTasks(tx, { entityId: zittau.entityId, ...alone }, 1)
}

const idsOf = async (tx: Tx, table: 'cars' | 'resources'): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`select id from ${sql.table(table)} order by id`)
  return rows.map(({ id }) => id)
}

const loadMorgenlicht = async (tx: Tx, passwordHash: string): Promise<void> => {
  const tenantId = await insertTenant(tx, { name: 'Morgenlicht Bestattungen', slug: 'morgenlicht' })
  await insertDefaultLists(tx)
  const home = await openHome(
    tx,
    {
      name: 'Morgenlicht Bestattungen Bautzen',
      shortName: 'MLB',
      slug: 'morgenlicht-bautzen',
      email: 'post@morgenlicht.example',
      primaryColor: '#6d28d9',
      ...address('Goethestraße', 2),
    },
    ['Filiale Bautzen'],
  )
  const staff = await addStaff(tx, tenantId, home.entityId, morgenlichtStaff, passwordHash)
  await addPartners(tx, home.entityId)
  await addProcesses(tx, home, await addPersons(tx, home.entityId, 6), staff, 3)
  const alone = { planners: staff, crew: staff, absent: [], cars: [], resources: [] }
  await addTasks(tx, { entityId: home.entityId, ...alone }, 1)
}

const addPlatformUsers = async (tx: Tx, passwordHash: string): Promise<void> => {
  for (const { email, ...user } of platformAccounts) {
    const actorId = await insert(tx, 'platform_users', user)
    await insertLogin(tx, { email, actorId, homeTenantId: null, passwordHash })
  }
}

/** Loads the demo tenants, all or nothing, unless the database holds a tenant already. */
export const loadDemo = async (house: House): Promise<void> => {
  await house.db.asPlatform(async (tx) => {
    const found = await tx.row<{ used: boolean }>(
      sql`select exists (select from tenants) or exists (select from logins) as used`,
    )
    if (found?.used) return
    const passwordHash = await hashPassword(demoPassword)
    await addPlatformUsers(tx, passwordHash)
    await loadAbendrot(tx, house, passwordHash)
    await tx.leaveTenant()
    await loadMorgenlicht(tx, passwordHash)
  })
}
