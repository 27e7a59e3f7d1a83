import type { EntityRole, TenantRole } from '@pietas/contract/users'
import { insertDefaultLists, offerEverything } from '../../master-data'
import { hashPassword, insertLogin, insertSession } from '../../session'
import { insertTenant } from '../../tenants'
import { insertStaff } from '../../users'
import { sql } from '../db/sql'
import type { Tx } from '../db/transaction'
import { insertInto, type Values } from '../db/write'
import { newToken } from '../secrets'
import { type TestClient, testClient, testServer } from './server'

/** The password of everybody in tests; hashed once. */
export const testPassword = 'a-password-for-tests'
let passwordHash: Promise<string> | undefined

let serial = 0
const unique = (): string =>
  `${process.pid.toString(36)}${(Date.now() % 46_656_000).toString(36)}${(serial++).toString(36)}`

/** Inserts a row past the API, for what a test needs to be there before its story begins. @returns its id. */
export const insertRow = async (tx: Tx, table: string, values: Values): Promise<number> => {
  const row = await tx.row<{ id: number }>(sql`${insertInto(table, 'x', values)} returning x.id`)
  return row?.id ?? 0
}

export type StaffMember = { userId: number; loginId: number; email: string; cookie: string; client: TestClient }

const openSession = async (loginId: number): Promise<string> => {
  const { house } = await testServer()
  const token = newToken()
  await house.db.asPlatform((tx) => insertSession(tx, loginId, token, 'test', 3600))
  return `pietas=${token}`
}

type Roles = { tenantRole?: TenantRole; at?: { legalEntityId: number; roles: EntityRole[]; email?: string }[] }

/** A tenant of its own with two legal entities, default lists, and staff on demand. */
export class FuneralHome {
  readonly tenantId: number
  readonly legalEntityId: number
  readonly secondEntityId: number
  readonly branchId: number
  readonly secondBranchId: number
  readonly burialFormId: number

  constructor(
    ids: Record<
      'tenantId' | 'legalEntityId' | 'secondEntityId' | 'branchId' | 'secondBranchId' | 'burialFormId',
      number
    >,
  ) {
    this.tenantId = ids.tenantId
    this.legalEntityId = ids.legalEntityId
    this.secondEntityId = ids.secondEntityId
    this.branchId = ids.branchId
    this.secondBranchId = ids.secondBranchId
    this.burialFormId = ids.burialFormId
  }

  /** Works in the tenant past the API. */
  async inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { house } = await testServer()
    return house.db.inTenant({ tenantId: this.tenantId, actorId: null }, work)
  }

  /** Adds a member of staff and signs him in. */
  async staff(roles: Roles): Promise<StaffMember> {
    passwordHash ??= hashPassword(testPassword)
    const email = `staff-${unique()}@test.example`
    const stored = await passwordHash
    const { userId, loginId } = await this.inTenant((tx) =>
      insertStaff(tx, this.tenantId, {
        firstName: 'Vera',
        lastName: 'Test',
        email,
        passwordHash: stored,
        tenantRoles: roles.tenantRole ? [roles.tenantRole] : [],
        legalEntities: roles.at ?? [],
      }),
    )
    const cookie = await openSession(loginId)
    const scope = { tenantId: this.tenantId, legalEntityId: this.legalEntityId }
    return { userId, loginId, email, cookie, client: testClient(scope, cookie) }
  }

  /** A client in the hands of somebody with one role at the first legal entity. */
  async as(role: EntityRole): Promise<TestClient> {
    return (await this.staff({ at: [{ legalEntityId: this.legalEntityId, roles: [role] }] })).client
  }

  /** A client in the hands of somebody with one role at the tenant. */
  async asTenant(tenantRole: TenantRole): Promise<TestClient> {
    return (await this.staff({ tenantRole })).client
  }
}

const entityValues = (name: string): Values => ({
  name,
  shortName: 'TST',
  slug: `entity-${unique()}`,
  street: 'Lindenstraße',
  streetNumber: '1',
  zipCode: '02826',
  city: 'Görlitz',
  email: 'post@test.example',
  phone: '+49 3581 1',
})

/** Opens a funeral home for one test. */
export const funeralHome = async (): Promise<FuneralHome> => {
  const { house } = await testServer()
  return house.db.asPlatform(async (tx) => {
    const tenantId = await insertTenant(tx, { name: 'Bestattungen Test', slug: `test-${unique()}` })
    await insertDefaultLists(tx)
    const legalEntityId = await insertRow(tx, 'legal_entities', entityValues('Haus Eins'))
    const secondEntityId = await insertRow(tx, 'legal_entities', entityValues('Haus Zwei'))
    const branchId = await insertRow(tx, 'branches', { legalEntityId, name: 'Filiale Eins' })
    const secondBranchId = await insertRow(tx, 'branches', { legalEntityId: secondEntityId, name: 'Filiale Zwei' })
    await offerEverything(tx, legalEntityId)
    const form = await tx.row<{ id: number }>(sql`select min(id) as id from burial_forms`)
    return new FuneralHome({
      tenantId,
      legalEntityId,
      secondEntityId,
      branchId,
      secondBranchId,
      burialFormId: form?.id ?? 0,
    })
  })
}

/** Signs in one of our own people; a tenant that is named has been entered. */
export const platformUser = async (role: 'super-administrator' | 'supporter', tenantId = 0): Promise<StaffMember> => {
  const { house } = await testServer()
  const email = `platform-${unique()}@test.example`
  const { userId, loginId } = await house.db.asPlatform(async (tx) => {
    const actorId = await insertRow(tx, 'platform_users', { firstName: 'Paula', lastName: 'Plattform', role })
    return {
      userId: actorId,
      loginId: await insertLogin(tx, { email, actorId, homeTenantId: null, passwordHash: null }),
    }
  })
  const cookie = await openSession(loginId)
  const client = testClient({ tenantId, legalEntityId: 0 }, cookie)
  if (tenantId) await client.tenants.enter()
  return { userId, loginId, email, cookie, client }
}
