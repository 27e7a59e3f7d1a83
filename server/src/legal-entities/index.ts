import { feature } from '../kit/feature'
import { legalEntityHandlers } from './handlers'

export const legalEntities = feature({
  handlers: { legalEntities: legalEntityHandlers },
  kinds: { legal_entities: 'legal-entities', branches: 'legal-entities' },
})
