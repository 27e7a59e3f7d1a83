import { genders, relationshipStatuses } from '@pietas/contract/persons'
import type { MessageKey } from '../kit/i18n'
import type { Filter, TabFacts } from '../kit/list'

/** What the list of persons can be narrowed by; the server knows the same names. */
export const personFilters: Filter[] = [
  { id: 'deceased', label: 'person.deceased', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  { id: 'deceasedAt', label: 'person.deceasedAt', kind: 'date-range' },
  { id: 'dateOfBirth', label: 'person.dateOfBirth', kind: 'year-month-day' },
  { id: 'factsMissing', label: 'person.factsMissing', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  {
    id: 'dateOfBirthUnknown',
    label: 'person.dateOfBirthUnknown',
    kind: 'boolean',
    yes: 'common.yes',
    no: 'common.no',
  },
  { id: 'weight', label: 'person.weight', kind: 'number', unit: 'kg' },
  {
    id: 'gender',
    label: 'person.gender',
    kind: 'multi-select',
    options: genders.map((value) => ({ value, label: `person.gender.${value}` as MessageKey })),
  },
  {
    id: 'relationshipStatus',
    label: 'person.relationshipStatus',
    kind: 'multi-select',
    options: relationshipStatuses.map((value) => ({
      value,
      label: `person.relationshipStatus.${value}` as MessageKey,
    })),
  },
  { id: 'deleted', label: 'list.deleted-filter', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
]

export const personTabs: TabFacts[] = [
  {
    id: 'deceased',
    label: 'person.tab.deceased',
    values: { deceased: true },
    sort: { sortBy: 'DECEASED_AT', sortDirection: 'DESC' },
  },
  { id: 'living', label: 'person.tab.living', values: { deceased: false } },
  {
    id: 'deleted',
    label: 'list.tab.deleted',
    values: { deleted: true },
    sort: { sortBy: 'UPDATED_AT', sortDirection: 'DESC' },
  },
]
