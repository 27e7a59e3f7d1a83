/** Ways in which two persons belong together without a marriage: the other person is the CHILD, the PARENT ... */
export const relationshipTypes = [
  'LIFE_PARTNER',
  'REGISTERED_CIVIL_PARTNERSHIP',
  'CHILD',
  'PARENT',
  'SIBLING',
  'NEPHEW',
  'GRAND_CHILD',
  'GRAND_PARENT',
  'GREAT_GRAND_PARENT',
  'GREAT_GRAND_CHILD',
  'PARENT_SIBLING',
  'COUSIN',
  'STEP_CHILD',
  'STEP_PARENT',
  'CHILD_IN_LAW',
  'PARENT_IN_LAW',
] as const
export type RelationshipType = (typeof relationshipTypes)[number]

/** What a marriage is, or became. */
export const maritalStatuses = ['MARRIED', 'DIVORCED', 'WIDOWED'] as const
export type MaritalStatus = (typeof maritalStatuses)[number]

const pairs: [RelationshipType, RelationshipType][] = [
  ['CHILD', 'PARENT'],
  ['NEPHEW', 'PARENT_SIBLING'],
  ['GRAND_CHILD', 'GRAND_PARENT'],
  ['GREAT_GRAND_CHILD', 'GREAT_GRAND_PARENT'],
  ['STEP_CHILD', 'STEP_PARENT'],
  ['CHILD_IN_LAW', 'PARENT_IN_LAW'],
]

/** How the other person sees the same relationship; what is not listed is the same from both sides. */
export const inverseTypes = Object.fromEntries([
  ...relationshipTypes.map((type) => [type, type]),
  ...pairs,
  ...pairs.map(([one, other]) => [other, one]),
]) as Record<RelationshipType, RelationshipType>

/** Fields that only a marriage has. */
export const marriageFields = [
  'marriageDate',
  'marriagePlace',
  'marriageRegistryOffice',
  'marriageRegistryNumber',
  'divorceDate',
  'divorceDistrictCourt',
  'divorceDistrictCourtReferenceNumber',
] as const
