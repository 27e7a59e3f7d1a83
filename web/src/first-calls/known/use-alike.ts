import type { PersonRow } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { useDebounced } from '../../kit/api/use-debounced'
import { joinParts } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'

interface Asked {
  firstName: string | null
  lastName: string | null
  dateOfBirth: string | null
  isAsked: boolean
  withProvisions: boolean
}

// Who is shown beside a field is taken or passed over at a glance.
const most = 3

/** Persons of the house who may be meant by what is typed, and the provision that somebody of them has made. */
export function useAlike({ firstName, lastName, dateOfBirth, isAsked, withProvisions }: Asked) {
  const typed = useDebounced(joinParts([firstName, lastName]).trim())
  const isEnough = (lastName ?? '').trim().length >= 2 && (firstName ?? '').trim().length >= 1
  const enabled = isAsked && isEnough && typed !== ''
  const persons = useQuery({
    queryKey: ['persons', activeLegalEntityId(), 'alike', typed],
    queryFn: ({ signal }) => client.persons.list({ query: { query: typed, limit: 20 }, signal }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const provisions = useQuery({
    queryKey: ['processes', activeLegalEntityId(), 'provisions', typed],
    queryFn: ({ signal }) =>
      client.processes.list({ query: { query: typed, filters: { type: ['PROVISION'] }, limit: 20 }, signal }),
    enabled: enabled && withProvisions,
    retry: false,
  })
  const isMeant = (person: PersonRow) =>
    dateOfBirth === null || person.dateOfBirth === null || person.dateOfBirth === dateOfBirth
  const open = (withProvisions && provisions.data?.items.filter(({ status }) => status !== 'CANCELLED')) || []
  return {
    persons: enabled ? (persons.data?.items ?? []).filter(isMeant).slice(0, most) : [],
    provisionOf: (person: PersonRow): ProcessRow | undefined =>
      open.find(({ deceasedPerson }) => deceasedPerson.id === person.id),
  }
}
