import { formatAddress } from '@pietas/contract/kit/address-line'
import type { PartnerRow } from '@pietas/contract/partners'
import { client } from '../kit/api/client'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

/** Business partners of the active legal entity, all or those of one type, by name. */
export function partnerSource(typeName?: 'Standesamt' | 'Friedhof'): PickerSource<PartnerRow> {
  return {
    key: ['partners', activeLegalEntityId(), typeName],
    list: (query, cursor, signal) =>
      client.partners.list({
        query: { query, cursor, sortBy: 'NAME', sortDirection: 'ASC', ...(typeName ? { filters: { typeName } } : {}) },
        signal,
      }),
    byIds: async (filterIds) => (await client.partners.list({ query: { filterIds } })).items,
    label: (partner) => [partner.name, partner.nameAffix].filter(Boolean).join(' '),
    secondary: (partner) => formatAddress(partner.address),
    isDeleted: (partner) => partner.deleted,
  }
}
