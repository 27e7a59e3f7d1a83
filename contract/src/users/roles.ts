import { type Permission, permissions } from '../kit'

/** Roles that reach every legal entity of a tenant. */
export const tenantRoles = [
  'ADMINISTRATOR',
  'TECHNICAL_ADMINISTRATOR',
  'BUSINESS_PARTNER_ADMINISTRATOR',
  'INVENTORY_ADMINISTRATOR',
  'WAREHOUSE_OPERATIVE',
] as const

/** Roles a user holds at one legal entity. */
export const entityRoles = [
  'ADMINISTRATOR',
  'OFFICE_MANAGER',
  'KPI',
  'QM',
  'DISPATCHER',
  'ACCOUNTANT',
  'GRIEF_COUNSELOR',
  'TECHNICAL_SERVICE',
  'FUNERAL_PRINTER',
] as const

/** Roles of our own people, who act inside any tenant. */
export const platformRoles = ['super-administrator', 'supporter'] as const

export type TenantRole = (typeof tenantRoles)[number]
export type EntityRole = (typeof entityRoles)[number]
export type PlatformRole = (typeof platformRoles)[number]

// Short names as the table below has room for them.
const tenantCodes: Record<TenantRole, string> = {
  ADMINISTRATOR: 'ADM',
  TECHNICAL_ADMINISTRATOR: 'TEC',
  BUSINESS_PARTNER_ADMINISTRATOR: 'BPA',
  INVENTORY_ADMINISTRATOR: 'INV',
  WAREHOUSE_OPERATIVE: 'WHO',
}
const entityCodes: Record<EntityRole, string> = {
  ADMINISTRATOR: 'ADM',
  OFFICE_MANAGER: 'OFF',
  KPI: 'KPI',
  QM: 'QM',
  DISPATCHER: 'DIS',
  ACCOUNTANT: 'ACC',
  GRIEF_COUNSELOR: 'GRC',
  TECHNICAL_SERVICE: 'TEC',
  FUNERAL_PRINTER: 'PRN',
}
const platformCodes: Record<PlatformRole, string> = { 'super-administrator': 'SUPER', supporter: 'SUPP' }

/** Who holds what: roles of the tenant, of the legal entity, and of our own people. */
const holders: Record<Permission, readonly [tenant: string, entity: string, platform: string]> = {
  'Process:List': ['ADM', 'ADM OFF QM DIS ACC GRC TEC PRN', 'SUPER SUPP'],
  'Process:Create': ['ADM', 'ADM OFF DIS GRC', 'SUPER SUPP'],
  'Process:Accounting': ['ADM', 'ADM ACC', 'SUPER'],
  'Person:ListAndRead': ['ADM', 'ADM OFF QM DIS ACC GRC TEC PRN', 'SUPER SUPP'],
  'Person:Create': ['ADM', 'ADM OFF DIS ACC GRC', 'SUPER SUPP'],
  'Person:Delete': ['ADM', 'ADM OFF', 'SUPER'],
  'BusinessPartner:Read': ['ADM BPA INV', 'ADM OFF QM DIS ACC GRC TEC PRN', 'SUPER SUPP'],
  'BusinessPartner:CreateOrEdit': ['ADM BPA', 'ADM OFF DIS ACC GRC', 'SUPER SUPP'],
  'BusinessPartnerType:EditBusinessPartnerType': ['ADM TEC BPA', '', 'SUPER SUPP'],
  'Warehouse:Read': ['ADM INV WHO', 'ADM OFF ACC GRC PRN', 'SUPER SUPP'],
  'Warehouse:CreateArticle': ['ADM INV', '', 'SUPER SUPP'],
  'Warehouse:EditArticle': ['ADM INV', '', 'SUPER SUPP'],
  'Warehouse:DeleteArticle': ['ADM INV', '', 'SUPER'],
  'Warehouse:BookStock': ['ADM INV WHO', '', 'SUPER'],
  'Task:ListAll': ['ADM', 'ADM OFF QM DIS', 'SUPER SUPP'],
  'Task:Create': ['ADM', 'ADM OFF QM DIS ACC GRC TEC PRN', 'SUPER SUPP'],
  'Task:Delete': ['ADM', 'ADM OFF DIS', 'SUPER'],
  'Task:ApplyAction': ['ADM INV WHO', 'ADM OFF QM DIS ACC GRC TEC PRN', 'SUPER SUPP'],
  'Task:CreateAbsence': ['ADM', 'ADM OFF', 'SUPER SUPP'],
  'KPI:AccessKPI': ['ADM', 'ADM OFF KPI', 'SUPER SUPP'],
  'QM:AccessQM': ['ADM', 'ADM OFF QM', 'SUPER SUPP'],
  'Announcement:CRUD': ['ADM', 'ADM OFF', 'SUPER SUPP'],
  'Administration:ManageLegalEntity': ['ADM TEC', 'ADM', 'SUPER SUPP'],
  'Administration:EditUsers': ['ADM TEC', 'ADM', 'SUPER SUPP'],
  'Administration:CreateGroups': ['ADM TEC', 'ADM', 'SUPER SUPP'],
  'Administration:CreateChecklistOrStandardTask': ['ADM TEC', 'ADM OFF', 'SUPER SUPP'],
  'Administration:SelectChecklistOrStandardTask': ['ADM TEC', 'ADM OFF QM DIS GRC', 'SUPER SUPP'],
  'Administration:CreateCorrespondenceTemplateOrCategory': ['ADM TEC', 'ADM OFF', 'SUPER SUPP'],
  'Administration:SelectCorrespondenceTemplate': ['ADM TEC', 'ADM OFF QM DIS ACC GRC PRN', 'SUPER SUPP'],
  'Entity:ReadEntityTenantLevel': ['ADM TEC', '', 'SUPER SUPP'],
  'General:Onboard': ['ADM', '', 'SUPER SUPP'],
  'Global:ReadTenants': ['', '', 'SUPER SUPP'],
  'Global:ManageTemplates': ['', '', 'SUPER SUPP'],
  'Global:ManageSuperAdmins': ['', '', 'SUPER'],
  'Global:ReadBillingStatistics': ['', '', 'SUPER'],
}

const table = <Role extends string>(
  column: 0 | 1 | 2,
  codes: Record<Role, string>,
): Record<Role, readonly Permission[]> => {
  const roles = Object.keys(codes) as Role[]
  const heldBy = (role: Role): Permission[] =>
    permissions.filter((permission) => holders[permission][column].split(' ').includes(codes[role]))
  return Object.fromEntries(roles.map((role) => [role, heldBy(role)])) as Record<Role, Permission[]>
}

/** What each tenant role grants, at tenant level and so at every entity. */
export const permissionsOfTenantRole = table(0, tenantCodes)

/** What each entity role grants at its own entity. */
export const permissionsOfEntityRole = table(1, entityCodes)

/** What our own people hold in every tenant and on the platform. */
export const permissionsOfPlatformRole = table(2, platformCodes)
