import { formatAddress } from '@pietas/contract/kit/address-line'
import type { Branch } from '@pietas/contract/legal-entities'
import { client } from '../kit/api/client'
import type { PickerSource } from '../kit/picker'
import { activeLegalEntityId } from '../kit/session'

/** The branches of the active legal entity, by name. */
export const branchSource = (): PickerSource<Branch> => ({
  key: ['legal-entities', activeLegalEntityId(), 'branches'],
  list: (query, cursor, signal) =>
    client.legalEntities.listBranches({ query: { query, cursor, sortBy: 'NAME', sortDirection: 'ASC' }, signal }),
  byIds: async (filterIds) => (await client.legalEntities.listBranches({ query: { filterIds } })).items,
  label: (branch) => branch.name,
  secondary: (branch) => formatAddress(branch),
  isDeleted: (branch) => branch.deleted,
})
