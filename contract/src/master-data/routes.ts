import * as z from 'zod'
import { entityPath, id, listQuery, page, route, tenantPath } from '../kit'
import {
  burialFormFields,
  burialTypeFields,
  businessPartnerTypeFields,
  carFields,
  categoryFields,
  graveTypeFields,
  resourceFields,
} from './fields'
import { masterDataList, offeredByEntities, writersBy } from './lists'

// Reading needs membership alone, because pickers offer these lists to everybody: roles section 5.
const entityRead = 'Entity:ReadEntityTenantLevel'
const nothingMore = z.object({})
/** Which legal entities offer an item. */
const offered = z.object({ legalEntityIds: z.array(id) })

const burialType = masterDataList({
  path: `${tenantPath}/burial-types`,
  idName: 'burialTypeId',
  read: 'member',
  write: writersBy(entityRead),
  item: 'burial type',
  fields: burialTypeFields,
  required: burialTypeFields.pick({ name: true }),
  shows: offered,
})
export const burialTypes = {
  ...burialType,
  ...offeredByEntities({
    listPath: `${entityPath}/burial-types`,
    itemPath: `${entityPath}/burial-types/{burialTypeId}`,
    read: 'member',
    write: entityRead,
    item: 'burial type',
    answer: burialType.create.answer,
  }),
}

const burialForm = masterDataList({
  path: `${tenantPath}/burial-forms`,
  idName: 'burialFormId',
  read: 'member',
  write: writersBy(entityRead),
  item: 'burial form',
  fields: burialFormFields,
  required: burialFormFields,
  shows: offered.extend({
    burialType: z.object({ id, name: z.string(), isCremation: z.boolean(), deleted: z.boolean() }),
  }),
})
export const burialForms = {
  ...burialForm,
  ...offeredByEntities({
    listPath: `${entityPath}/burial-forms`,
    itemPath: `${entityPath}/burial-forms/{burialFormId}`,
    read: 'member',
    write: entityRead,
    item: 'burial form',
    answer: burialForm.create.answer,
  }),
}

const graveType = masterDataList({
  path: `${tenantPath}/grave-types`,
  idName: 'graveTypeId',
  read: 'member',
  write: writersBy(entityRead),
  item: 'grave type',
  fields: graveTypeFields,
  required: graveTypeFields,
  shows: offered,
})
export const graveTypes = {
  ...graveType,
  ...offeredByEntities({
    listPath: `${entityPath}/grave-types`,
    itemPath: `${entityPath}/grave-types/{graveTypeId}`,
    read: 'member',
    write: entityRead,
    item: 'grave type',
    answer: graveType.create.answer,
  }),
}

const car = masterDataList({
  path: `${tenantPath}/cars`,
  idName: 'carId',
  read: 'member',
  write: writersBy(entityRead),
  item: 'car',
  fields: carFields,
  required: carFields.pick({ name: true, licensePlate: true }),
  shows: offered,
})
export const cars = {
  ...car,
  ...offeredByEntities({
    listPath: `${entityPath}/cars`,
    itemPath: `${tenantPath}/cars/{carId}/legal-entities/{legalEntityId}`,
    read: 'member',
    write: entityRead,
    item: 'car',
    answer: car.create.answer,
  }),
}

const resource = masterDataList({
  path: `${tenantPath}/resources`,
  idName: 'resourceId',
  read: 'member',
  write: writersBy(entityRead),
  item: 'resource',
  fields: resourceFields,
  required: resourceFields,
  shows: offered,
})
export const resources = {
  ...resource,
  ...offeredByEntities({
    listPath: `${entityPath}/resources`,
    itemPath: `${entityPath}/resources/{resourceId}`,
    read: 'member',
    write: entityRead,
    item: 'resource',
    answer: resource.create.answer,
  }),
}

const partnerTypeWrite = 'BusinessPartnerType:EditBusinessPartnerType'
const businessPartnerType = masterDataList({
  path: `${tenantPath}/business-partner-types`,
  idName: 'businessPartnerTypeId',
  read: 'member',
  write: writersBy(partnerTypeWrite),
  item: 'business partner type',
  fields: businessPartnerTypeFields,
  required: businessPartnerTypeFields,
  shows: offered,
})
export const businessPartnerTypes = {
  ...businessPartnerType,
  ...offeredByEntities({
    listPath: `${entityPath}/business-partner-types`,
    itemPath: `${entityPath}/business-partner-types/{businessPartnerTypeId}`,
    read: 'member',
    write: partnerTypeWrite,
    item: 'business partner type',
    answer: businessPartnerType.create.answer,
  }),
}

const templateCategoryWrite = 'Administration:CreateCorrespondenceTemplateOrCategory'
const templateCategory = masterDataList({
  path: `${tenantPath}/template-categories`,
  idName: 'templateCategoryId',
  read: { ofRecord: 'Administration:SelectCorrespondenceTemplate' },
  write: writersBy(templateCategoryWrite),
  item: 'template category',
  fields: categoryFields,
  required: categoryFields,
  shows: offered,
})
export const templateCategories = {
  ...templateCategory,
  ...offeredByEntities({
    listPath: `${entityPath}/template-categories`,
    itemPath: `${tenantPath}/template-categories/{templateCategoryId}/legal-entities/{legalEntityId}`,
    read: 'Administration:SelectCorrespondenceTemplate',
    write: templateCategoryWrite,
    item: 'template category',
    answer: templateCategory.create.answer,
  }),
}

export const productCategories = masterDataList({
  path: `${tenantPath}/product-categories`,
  idName: 'productCategoryId',
  read: { ofRecord: 'Warehouse:Read' },
  write: { create: 'Warehouse:CreateArticle', update: 'Warehouse:EditArticle', delete: 'Warehouse:DeleteArticle' },
  item: 'product category',
  fields: categoryFields,
  required: categoryFields,
  shows: nothingMore,
})

const globalTemplates = { platform: 'Global:ManageTemplates' } as const
const globalCategory = masterDataList({
  path: '/api/v1/global-template-categories',
  idName: 'globalTemplateCategoryId',
  read: globalTemplates,
  write: writersBy(globalTemplates),
  item: 'template category of all tenants',
  fields: categoryFields,
  required: categoryFields,
  shows: nothingMore,
})
const globalCategoriesOfTenant = `${tenantPath}/global-template-categories` as const
export const globalTemplateCategories = {
  ...globalCategory,
  listOfTenant: route({
    method: 'GET',
    path: globalCategoriesOfTenant,
    access: 'member',
    about: 'The template categories of all tenants, as a tenant reads them',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT', 'UPDATED_AT'] }),
    answer: page(globalCategory.create.answer),
  }),
  getOfTenant: route({
    method: 'GET',
    path: `${globalCategoriesOfTenant}/{globalTemplateCategoryId}`,
    access: 'member',
    about: 'One template category of all tenants, as a tenant reads it',
    answer: globalCategory.create.answer,
    failures: ['NOT_FOUND'],
  }),
}

export type BurialType = z.output<typeof burialTypes.create.answer>
export type BurialForm = z.output<typeof burialForms.create.answer>
export type GraveType = z.output<typeof graveTypes.create.answer>
export type Car = z.output<typeof cars.create.answer>
export type Resource = z.output<typeof resources.create.answer>
export type BusinessPartnerType = z.output<typeof businessPartnerTypes.create.answer>
export type TemplateCategory = z.output<typeof templateCategories.create.answer>
export type ProductCategory = z.output<typeof productCategories.create.answer>
export type GlobalTemplateCategory = z.output<typeof globalTemplateCategories.create.answer>
