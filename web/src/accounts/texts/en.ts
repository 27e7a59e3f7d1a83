import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'account.many': 'Accounts',
  'account.one': 'Account',
  'account.name': 'Name',
  'account.legalEntities': 'Companies',
  'account.legalEntityBranches': 'Branches',
  'account.belongs': 'Bank accounts that invoices are paid to. Companies and branches are linked to them.',
}
