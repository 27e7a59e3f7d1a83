// The words of a German letter for what is stored as a key: letters are German whatever language a screen speaks.

export const maritalWords: Record<string, string> = {
  MARRIED: 'verheiratet',
  DIVORCED: 'geschieden',
  WIDOWED: 'verwitwet',
  SINGLE: 'ledig',
}

type Words = readonly [male: string, female: string, other: string]

const kin: Record<string, Words> = {
  LIFE_PARTNER: ['Lebensgefährte', 'Lebensgefährtin', 'Lebensgemeinschaft'],
  REGISTERED_CIVIL_PARTNERSHIP: [
    'eingetragener Lebenspartner',
    'eingetragene Lebenspartnerin',
    'eingetragene Lebenspartnerschaft',
  ],
  CHILD: ['Sohn', 'Tochter', 'Kind'],
  PARENT: ['Vater', 'Mutter', 'Elternteil'],
  SIBLING: ['Bruder', 'Schwester', 'Geschwister'],
  NEPHEW: ['Neffe', 'Nichte', 'Neffe oder Nichte'],
  GRAND_CHILD: ['Enkel', 'Enkelin', 'Enkelkind'],
  GRAND_PARENT: ['Großvater', 'Großmutter', 'Großelternteil'],
  GREAT_GRAND_PARENT: ['Urgroßvater', 'Urgroßmutter', 'Urgroßelternteil'],
  GREAT_GRAND_CHILD: ['Urenkel', 'Urenkelin', 'Urenkelkind'],
  PARENT_SIBLING: ['Onkel', 'Tante', 'Onkel oder Tante'],
  COUSIN: ['Cousin', 'Cousine', 'Cousin oder Cousine'],
  STEP_CHILD: ['Stiefsohn', 'Stieftochter', 'Stiefkind'],
  STEP_PARENT: ['Stiefvater', 'Stiefmutter', 'Stiefelternteil'],
  CHILD_IN_LAW: ['Schwiegersohn', 'Schwiegertochter', 'Schwiegerkind'],
  PARENT_IN_LAW: ['Schwiegervater', 'Schwiegermutter', 'Schwiegerelternteil'],
}

const spouse: Record<string, Words> = {
  MARRIED: ['Ehemann', 'Ehefrau', 'Ehegatte'],
  WIDOWED: ['Witwer', 'Witwe', 'hinterbliebener Ehegatte'],
  DIVORCED: ['geschiedener Ehemann', 'geschiedene Ehefrau', 'geschiedener Ehegatte'],
}

/** @returns what somebody is for the deceased; null when nobody has said it, or it is no relation. */
export const relationWord = (
  relation: { relationshipType: string | null; maritalStatus: string | null } | null,
  gender: string,
): string | null => {
  const words = kin[relation?.relationshipType ?? ''] ?? spouse[relation?.maritalStatus ?? '']
  return words?.[gender === 'MALE' ? 0 : gender === 'FEMALE' ? 1 : 2] ?? null
}

export const gravePositionWords: Record<string, string> = {
  TOP_LEFT: 'oben links',
  TOP_MIDDLE: 'oben in der Mitte',
  TOP_RIGHT: 'oben rechts',
  MIDDLE_LEFT: 'Mitte links',
  MIDDLE: 'Mitte',
  MIDDLE_RIGHT: 'Mitte rechts',
  BOTTOM_LEFT: 'unten links',
  BOTTOM_MIDDLE: 'unten in der Mitte',
  BOTTOM_RIGHT: 'unten rechts',
}

export const processWords: Record<string, string> = {
  REQUEST: 'Anfrage',
  PROVISION: 'Vorsorge',
  DEATH: 'Sterbefall',
  AFTERCARE: 'Nachsorge',
  ADDITIONAL: 'Zusatzvorgang',
}
