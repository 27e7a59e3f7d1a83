import { formatAddress } from '@pietas/contract/kit/address-line'
import { client } from '../kit/api/client'
import { sourceByName } from '../kit/picker/source'
import { activeLegalEntityId } from '../kit/session'

/** The branches of the active legal entity. */
export const branchSource = () =>
  sourceByName({
    key: ['legal-entities', activeLegalEntityId(), 'branches'],
    list: client.legalEntities.listBranches,
    secondary: formatAddress,
  })
