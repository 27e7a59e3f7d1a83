import { type Column, type Filter, type LoadPage, pickerFilter, type TabFacts } from '../kit/list'
import type { PickerSource } from '../kit/picker'

/** Made-up goods, so that a table can be tried without anybody's data. */
export interface Coffin {
  id: number
  legalEntityId: number
  name: string
  wood: string
  builtAt: string
  price: number
}

const woods = ['Eiche', 'Kiefer', 'Pappel', 'Esche', 'Kirsche']
const days = ['2026-11-20', '2026-11-14', '2026-10-31', '2026-10-02', '2026-03-29']

export const aCoffin = (id: number): Coffin => ({
  id,
  legalEntityId: 1 + (id % 2),
  name: id % 9 === 0 ? '=SUMME(A1:A9)' : `${woods[id % 5]} Modell ${id}`,
  wood: woods[id % 5] ?? '',
  builtAt: days[id % 5] ?? '',
  price: 400 + ((id * 37) % 2600),
})

export const coffinColumns: Column<Coffin>[] = [
  { id: 'name', header: 'person.name', width: 200, sortBy: 'NAME', value: (coffin) => coffin.name },
  { id: 'wood', header: 'process.type', width: 140, value: (coffin) => coffin.wood },
  { id: 'builtAt', header: 'process.createdAt', width: 120, kind: 'date', value: (coffin) => coffin.builtAt },
  { id: 'number', header: 'process.id', width: 100, kind: 'number', value: (coffin) => coffin.id },
]

const woodSource = (): PickerSource<{ id: number; name: string }> => ({
  key: ['example-woods'],
  list: async (query) => ({
    items: named.filter(({ name }) => name.includes(query)),
    nextCursor: null,
    prevCursor: null,
  }),
  byIds: async (ids) => named.filter(({ id }) => ids.includes(id)),
  label: ({ name }) => name,
})

const named = woods.map((name, id) => ({ id: id + 1, name }))

/** One filter of each kind. */
export const coffinFilters: Filter[] = [
  { id: 'name', label: 'person.name', kind: 'text' },
  {
    id: 'status',
    label: 'process.status',
    kind: 'select',
    options: [
      { value: 'ACTIVE', label: 'process.status.ACTIVE' },
      { value: 'BILLED', label: 'process.status.BILLED' },
    ],
  },
  {
    id: 'woods',
    label: 'process.type',
    kind: 'multi-select',
    options: () => ({
      key: ['example-woods'],
      load: async () => woods.map((wood) => ({ value: wood, label: wood })),
    }),
  },
  pickerFilter({ id: 'woodId', label: 'process.client', source: woodSource }),
  { id: 'sold', label: 'person.deceased', kind: 'boolean', yes: 'common.yes', no: 'common.no' },
  { id: 'builtAt', label: 'process.createdAt', kind: 'date-range' },
  { id: 'bornAt', label: 'person.dateOfBirth', kind: 'year-month-day' },
  { id: 'weight', label: 'person.weight', kind: 'number', unit: 'kg' },
]

export const coffinTabs: TabFacts[] = [{ id: 'active', label: 'process.tab.active', values: { status: 'ACTIVE' } }]

/** A store that answers page by page, as the server would. */
export const aStore =
  (size: number): LoadPage<Coffin> =>
  async ({ cursor, query, sortDirection = 'ASC', filters = {}, limit = 50, count }) => {
    const name = typeof filters.name === 'string' ? filters.name : query
    const ids = Array.from({ length: size }, (_, index) => (sortDirection === 'ASC' ? index + 1 : size - index))
    const found = name === '' ? ids : ids.filter((id) => aCoffin(id).name.includes(name))
    const start = Number(cursor || 0)
    const next = start + limit < found.length ? String(start + limit) : null
    return {
      items: found.slice(start, start + limit).map(aCoffin),
      nextCursor: next,
      prevCursor: null,
      ...(count ? { total: found.length } : {}),
    }
  }
