import * as z from 'zod'
import { id, listQuery, page, route, tenantPath, wireIds } from '../kit'
import {
  burialFormFields,
  burialTypeFields,
  businessPartnerTypeFields,
  carFields,
  categoryFields,
  complaintCauseFields,
  graveTypeFields,
  productCategoryFields,
  resourceFields,
} from './fields'
import { itemsOf, masterDataList } from './lists'

export const burialTypes = masterDataList({
  path: 'burial-types',
  item: 'burialType',
  fields: burialTypeFields,
  required: burialTypeFields.pick({ name: true }),
})

export const burialForms = masterDataList({
  path: 'burial-forms',
  item: 'burialForm',
  fields: burialFormFields,
  shows: z.object({ burialType: z.object({ id, name: z.string(), isCremation: z.boolean(), deleted: z.boolean() }) }),
  narrowedBy: { burialTypeIds: wireIds.optional() },
})

export const graveTypes = masterDataList({ path: 'grave-types', item: 'graveType', fields: graveTypeFields })

export const cars = masterDataList({
  path: 'cars',
  item: 'car',
  fields: carFields,
  required: carFields.pick({ name: true, licensePlate: true }),
  offerPath: `${tenantPath}/cars/{carId}/legal-entities/{legalEntityId}`,
})

export const resources = masterDataList({ path: 'resources', item: 'resource', fields: resourceFields })

export const complaintCauses = masterDataList({
  path: 'complaint-causes',
  item: 'complaintCause',
  fields: complaintCauseFields,
})

export const businessPartnerTypes = masterDataList({
  path: 'business-partner-types',
  item: 'businessPartnerType',
  fields: businessPartnerTypeFields,
  write: 'BusinessPartnerType:EditBusinessPartnerType',
})

export const templateCategories = masterDataList({
  path: 'template-categories',
  item: 'templateCategory',
  fields: categoryFields,
  read: 'Administration:SelectCorrespondenceTemplate',
  write: 'Administration:CreateCorrespondenceTemplateOrCategory',
  offerPath: `${tenantPath}/template-categories/{templateCategoryId}/legal-entities/{legalEntityId}`,
})

/** The way to a product category from the top, itself included. */
export const categoryPath = z.array(z.object({ id, name: z.string() }))

export const productCategories = itemsOf({
  path: `${tenantPath}/product-categories`,
  item: 'productCategory',
  fields: productCategoryFields,
  required: productCategoryFields.pick({ name: true }),
  shows: z.object({ path: categoryPath }),
  read: { ofRecord: 'Warehouse:Read' },
  write: { create: 'Warehouse:CreateArticle', update: 'Warehouse:EditArticle', delete: 'Warehouse:DeleteArticle' },
})

const globalTemplates = { platform: 'Global:ManageTemplates' } as const
const globalCategory = itemsOf({
  path: '/api/v1/global-template-categories',
  item: 'globalTemplateCategory',
  fields: categoryFields,
  read: globalTemplates,
  write: globalTemplates,
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

/** Every list of master data; what stands here is part of the API. */
export const masterDataLists = {
  burialTypes,
  burialForms,
  graveTypes,
  cars,
  resources,
  complaintCauses,
  businessPartnerTypes,
  templateCategories,
  productCategories,
  globalTemplateCategories,
}

export type BurialType = z.output<typeof burialTypes.create.answer>
export type BurialForm = z.output<typeof burialForms.create.answer>
export type GraveType = z.output<typeof graveTypes.create.answer>
export type Car = z.output<typeof cars.create.answer>
export type Resource = z.output<typeof resources.create.answer>
export type ComplaintCause = z.output<typeof complaintCauses.create.answer>
export type BusinessPartnerType = z.output<typeof businessPartnerTypes.create.answer>
export type TemplateCategory = z.output<typeof templateCategories.create.answer>
export type ProductCategory = z.output<typeof productCategories.create.answer>
export type GlobalTemplateCategory = z.output<typeof globalTemplateCategories.create.answer>
