import { feature } from '../kit/feature'
import { legalEntityHandlers } from './handlers'
import { demo, settingHandlers, settingKinds, templateAsOwner } from './papers'

export { holidaysOf, landOfSeat } from './holidays'
export { forbiddenFileTypesOf } from './queries'
export { openFirst } from './settings'

export const legalEntities = feature({
  handlers: { legalEntities: legalEntityHandlers, ...settingHandlers },
  owners: { ACCOUNTING_TEMPLATE: templateAsOwner },
  kinds: { legal_entities: 'legal-entities', branches: 'legal-entities', ...settingKinds },
  demo,
})
