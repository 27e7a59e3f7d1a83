import { fullName } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { client } from '../kit/api/client'
import { translate } from '../kit/i18n'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

const process = {
  byIds: async (filterIds: number[]) => (await client.processes.list({ query: { filterIds } })).items,
  label: ({ id, deceasedPerson }: ProcessRow) => `${id} · ${fullName(deceasedPerson)}`,
  secondary: ({ type }: ProcessRow) => translate(`process.type.${type}`),
}

/** Every process of a legal entity, the latest first. */
export const processSource = (legalEntityId = activeLegalEntityId()): PickerSource<ProcessRow> => ({
  ...process,
  key: ['processes', legalEntityId],
  list: (query, cursor, signal) =>
    client.processes.list({
      query: { query, cursor, sortBy: 'CREATED_AT', sortDirection: 'DESC' },
      legalEntityId,
      signal,
    }),
  byIds: async (filterIds) => (await client.processes.list({ query: { filterIds }, legalEntityId })).items,
})

/** Processes that can be a parent: an additional process cannot have one of its own. */
export const parentSource = (): PickerSource<ProcessRow> => ({
  ...process,
  key: ['processes', activeLegalEntityId(), 'parents'],
  list: (query, cursor, signal) =>
    client.processes.list({
      query: {
        query,
        cursor,
        sortBy: 'CREATED_AT',
        sortDirection: 'DESC',
        filters: { type: ['REQUEST', 'PROVISION', 'DEATH', 'AFTERCARE'] },
      },
      signal,
    }),
})
