import type { ListFacts } from '../../kit/admin-list'
import { PartMissing } from '../../kit/loading/missing-part'
import { type AdminListName, adminLists } from './admin-lists'
import { entityLists } from './entity-lists'

/** An administered list with the name under which the drawer finds it. */
export interface NamedList {
  name: AdminListName
  facts: ListFacts
}

/** One of a table, by a name that somebody may have made up. */
const oneOf = <One>(table: Record<string, One>, name: string): One | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const findList = async (name: string, legalEntityId: number | undefined): Promise<ListFacts | undefined> => {
  try {
    if (legalEntityId === undefined) return await oneOf(adminLists, name)?.()
    return (await oneOf(entityLists, name)?.())?.(legalEntityId)
  } catch (cause) {
    throw new PartMissing('A list could not be fetched', { cause })
  }
}

const found = new Map<string, ReturnType<typeof findList>>()

/**
 * @param legalEntityId whose list it is, where each legal entity has its own.
 * @returns the list of this name, the same promise each time; of `undefined` when there is none. It rejects with
 * {@link PartMissing} when the code cannot be fetched, and is tried anew the next time.
 */
export const loadList = (name: string, legalEntityId?: number): Promise<ListFacts | undefined> => {
  const key = `${name}-${legalEntityId ?? ''}`
  const list = found.get(key) ?? findList(name, legalEntityId)
  found.set(key, list)
  list.catch(() => found.delete(key))
  return list
}

/** @returns these lists with their names, for a page. */
export const loadNamedLists = (names: readonly AdminListName[]): Promise<NamedList[]> =>
  Promise.all(names.map(async (name) => ({ name, facts: await adminLists[name]() })))
