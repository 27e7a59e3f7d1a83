import type { EntityRole, PlatformRole, TenantRole } from '@pietas/contract/users'

/** The password of every demo account; they exist in demo mode only. */
export const demoPassword = 'pietas-demo-2026'

type Name = { firstName: string; lastName: string }

export const platformAccounts: (Name & { email: string; role: PlatformRole })[] = [
  { firstName: 'Sabine', lastName: 'Vogt', email: 'super@pietas.example', role: 'super-administrator' },
  { firstName: 'Jonas', lastName: 'Peters', email: 'supporter@pietas.example', role: 'supporter' },
]

export type StaffAccount = Name & {
  email: string
  tenantRole?: TenantRole
  entityRole?: EntityRole
  jobDescription: string
  /** Where somebody works other days than the others. */
  workingDays?: number[]
}

export const abendrotStaff: StaffAccount[] = [
  {
    firstName: 'Katharina',
    lastName: 'Brandt',
    email: 'admin@abendrot.example',
    tenantRole: 'ADMINISTRATOR',
    jobDescription: 'Geschäftsführung',
  },
  {
    firstName: 'Martina',
    lastName: 'Kessler',
    email: 'office@abendrot.example',
    entityRole: 'OFFICE_MANAGER',
    jobDescription: 'Büroleitung',
  },
  {
    firstName: 'Thomas',
    lastName: 'Reimann',
    email: 'dispo@abendrot.example',
    entityRole: 'DISPATCHER',
    jobDescription: 'Disposition',
  },
  {
    firstName: 'Uwe',
    lastName: 'Lindner',
    email: 'technik@abendrot.example',
    entityRole: 'TECHNICAL_SERVICE',
    jobDescription: 'Fahrdienst und Technik',
  },
  {
    firstName: 'Petra',
    lastName: 'Hansen',
    email: 'kpi@abendrot.example',
    entityRole: 'KPI',
    jobDescription: 'Controlling',
    workingDays: [1, 2, 3, 4],
  },
  {
    firstName: 'Renate',
    lastName: 'Sommer',
    email: 'buchhaltung@abendrot.example',
    entityRole: 'ACCOUNTANT',
    jobDescription: 'Buchhaltung',
  },
]

export const morgenlichtStaff: StaffAccount[] = [
  {
    firstName: 'Friedrich',
    lastName: 'Albers',
    email: 'admin@morgenlicht.example',
    tenantRole: 'ADMINISTRATOR',
    jobDescription: 'Inhaber',
  },
]

/** What is printed at start. */
export const demoAccounts: { email: string; role: string }[] = [
  ...platformAccounts,
  ...[...abendrotStaff, ...morgenlichtStaff].map(({ email, tenantRole, entityRole }) => ({
    email,
    role: tenantRole ?? entityRole ?? '',
  })),
]
