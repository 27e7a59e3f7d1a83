import { funeralStates, processStatuses, processTypes, recordingTypes } from '@pietas/contract/processes'
import { client } from '../kit/api/client'
import type { MessageKey } from '../kit/i18n'
import { type Filter, type FilterOption, pickerFilter, type TabFacts } from '../kit/list'
import { activeLegalEntityId } from '../kit/session'
import { colleagueSource } from '../users'

const byName = { sortBy: 'NAME', sortDirection: 'ASC', limit: 500 } as const
const named = (items: readonly { id: number; name: string }[]): FilterOption[] =>
  items.map(({ id, name }) => ({ value: id, label: name }))

const labelled = <Value extends string>(name: string, values: readonly Value[]) =>
  values.map((value) => ({ value, label: `process.${name}.${value}` as MessageKey }))

/** What the list of processes can be narrowed by; the server knows the same names. */
export const processFilters: Filter[] = [
  { id: 'status', label: 'process.status', kind: 'multi-select', options: labelled('status', processStatuses) },
  { id: 'type', label: 'process.type', kind: 'multi-select', options: labelled('type', processTypes) },
  { id: 'funeral', label: 'process.funeral', kind: 'select', options: labelled('funeral', funeralStates) },
  { id: 'createdAt', label: 'process.createdAt', kind: 'date-range' },
  {
    id: 'burialTypeId',
    label: 'process.burialTypeId',
    kind: 'multi-select',
    options: () => ({
      key: ['burial-types', activeLegalEntityId()],
      load: async (signal) => named((await client.burialTypes.listOfEntity({ query: byName, signal })).items),
    }),
  },
  {
    id: 'legalEntityBranchId',
    label: 'process.legalEntityBranchId',
    kind: 'multi-select',
    options: () => ({
      key: ['legal-entities', activeLegalEntityId(), 'branches'],
      load: async (signal) => named((await client.legalEntities.listBranches({ query: byName, signal })).items),
    }),
  },
  pickerFilter({ id: 'assigneeId', label: 'process.assigneeId', source: colleagueSource }),
  { id: 'graveNumber', label: 'process.graveNumber', kind: 'text' },
  {
    id: 'recordingType',
    label: 'process.recordingType',
    kind: 'multi-select',
    options: labelled('recordingType', recordingTypes),
  },
]

const newestFirst = { sortBy: 'CREATED_AT', sortDirection: 'DESC' } as const

/** By what is to be done next. */
export const processTabs: TabFacts[] = [
  { id: 'active', label: 'process.tab.active', values: { status: ['ACTIVE'] }, sort: newestFirst },
  { id: 'billed', label: 'process.tab.billed', values: { status: ['BILLED'] }, sort: newestFirst },
  { id: 'dunning', label: 'process.tab.dunning', values: { status: ['IN_DUNNING'] }, sort: newestFirst },
  { id: 'provisions', label: 'process.tab.provisions', values: { type: ['PROVISION'] }, sort: newestFirst },
]
