import { feature } from '../kit/feature'
import { legalEntityHandlers } from './handlers'

export { holidaysOf, landOfSeat } from './holidays'
export { forbiddenFileTypesOf } from './queries'

export const legalEntities = feature({
  handlers: { legalEntities: legalEntityHandlers },
  kinds: { legal_entities: 'legal-entities', branches: 'legal-entities' },
})
