import { type ProductCategory, pathText } from '@pietas/contract/master-data'
import { client } from '../kit/api/client'
import { sourceByName } from '../kit/picker/source'
import { activeLegalEntityId } from '../kit/session'

const { burialTypes, burialForms, graveTypes, businessPartnerTypes, productCategories } = client
const { templateCategories, globalTemplateCategories, cars, resources, complaintCauses } = client

/** The burial types that the active legal entity offers. */
export const burialTypeSource = () =>
  sourceByName({ key: ['burial-types', activeLegalEntityId()], list: burialTypes.listOfEntity, all: burialTypes.list })

/** The burial forms of one burial type that the active legal entity offers. */
export const burialFormSource = (burialTypeId: number | null) =>
  sourceByName({
    key: ['burial-forms', activeLegalEntityId(), burialTypeId],
    list: burialForms.listOfEntity,
    all: burialForms.list,
    ...(burialTypeId ? { only: { burialTypeIds: [burialTypeId] } } : {}),
  })

/** Every burial form, also those that the active legal entity does not offer. */
export const everyBurialFormSource = () => sourceByName({ key: ['burial-forms', 'all'], list: burialForms.list })

/** The grave types that the active legal entity offers. */
export const graveTypeSource = () =>
  sourceByName({ key: ['grave-types', activeLegalEntityId()], list: graveTypes.listOfEntity, all: graveTypes.list })

/** The vehicles that a legal entity offers, with their plates. */
export const carSource = (legalEntityId = activeLegalEntityId()) =>
  sourceByName({
    key: ['cars', legalEntityId],
    list: (options) => cars.listOfEntity({ ...options, legalEntityId }),
    all: cars.list,
    secondary: (car) => car.licensePlate,
  })

/** What else is planned and a legal entity offers: halls, cooling rooms and the like. */
export const resourceSource = (legalEntityId = activeLegalEntityId()) =>
  sourceByName({
    key: ['resources', legalEntityId],
    list: (options) => resources.listOfEntity({ ...options, legalEntityId }),
    all: resources.list,
  })

/** What complaints and feedback may be about at a legal entity. */
export const complaintCauseSource = (legalEntityId = activeLegalEntityId()) =>
  sourceByName({
    key: ['complaint-causes', legalEntityId],
    list: (options) => complaintCauses.listOfEntity({ ...options, legalEntityId }),
    all: complaintCauses.list,
  })

/** The kinds of business partners that the active legal entity offers. */
export const partnerTypeSource = () =>
  sourceByName({
    key: ['business-partner-types', activeLegalEntityId()],
    list: businessPartnerTypes.listOfEntity,
    all: businessPartnerTypes.list,
  })

/**
 * The product categories of the tenant, in the order of their own names.
 *
 * @param refuse says why one cannot be chosen.
 */
export const productCategorySource = (refuse?: (category: ProductCategory) => string | undefined) =>
  sourceByName<ProductCategory>({
    key: ['product-categories'],
    list: productCategories.list,
    label: pathText,
    ...(refuse ? { refuse } : {}),
  })

/** The template categories that the active legal entity offers. */
export const templateCategorySource = () =>
  sourceByName({
    key: ['template-categories', activeLegalEntityId()],
    list: templateCategories.listOfEntity,
    all: templateCategories.list,
  })

/** The template categories of the platform. */
export const globalTemplateCategorySource = () =>
  sourceByName({ key: ['global-template-categories'], list: globalTemplateCategories.listOfTenant })
