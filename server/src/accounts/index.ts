import { feature } from '../kit/feature'
import { demo } from './demo'
import { accountHandlers } from './handlers'

export const accounts = feature({
  handlers: { accounts: accountHandlers },
  kinds: { accounts: 'accounts', accounts_of_entities: 'accounts', accounts_of_branches: 'accounts' },
  demo,
})
