import type { PersonRow } from '@pietas/contract/persons'
import { client } from '../../kit/api/client'
import type { PickerSource } from '../../kit/picker'
import { activeLegalEntityId } from '../../kit/session'
import { personLabel, personSource } from '../../persons'

/** The persons related to the deceased. A family is small enough to be searched here. */
export function relatedSource(deceasedPersonId: number, without: readonly number[]): PickerSource<PersonRow> {
  const source = personSource({ without })
  return {
    ...source,
    key: ['persons', activeLegalEntityId(), 'related-to', deceasedPersonId, ...without],
    list: async (query, _cursor, signal) => {
      const { items } = await client.relationships.list(deceasedPersonId, { signal })
      const ids = items.flatMap(({ relatedPersonId }) => relatedPersonId ?? []).filter((id) => !without.includes(id))
      const related = ids.length > 0 ? await source.byIds([...new Set(ids)]) : []
      const words = query.toLowerCase().split(/\s+/)
      const found = related.filter((person) => words.every((word) => personLabel(person).toLowerCase().includes(word)))
      return { items: found, nextCursor: null, prevCursor: null }
    },
  }
}
