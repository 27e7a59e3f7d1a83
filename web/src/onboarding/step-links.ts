import type { OnboardingState, OnboardingStep } from '@pietas/contract/onboarding'

const companyTabs: Partial<Record<OnboardingStep, string>> = {
  COMPANY: 'bank',
  BRANCH: 'branches',
  DEFAULTS: 'people',
  STATIONERY: 'letter',
}

const places: Record<OnboardingStep, string> = {
  COMPANY: '/admin/companies',
  BRANCH: '/admin/companies',
  STAFF: '/admin/users?staff=new',
  DEFAULTS: '/admin/companies',
  BURIAL: '/admin/burial-types',
  CATEGORIES: '/admin/categories',
  STATIONERY: '/admin/companies',
  LETTERS: '/admin/correspondence',
  FLEET: '/admin/disposition',
  PARTNERS: '/business-partners/import',
  PERSONS: '/persons/import',
  PROCESS: '/processes',
}

/** Where a step is done: at the first company that lacks something, where it is about companies. */
export const placeOf = ({ step, missingAt: [first] }: OnboardingState): string => {
  const tab = companyTabs[step]
  return tab && first ? `/admin/companies/${first.id}?tab=${tab}` : places[step]
}
