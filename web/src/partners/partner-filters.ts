import { type Filter, pickerFilter, type TabFacts } from '../kit/list'
import { partnerTypeSource } from '../master-data'

/** What the list of business partners can be narrowed by; the server knows the same names. */
export const partnerFilters: Filter[] = [
  pickerFilter({ id: 'typeId', label: 'partner.type', source: partnerTypeSource }),
  { id: 'locked', label: 'partner.locked', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  { id: 'deleted', label: 'list.deleted-filter', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
]

export const partnerTabs: TabFacts[] = [
  { id: 'locked', label: 'partner.tab.locked', values: { locked: true } },
  { id: 'deleted', label: 'list.tab.deleted', values: { deleted: true } },
]
