import { jobStates } from '@pietas/contract/kit'
import type { Filter, TabFacts } from '../kit/list'

export const jobFilters: Filter[] = [
  {
    id: 'state',
    label: 'job.state',
    kind: 'multi-select',
    options: jobStates.map((value) => ({ value, label: `job.state.${value}` as const })),
  },
]

export const jobTabs: TabFacts[] = [{ id: 'failed', label: 'job.tab.failed', values: { state: ['FAILED'] } }]
