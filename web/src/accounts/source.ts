import { client } from '../kit/api/client'
import { sourceByName } from '../kit/picker/source'

/** The accounts of the tenant, by name. */
export const accountSource = () =>
  sourceByName({
    key: ['accounts'],
    list: client.accounts.list,
    read: ['Administration:ManageLegalEntity', 'Process:Accounting'],
  })
