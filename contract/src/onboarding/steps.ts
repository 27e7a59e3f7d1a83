/** What a new house sets up, in the order in which one thing needs the other. */
export const onboardingSteps = [
  'COMPANY',
  'BRANCH',
  'STAFF',
  'DEFAULTS',
  'BURIAL',
  'CATEGORIES',
  'STATIONERY',
  'LETTERS',
  'FLEET',
  'PARTNERS',
  'PERSONS',
  'PROCESS',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** What a house may do without, and puts aside. Without the others nobody can work a case. */
export const optionalSteps = [
  'STAFF',
  'STATIONERY',
  'LETTERS',
  'FLEET',
  'PARTNERS',
  'PERSONS',
] as const satisfies OnboardingStep[]

/** Steps whose usual set stands in the lists from the first day on, though not every legal entity offers it by then. */
export const usualSteps = ['BURIAL', 'LETTERS'] as const satisfies OnboardingStep[]

/** What of a step is there, and at how many legal entities something of it is missing. */
export type StepFacts = { count: number; missing: number }

/** A step is done by what is stored, never by saying so. */
export const isDone = ({ count, missing }: StepFacts): boolean => count > 0 && missing === 0
