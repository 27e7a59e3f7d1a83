import { type Permission, permissions } from '@pietas/contract/kit'
import {
  entityRoles,
  permissionsOfEntityRole,
  permissionsOfPlatformRole,
  permissionsOfTenantRole,
  platformRoles,
  tenantRoles,
} from '@pietas/contract/users'
import { expect, test } from 'vitest'

// Who holds what, as it was decided: one column for each role, five of the tenant, nine of a legal entity, two of ours.
const columns = [
  ...[
    'ADMINISTRATOR',
    'TECHNICAL_ADMINISTRATOR',
    'BUSINESS_PARTNER_ADMINISTRATOR',
    'INVENTORY_ADMINISTRATOR',
    'WAREHOUSE_OPERATIVE',
  ].map((role) => `tenant ${role}`),
  ...[
    'ADMINISTRATOR',
    'OFFICE_MANAGER',
    'KPI',
    'QM',
    'DISPATCHER',
    'ACCOUNTANT',
    'GRIEF_COUNSELOR',
    'TECHNICAL_SERVICE',
    'FUNERAL_PRINTER',
  ].map((role) => `entity ${role}`),
  'platform super-administrator',
  'platform supporter',
]

const decided: Record<Permission, string> = {
  'Process:List': 'x.... xx.xxxxxx xx',
  'Process:Create': 'x.... xx..x.x.. xx',
  'Process:Accounting': 'x.... x....x... x.',
  'Person:ListAndRead': 'x.... xx.xxxxxx xx',
  'Person:Create': 'x.... xx..xxx.. xx',
  'Person:Delete': 'x.... xx....... x.',
  'BusinessPartner:Read': 'x.xx. xx.xxxxxx xx',
  'BusinessPartner:CreateOrEdit': 'x.x.. xx..xxx.. xx',
  'BusinessPartnerType:EditBusinessPartnerType': 'xxx.. ......... xx',
  'Warehouse:Read': 'x..xx xx...xx.x xx',
  'Warehouse:CreateArticle': 'x..x. ......... xx',
  'Warehouse:EditArticle': 'x..x. ......... xx',
  'Warehouse:DeleteArticle': 'x..x. ......... x.',
  'Warehouse:BookStock': 'x..xx ......... x.',
  'Task:ListAll': 'x.... xx.xx.... xx',
  'Task:Create': 'x.... xx.xxxxxx xx',
  'Task:Delete': 'x.... xx..x.... x.',
  'Task:ApplyAction': 'x..xx xx.xxxxxx xx',
  'Task:CreateAbsence': 'x.... xx....... xx',
  'KPI:AccessKPI': 'x.... xxx...... xx',
  'QM:AccessQM': 'x.... xx.x..... xx',
  'Announcement:CRUD': 'x.... xx....... xx',
  'Administration:ManageLegalEntity': 'xx... x........ xx',
  'Administration:EditUsers': 'xx... x........ xx',
  'Administration:CreateGroups': 'xx... x........ xx',
  'Administration:CreateChecklistOrStandardTask': 'xx... xx....... xx',
  'Administration:SelectChecklistOrStandardTask': 'xx... xx.xx.x.. xx',
  'Administration:CreateCorrespondenceTemplateOrCategory': 'xx... xx....... xx',
  'Administration:SelectCorrespondenceTemplate': 'xx... xx.xxxx.x xx',
  'Entity:ReadEntityTenantLevel': 'xx... ......... xx',
  'General:Onboard': 'x.... ......... xx',
  'Global:ReadTenants': '..... ......... xx',
  'Global:ManageTemplates': '..... ......... xx',
  'Global:ManageSuperAdmins': '..... ......... x.',
  'Global:ReadBillingStatistics': '..... ......... x.',
}

const granted = (permission: Permission): string[] => [
  ...tenantRoles.filter((role) => permissionsOfTenantRole[role].includes(permission)).map((role) => `tenant ${role}`),
  ...entityRoles.filter((role) => permissionsOfEntityRole[role].includes(permission)).map((role) => `entity ${role}`),
  ...platformRoles
    .filter((role) => permissionsOfPlatformRole[role].includes(permission))
    .map((role) => `platform ${role}`),
]

const wanted = (permission: Permission): string[] =>
  columns.filter((_, at) => decided[permission].replaceAll(' ', '')[at] === 'x')

test.each(permissions)('%s is held by exactly the roles decided', (permission) => {
  expect(granted(permission).sort()).toEqual(wanted(permission).sort())
})

test('the table names every permission and every role, 211 grants and those of booking stock', () => {
  expect(Object.keys(decided).sort()).toEqual([...permissions].sort())
  const roles = [
    ...tenantRoles.map((role) => `tenant ${role}`),
    ...entityRoles.map((role) => `entity ${role}`),
    ...platformRoles.map((role) => `platform ${role}`),
  ]
  expect([...columns].sort()).toEqual(roles.sort())
  const { 'Warehouse:BookStock': _stock, ...rest } = decided
  expect(Object.keys(rest)).toHaveLength(34)
  expect(Object.values(rest).join('').replaceAll(/[^x]/g, '')).toHaveLength(211)
})

test('no role names a permission twice', () => {
  for (const held of [permissionsOfTenantRole, permissionsOfEntityRole, permissionsOfPlatformRole].flatMap((roles) =>
    Object.values<readonly Permission[]>(roles),
  ))
    expect(new Set(held).size).toBe(held.length)
})
