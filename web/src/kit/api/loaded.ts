import { queries } from './queries'

type Loaded = { id: number }
type Edit = (record: Loaded) => object

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
const hasPages = (data: object): data is { pages: { items: Loaded[] }[] } => 'pages' in data
const isPage = (data: object): data is { items: Loaded[] } => 'items' in data && Array.isArray(data.items)

function edited(data: unknown, id: number, edit: Edit): unknown {
  if (!isObject(data)) return data
  const editOne = (record: Loaded) => (record.id === id ? { ...record, ...edit(record) } : record)
  if (hasPages(data)) return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(editOne) })) }
  if (isPage(data)) return { ...data, items: data.items.map(editOne) }
  return 'id' in data ? editOne(data as Loaded) : data
}

/**
 * Changes a record wherever it has been loaded: in lists and by itself.
 *
 * @param key front of the cached names in which `id` means this kind of record.
 * @param edit answers what changes, given the record as it is shown at that moment.
 */
export function changeLoaded(key: readonly unknown[], id: number, edit: Edit): void {
  queries.setQueriesData<unknown>({ queryKey: key }, (data: unknown) => edited(data, id, edit))
}

/** Shows changes before the server has answered. Returns the way back, which touches nothing else. */
export function showAtOnce(key: readonly unknown[], id: number, changes: object): () => void {
  let before: object | undefined
  changeLoaded(key, id, (record) => {
    before ??= Object.fromEntries(Object.keys(changes).map((name) => [name, record[name as 'id']]))
    return changes
  })
  return () => changeLoaded(key, id, () => before ?? {})
}
