import { describe, expect, test } from 'vitest'
import { entitiesWith, type Grants, hasPermission, hasPermissionSomewhere, noGrants } from '../kit'
import { grantsOf, mayGrant } from '.'

const roles = (held: Partial<Parameters<typeof grantsOf>[0]>): Grants =>
  grantsOf({ platformRole: null, tenantRoles: [], legalEntities: [], ...held })

const manager = roles({ legalEntities: [{ legalEntityId: 7, roles: ['OFFICE_MANAGER', 'KPI'] }] })
const boss = roles({ tenantRoles: ['ADMINISTRATOR'] })
const local = roles({ legalEntities: [{ legalEntityId: 7, roles: ['ADMINISTRATOR'] }] })

describe('a permission', () => {
  test('of an entity role is held at that entity alone', () => {
    expect(hasPermission(manager, 'Person:Delete', 7)).toBe(true)
    expect(hasPermission(manager, 'Person:Delete', 8)).toBe(false)
    expect(hasPermission(manager, 'Person:Delete', 'tenant')).toBe(false)
    expect(hasPermission(manager, 'Person:Delete')).toBe(false)
    expect(hasPermissionSomewhere(manager, 'Person:Delete')).toBe(true)
    expect(entitiesWith(manager, 'Person:Delete')).toEqual([7])
  })

  test('of a tenant role is held everywhere', () => {
    for (const at of [7, 8, 'tenant', null] as const) expect(hasPermission(boss, 'Person:Delete', at)).toBe(true)
    expect(entitiesWith(boss, 'Person:Delete')).toBe('all')
    expect(hasPermission(boss, 'Global:ReadTenants', 'tenant')).toBe(false)
  })

  test('of a platform role counts in every tenant', () => {
    const supporter = roles({ platformRole: 'supporter' })
    expect(hasPermission(supporter, 'Person:Create', 7)).toBe(true)
    expect(hasPermission(supporter, 'Person:Delete', 7)).toBe(false)
  })

  test('is held by nobody without a role', () => {
    expect(hasPermissionSomewhere(noGrants, 'Person:ListAndRead')).toBe(false)
    expect(entitiesWith(noGrants, 'Person:ListAndRead')).toEqual([])
  })

  test('that several roles give is held once', () => {
    const both = roles({ legalEntities: [{ legalEntityId: 7, roles: ['OFFICE_MANAGER', 'DISPATCHER'] }] })
    expect(new Set(both.legalEntities[7]).size).toBe(both.legalEntities[7]?.length)
  })
})

describe('nobody hands out more than he holds', () => {
  test.each([
    ['an administrator everything of the tenant', boss, boss, true],
    ['an administrator what an entity administrator holds', boss, local, true],
    ['an entity administrator his own role there', local, local, true],
    ['an entity administrator a smaller role there', local, manager, true],
    ['an entity administrator nothing at the tenant', local, boss, false],
    ['a manager not the role of an administrator', manager, local, false],
    ['anybody nothing', noGrants, noGrants, true],
    ['nobody something', noGrants, manager, false],
    ['an administrator nothing of the platform', boss, roles({ platformRole: 'supporter' }), false],
  ])('%s', (_, granter, wanted, may) => expect(mayGrant(granter, wanted)).toBe(may))

  test('an entity administrator gives nothing at another entity', () => {
    const elsewhere = roles({ legalEntities: [{ legalEntityId: 8, roles: ['KPI'] }] })
    expect(mayGrant(local, elsewhere)).toBe(false)
  })
})
