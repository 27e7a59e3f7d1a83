/** Form of address. */
export const salutations = ['SIR', 'MADAM', 'DIVERSE'] as const

/** Academic titles; stored as they are written. */
export const titles = [
  'Dr.',
  'DI (FH)',
  'Dipl.-Ing.',
  'Dipl.-Kfm.',
  'Ing.',
  'Mag.',
  'Prof.',
  'Prof. Dr.',
  'Prof. Dr. Dr.',
  'Prof. Dr. Dr. Dr.',
  'Univ-Prof.',
] as const

/** Gender as registry offices record it. */
export const genders = ['MALE', 'FEMALE', 'DIVERSE', 'NOT_SPECIFIED'] as const

/** Manner of death as the certificate states it. */
export const reasonsOfDeath = [
  'NATURAL_DEATH',
  'NATURAL_DEATH_STILLBIRTH',
  'DEATH_UNCLEAR',
  'NON_NATURAL_DEATH',
  'NON_NATURAL_DEATH_SUICIDE',
  'NON_NATURAL_DEATH_ACCIDENT',
] as const

/** Degree of infectiousness; null means none is known. */
export const infections = ['INFECTIOUS', 'HIGHLY_INFECTIOUS'] as const

/** Who reported the death to the registry office. */
export const registrarTypes = ['PERSON', 'PARTNER', 'BRANCH', 'EMPLOYEE'] as const

/** Marital status, derived by the server. */
export const relationshipStatuses = ['MARRIED', 'DIVORCED', 'WIDOWED', 'SINGLE'] as const
