import type { Address, Page } from '@pietas/contract/kit'
import { noAddress } from '@pietas/contract/kit/address-line'
import { fullName } from '@pietas/contract/persons'
import { type KnownNames, type LookUps, lookUpsFor, readLine, type TaskType } from '@pietas/contract/tasks'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useDebounced } from '../../kit/api/use-debounced'
import { activeLegalEntityId, usePermissions } from '../../kit/session'
import { kindWords } from './kind-words'
import { berlinNow } from './now'

const none: KnownNames = { types: [], users: [], cars: [], resources: [], partners: [], processes: [] }

interface Asked {
  query: { query?: string; limit: number }
  signal: AbortSignal
}

// All names of a house; more people than these nobody knows by name.
const whole = 200
// Of a search only what stands for itself is taken, so a few are enough to see that two are meant.
const few = 10

const searched = <Row>(
  name: string,
  words: string | null,
  list: (asked: Asked) => Promise<Page<Row>>,
  enabled = true,
) => ({
  queryKey: [name, 'one-line', activeLegalEntityId(), words],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await list({ query: words === null ? { limit: whole } : { query: words, limit: few }, signal })).items,
  enabled,
})

interface Answered<Row> {
  data?: Row[] | undefined
  isLoading: boolean
}

const itemsOf = <Row>(results: readonly Answered<Row>[]) => ({
  items: results.flatMap(({ data }) => data ?? []),
  isLoading: results.some(({ isLoading }) => isLoading),
})

/**
 * Whoever and whatever a line may name: staff, cars and things of the house, and of partners and processes those that
 * its words lead to.
 *
 * @returns beside the names whether they are settled: nothing is asked for any more that the line may name.
 */
export function useKnownNames(line: string, types: readonly TaskType[]) {
  const may = usePermissions()
  const legalEntityId = activeLegalEntityId()
  const isTyped = line.trim() !== ''
  const ofHouse = { legalEntityId }
  const { list: listUsers } = client.users
  const users = useQueries({
    queries: [
      searched('users', null, ({ query, signal }) => listUsers({ query: { ...query, ...ofHouse }, signal }), isTyped),
    ],
    combine: itemsOf,
  })
  const cars = useQueries({
    queries: [searched('cars', null, (asked) => client.cars.listOfEntity({ ...asked, ...ofHouse }), isTyped)],
    combine: itemsOf,
  })
  const resources = useQueries({
    queries: [searched('resources', null, (asked) => client.resources.listOfEntity({ ...asked, ...ofHouse }), isTyped)],
    combine: itemsOf,
  })
  const own = useMemo<KnownNames>(
    () => ({
      ...none,
      types: kindWords(types),
      users: users.items,
      cars: cars.items,
      resources: resources.items,
    }),
    [types, users.items, cars.items, resources.items],
  )
  const wanted = useLookUps(line, own, types)
  const asked = useDebounced(wanted)
  const mayPartners = may('BusinessPartner:Read')
  const mayProcesses = may('Process:List')
  const partners = useQueries({
    queries: mayPartners ? asked.partners.map((words) => searched('partners', words, client.partners.list)) : [],
    combine: itemsOf,
  })
  const processes = useQueries({
    queries: mayProcesses ? asked.processes.map((words) => searched('processes', words, client.processes.list)) : [],
    combine: itemsOf,
  })
  const known = useMemo<KnownNames>(
    () => ({
      ...own,
      partners: partners.items.filter(({ locked }) => !locked).map(({ id, name }) => ({ id, name })),
      processes: processes.items.map(({ id, deceasedPerson }) => ({ id, name: fullName(deceasedPerson) })),
    }),
    [own, partners.items, processes.items],
  )
  const addressOf = (partnerId: number): Address | undefined => {
    const partner = partners.items.find(({ id }) => id === partnerId)
    return partner && { ...noAddress, ...partner.address, name: partner.name }
  }
  const isLoading = [users, cars, resources, partners, processes].some((names) => names.isLoading)
  return { known, addressOf, isSettled: asked === wanted && !isLoading }
}

// The same object while it asks for the same things: what is typed beside them is no reason to wait anew.
function useLookUps(line: string, known: KnownNames, types: readonly TaskType[]): LookUps {
  const asked = lookUpsFor(readLine(line, { now: berlinNow(), known, usualType: types[0] ?? 'BASIC' }))
  const key = JSON.stringify(asked)
  return useMemo(() => JSON.parse(key) as LookUps, [key])
}
