import { feature } from '../kit/feature'
import { demo } from './demo'
import { globalListHandlers, itemHandlers, listHandlers } from './handlers'
import { kinds } from './kinds'
import { lists } from './lists'

export { insertDefaultLists, offerEverything } from './defaults'

export const masterData = feature({
  handlers: {
    burialTypes: listHandlers(lists.burialTypes),
    burialForms: listHandlers(lists.burialForms),
    graveTypes: listHandlers(lists.graveTypes),
    cars: listHandlers(lists.cars),
    resources: listHandlers(lists.resources),
    complaintCauses: listHandlers(lists.complaintCauses),
    businessPartnerTypes: listHandlers(lists.businessPartnerTypes),
    templateCategories: listHandlers(lists.templateCategories),
    productCategories: itemHandlers(lists.productCategories),
    globalTemplateCategories: globalListHandlers(lists.globalTemplateCategories),
  },
  kinds,
  demo,
})
