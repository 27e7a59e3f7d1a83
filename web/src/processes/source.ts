import { fullName } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { client } from '../kit/api/client'
import { translate } from '../kit/i18n'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

/** Processes that can be a parent: an additional process cannot have one of its own. */
export const parentSource = (): PickerSource<ProcessRow> => ({
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
  byIds: async (filterIds) => (await client.processes.list({ query: { filterIds } })).items,
  label: (process) => `${process.id} · ${fullName(process.deceasedPerson)}`,
  secondary: (process) => translate(`process.type.${process.type}`),
})
