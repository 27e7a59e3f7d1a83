import type { BurialForm, BurialType } from '@pietas/contract/master-data'
import { client } from '../kit/api/client'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

const byName = { sortBy: 'NAME', sortDirection: 'ASC' } as const

/** The burial types that the active legal entity offers, by name. */
export const burialTypeSource = (): PickerSource<BurialType> => ({
  key: ['burial-types', activeLegalEntityId()],
  list: (query, cursor, signal) => client.burialTypes.listOfEntity({ query: { query, cursor, ...byName }, signal }),
  byIds: async (filterIds) => (await client.burialTypes.list({ query: { filterIds } })).items,
  label: (type) => type.name,
  isDeleted: (type) => type.deleted,
})

/** The burial forms of one burial type that the active legal entity offers, by name. */
export const burialFormSource = (burialTypeId: number | null): PickerSource<BurialForm> => ({
  key: ['burial-forms', activeLegalEntityId(), burialTypeId],
  list: (query, cursor, signal) =>
    client.burialForms.listOfEntity({
      query: { query, cursor, ...byName, ...(burialTypeId ? { burialTypeIds: [burialTypeId] } : {}) },
      signal,
    }),
  byIds: async (filterIds) => (await client.burialForms.list({ query: { filterIds } })).items,
  label: (form) => form.name,
  isDeleted: (form) => form.deleted,
})
