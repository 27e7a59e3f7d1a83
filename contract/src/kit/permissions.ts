/** Every permission string of the product; who holds them is decided by the roles in `users`. */
export const permissions = [
  'Process:List',
  'Process:Create',
  'Process:Accounting',
  'Person:ListAndRead',
  'Person:Create',
  'Person:Delete',
  'BusinessPartner:Read',
  'BusinessPartner:CreateOrEdit',
  'BusinessPartnerType:EditBusinessPartnerType',
  'Warehouse:Read',
  'Warehouse:CreateArticle',
  'Warehouse:EditArticle',
  'Warehouse:DeleteArticle',
  'Warehouse:BookStock',
  'Task:ListAll',
  'Task:Create',
  'Task:Delete',
  'Task:ApplyAction',
  'Task:CreateAbsence',
  'KPI:AccessKPI',
  'QM:AccessQM',
  'Announcement:CRUD',
  'Administration:ManageLegalEntity',
  'Administration:EditUsers',
  'Administration:CreateGroups',
  'Administration:CreateChecklistOrStandardTask',
  'Administration:SelectChecklistOrStandardTask',
  'Administration:CreateCorrespondenceTemplateOrCategory',
  'Administration:SelectCorrespondenceTemplate',
  'Entity:ReadEntityTenantLevel',
  'General:Onboard',
  'Global:ReadTenants',
  'Global:ManageTemplates',
  'Global:ManageSuperAdmins',
  'Global:ReadBillingStatistics',
] as const

export type Permission = (typeof permissions)[number]

/** @returns whether the permission is about the platform itself, which no role of a tenant holds. */
export const isPlatformRight = (permission: Permission): boolean => permission.startsWith('Global:')

/** What somebody may do in one tenant: at tenant level, and per legal entity on top. */
export type Grants = {
  tenant: readonly Permission[]
  legalEntities: Readonly<Record<number, readonly Permission[]>>
}

export const noGrants: Grants = { tenant: [], legalEntities: {} }

/**
 * The one permission test, for server and browser alike.
 *
 * @param grants what the user holds in the tenant.
 * @param permission the string asked for.
 * @param at the legal entity that counts (of the record or the path, in the browser the active one),
 *   or 'tenant' when only a tenant role will do.
 */
export const hasPermission = (grants: Grants, permission: Permission, at: number | 'tenant' | null = null): boolean => {
  if (grants.tenant.includes(permission)) return true
  if (at === null || at === 'tenant') return false
  return grants.legalEntities[at]?.includes(permission) ?? false
}

/** @returns whether the permission is held at tenant level or at any legal entity. */
export const hasPermissionSomewhere = (grants: Grants, permission: Permission): boolean =>
  grants.tenant.includes(permission) || Object.values(grants.legalEntities).some((held) => held.includes(permission))

/** @returns the legal entities where the permission is held, or 'all' when a tenant role grants it. */
export const entitiesWith = (grants: Grants, permission: Permission): number[] | 'all' => {
  if (grants.tenant.includes(permission)) return 'all'
  return Object.keys(grants.legalEntities)
    .map(Number)
    .filter((entity) => hasPermission(grants, permission, entity))
}
