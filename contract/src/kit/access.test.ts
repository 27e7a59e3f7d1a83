import { describe, expect, test } from 'vitest'
import { type BillingLevel, type Demands, hasBilling, hindranceOf, type Standing } from './access'
import { noGrants } from './permissions'

const both = [false, true]

describe('invoicing', () => {
  const states = both.flatMap((installation) =>
    both.flatMap((tenant) => both.map((legalEntity) => ({ installation, tenant, legalEntity }))),
  )
  const open = (level: BillingLevel) => states.filter((flags) => hasBilling(level, flags))

  test('of a tenant needs the installation and the tenant', () => {
    expect(open('tenant')).toEqual([
      { installation: true, tenant: true, legalEntity: false },
      { installation: true, tenant: true, legalEntity: true },
    ])
  })

  test('of a tenant and a legal entity needs all three', () => {
    expect(open('tenantAndLegalEntity')).toEqual([{ installation: true, tenant: true, legalEntity: true }])
  })
})

const nobody: Standing = {
  grants: noGrants,
  isInTenant: false,
  legalEntityId: null,
  roles: [],
  billing: { installation: false, tenant: false, legalEntity: false },
}

const everything: Standing = {
  grants: { tenant: ['Process:Accounting'], legalEntities: {} },
  isInTenant: true,
  legalEntityId: 1,
  roles: ['ADMINISTRATOR'],
  billing: { installation: true, tenant: true, legalEntity: true },
}

test('who asks for nothing is open to everybody', () => {
  expect(hindranceOf({}, nobody)).toBeUndefined()
})

describe('whatever is asked for has to hold', () => {
  const demands: Demands = {
    permission: 'Process:Accounting',
    roles: ['ADMINISTRATOR', 'ACCOUNTANT'],
    needsEntity: true,
    billing: 'tenantAndLegalEntity',
  }
  const lacks: [string, Partial<Standing>][] = [
    ['tenant', { isInTenant: false }],
    ['entity', { legalEntityId: null }],
    ['right', { grants: noGrants }],
    ['role', { roles: ['DISPATCHER'] }],
    ['billing', { billing: { installation: true, tenant: true, legalEntity: false } }],
  ]
  // Every combination of what is missing, as the bits of a number.
  test.each(Array.from({ length: 32 }, (_, missing) => [missing]))('%i', (missing) => {
    const lacking = lacks.filter((_, at) => missing & (1 << at))
    const standing = Object.assign({}, everything, ...lacking.map(([, lack]) => lack)) as Standing
    expect(hindranceOf(demands, standing)?.kind).toBe(lacking[0]?.[0])
  })
})

test('what is of the platform is open outside of every tenant, and nothing else that asks for a right', () => {
  const ours: Standing = { ...nobody, grants: { tenant: ['Global:ReadTenants'], legalEntities: {} } }
  expect(hindranceOf({ permission: 'Global:ReadTenants' }, ours)).toBeUndefined()
  expect(hindranceOf({ permission: 'Global:ManageTemplates' }, ours)?.kind).toBe('right')
  expect(hindranceOf({ permission: 'Warehouse:Read' }, ours)?.kind).toBe('tenant')
  expect(hindranceOf({ permission: ['Warehouse:Read', 'Global:ReadTenants'] }, ours)).toBeUndefined()
})

describe('a right', () => {
  const at = (tenant: boolean, entity: boolean): Standing => ({
    ...everything,
    grants: { tenant: tenant ? ['Warehouse:Read'] : [], legalEntities: { 1: entity ? ['Warehouse:Read'] : [] } },
  })
  test.each([
    [false, false, false, false],
    [true, false, true, true],
    [false, true, false, true],
    [true, true, true, true],
  ])('of the tenant %s, at the legal entity %s', (tenant, entity, ofTenant, ofEntity) => {
    const isOpen = (level: Demands['level'], standing = at(tenant, entity)) =>
      hindranceOf({ permission: 'Warehouse:Read', level }, standing) === undefined
    expect([isOpen('tenant'), isOpen(undefined), isOpen('entity'), isOpen(1)]).toEqual([
      ofTenant,
      ofEntity,
      ofEntity,
      ofEntity,
    ])
    expect(isOpen(undefined, { ...at(tenant, entity), legalEntityId: 2 })).toBe(tenant)
    expect(isOpen(2)).toBe(tenant)
  })

  test('is one of several, and the first is named where none is held', () => {
    const permission = ['Administration:EditUsers', 'Administration:CreateGroups'] as const
    expect(hindranceOf({ permission }, everything)).toEqual({ kind: 'right', right: 'Administration:EditUsers' })
    for (const right of permission)
      expect(
        hindranceOf({ permission }, { ...everything, grants: { tenant: [], legalEntities: { 1: [right] } } }),
      ).toBeUndefined()
  })
})

test('a role counts wherever it is held, and an empty list of roles lets nobody in', () => {
  const roles = ['super-administrator', 'DISPATCHER']
  const isOpen = (held: string[]) => hindranceOf({ roles }, { ...nobody, roles: held }) === undefined
  expect([['DISPATCHER'], ['super-administrator'], ['OFFICE_MANAGER', 'DISPATCHER']].map(isOpen)).toEqual([
    true,
    true,
    true,
  ])
  expect([[], ['OFFICE_MANAGER']].map(isOpen)).toEqual([false, false])
  expect(hindranceOf({ roles: [] }, everything)).toEqual({ kind: 'role' })
})
