import { accounts } from '../accounts'
import { announcements } from '../announcements'
import {
  documentsOfRecords as documents,
  firstCallsWithTasks as firstCalls,
  processesWithTasks as processes,
  usersWithLeave as users,
} from '../app'
import { correspondence } from '../correspondence'
import type { House } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
import { type Clock, clockAt, type DemoHome, insert, pick, towns } from '../kit/demo'
import { legalEntities } from '../legal-entities'
import { masterData } from '../master-data'
import { notifications } from '../notifications'
import { partners } from '../partners'
import { persons } from '../persons'
import { products } from '../products'
import { quality } from '../quality'
import { hashPassword, insertLogin } from '../session'
import { tasks } from '../tasks'
import { insertTenant } from '../tenants'
import { insertStaff } from '../users'
import { abendrotStaff, demoPassword, morgenlichtStaff, platformAccounts, type StaffAccount } from './accounts'

/** Papers are laid in where there are records, and people are told of them, so their features tell their parts later. */
const tellers = [
  legalEntities,
  users,
  masterData,
  accounts,
  partners,
  persons,
  products,
  processes,
  firstCalls,
  announcements,
  documents,
  correspondence,
  tasks,
  quality,
  notifications,
]

/** Who tells of the demo tenants, in the order of telling. */
export const told = tellers.map(({ demo }) => demo)

const openHome = async (
  tx: Tx,
  entity: Values,
  branches: string[],
): Promise<Pick<DemoHome, 'entityId' | 'branchIds'>> => {
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
      leaveEntitlement: 30,
      ...person,
      passwordHash,
      tenantRoles: tenantRole ? [tenantRole] : [],
      legalEntities: entityRole ? [{ legalEntityId: entityId, roles: [entityRole] }] : [],
    })
    ids.push(userId)
  }
  return ids
}

/** Somebody leads each home: requests for leave are named by themselves then. */
const leadBy = (tx: Tx, userId: number, homes: readonly Pick<DemoHome, 'entityId'>[]) =>
  tx.run(sql`
    update legal_entities set director_user_id = ${userId} where id = any(${homes.map(({ entityId }) => entityId)})`)

const address = (street: string, at: number) => ({
  street,
  streetNumber: '12',
  zipCode: pick(towns, at).zipCode,
  city: pick(towns, at).city,
  phone: `+49 ${pick(towns, at).area} 40000`,
})

type Told = { tx: Tx; house: House; clock: Clock; passwordHash: string }

const loadAbendrot = async ({ tx, house, clock, passwordHash }: Told): Promise<void> => {
  const tenantId = await insertTenant(tx, { name: 'Bestattungen Abendrot', slug: 'abendrot' })
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
  const [boss = 0, office = 0, dispatcher = 0, technician = 0, ...others] = staff
  await leadBy(tx, boss, [goerlitz, zittau])
  const homes: DemoHome[] = [
    {
      ...goerlitz,
      staff,
      assignees: [office, dispatcher],
      planners: [office, dispatcher],
      crew: [technician, dispatcher],
      absent: others,
      amounts: {
        ...{ cars: 3, resources: 4, accounts: 4, products: 22, persons: 48, processes: 32 },
        ...{ notes: 1, documents: 1, tasks: 4, earlier: 9 },
      },
    },
    // Nobody but the owner works at both.
    {
      ...zittau,
      ...{ staff: [boss], assignees: [boss], planners: [boss], crew: [boss], absent: [] },
      amounts: { cars: 1, accounts: 1, persons: 12, processes: 8, notes: 1, tasks: 1 },
    },
  ]
  for (const demo of told) await demo({ tx, house, clock, tenantId, homes })
}

const loadMorgenlicht = async ({ tx, house, clock, passwordHash }: Told): Promise<void> => {
  const tenantId = await insertTenant(tx, { name: 'Morgenlicht Bestattungen', slug: 'morgenlicht' })
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
  await leadBy(tx, staff[0] ?? 0, [home])
  const people = { staff, assignees: staff, planners: staff, crew: staff, absent: [] }
  const homes = [{ ...home, ...people, amounts: { products: 8, persons: 6, processes: 3, tasks: 1 } }]
  for (const demo of told) await demo({ tx, house, clock, tenantId, homes })
}

const addPlatformUsers = async (tx: Tx, passwordHash: string): Promise<void> => {
  for (const { email, ...user } of platformAccounts) {
    const actorId = await insert(tx, 'platform_users', user)
    await insertLogin(tx, { email, actorId, homeTenantId: null, passwordHash })
  }
}

/** Tells of the demo tenants at a time. */
export const tellDemo = async (tx: Tx, house: House, clock: Clock): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword)
  await addPlatformUsers(tx, passwordHash)
  const story = { tx, house, clock, passwordHash }
  await loadAbendrot(story)
  await tx.leaveTenant()
  await loadMorgenlicht(story)
}

/** Loads the demo tenants, all or nothing, unless the database holds a tenant already. */
export const loadDemo = async (house: House): Promise<void> => {
  await house.db.asPlatform(async (tx) => {
    const found = await tx.row<{ used: boolean }>(
      sql`select exists (select from tenants) or exists (select from logins) as used`,
    )
    if (!found?.used) await tellDemo(tx, house, clockAt(new Date()))
  })
}
