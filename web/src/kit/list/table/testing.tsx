import { renderApp } from '../../testing'
import { type Column, DataTable, type Filter, type PageRequest, type TabFacts, type TableFacts } from '..'

export interface Coffin {
  id: number
  legalEntityId: number
  name: string
  builtAt: string
}

const columns: Column<Coffin>[] = [
  { id: 'name', header: 'person.name', width: 160, sortBy: 'NAME', value: (coffin) => coffin.name },
  { id: 'number', header: 'process.id', width: 100, permission: 'Process:List', value: (coffin) => coffin.id },
  { id: 'builtAt', header: 'process.createdAt', width: 140, kind: 'date', value: (coffin) => coffin.builtAt },
]

export const coffins: Coffin[] = Array.from({ length: 120 }, (_, index) => ({
  id: index + 1,
  legalEntityId: 1,
  name: `Eiche ${index + 1}`,
  builtAt: '2026-03-01',
}))

export const coffinFilters: Filter[] = [
  {
    id: 'status',
    label: 'process.status',
    kind: 'multi-select',
    options: [
      { value: 'ACTIVE', label: 'process.status.ACTIVE' },
      { value: 'BILLED', label: 'process.status.BILLED' },
    ],
  },
  { id: 'builtAt', label: 'process.createdAt', kind: 'date-range' },
  { id: 'bornAt', label: 'person.dateOfBirth', kind: 'year-month-day', maxDate: '2026-11-21' },
  { id: 'deceased', label: 'person.deceased', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  { id: 'city', label: 'person.city', kind: 'text' },
  { id: 'weight', label: 'person.weight', kind: 'number', unit: 'kg' },
]

export const coffinTabs: TabFacts[] = [
  { id: 'active', label: 'process.tab.active', values: { status: ['ACTIVE'] } },
  {
    id: 'billed',
    label: 'process.tab.billed',
    values: { status: ['BILLED'] },
    sort: { sortBy: 'NAME', sortDirection: 'DESC' },
  },
]

/** Answers pages of 50, or as many as it is asked for, and remembers what it was asked, but for how many there are. */
export function aWarehouse(stock: Coffin[] = coffins) {
  const asked: PageRequest[] = []
  const load = async (request: PageRequest) => {
    if (!request.countUpTo) asked.push(request)
    const found = stock.filter((coffin) => coffin.name.includes(request.query))
    const sorted = request.sortDirection === 'DESC' ? found.toReversed() : found
    const start = Number(request.cursor || 0)
    const end = start + (request.limit ?? 50)
    return {
      items: sorted.slice(start, end),
      nextCursor: end < sorted.length ? String(end) : null,
      prevCursor: null,
      ...(request.count ? { total: sorted.length } : {}),
      ...(request.countUpTo ? { total: Math.min(sorted.length, request.countUpTo + 1) } : {}),
    }
  }
  return { asked, load }
}

/** A table of coffins on a page of its own, and the router of that page. */
export const aTableAt = (address: string, { load = aWarehouse().load, ...facts }: Partial<TableFacts<Coffin>> = {}) =>
  renderApp(
    <DataTable
      tableId="coffins"
      label="Särge"
      columns={columns}
      cacheKey={['coffins']}
      load={load}
      height="compact"
      {...facts}
    />,
    address,
  )

/** The table alone. */
export const aTable = (facts: Partial<TableFacts<Coffin>> = {}) => aTableAt('/', facts).screen

/** What is kept of the table for Maria. */
export const stored = () => JSON.parse(localStorage.getItem('coffins-7') ?? '{}')
