import * as z from 'zod'
import { id, tenantPath } from '../kit'
import {
  burialFormFields,
  burialTypeFields,
  businessPartnerTypeFields,
  graveTypeFields,
  productCategoryFields,
  templateCategoryFields,
} from './fields'
import { itemList, masterDataList, masterDataListByItem } from './lists'

const entityRead = 'Entity:ReadEntityTenantLevel'
const nothingMore = z.object({})

export const burialTypes = masterDataList({
  segment: 'burial-types',
  idName: 'burialTypeId',
  write: entityRead,
  item: 'burial type',
  fields: burialTypeFields,
  required: burialTypeFields.pick({ name: true }),
  shows: nothingMore,
})

export const burialForms = masterDataList({
  segment: 'burial-forms',
  idName: 'burialFormId',
  write: entityRead,
  item: 'burial form',
  fields: burialFormFields,
  required: burialFormFields,
  shows: z.object({ burialType: z.object({ id, name: z.string(), isCremation: z.boolean(), deleted: z.boolean() }) }),
})

export const graveTypes = masterDataList({
  segment: 'grave-types',
  idName: 'graveTypeId',
  write: entityRead,
  item: 'grave type',
  fields: graveTypeFields,
  required: graveTypeFields,
  shows: nothingMore,
})

export const businessPartnerTypes = masterDataList({
  segment: 'business-partner-types',
  idName: 'businessPartnerTypeId',
  write: 'BusinessPartnerType:EditBusinessPartnerType',
  item: 'business partner type',
  fields: businessPartnerTypeFields,
  required: businessPartnerTypeFields,
  shows: nothingMore,
})

export const productCategories = itemList(tenantPath, {
  segment: 'product-categories',
  idName: 'productCategoryId',
  read: { ofRecord: 'Warehouse:Read' },
  write: { create: 'Warehouse:CreateArticle', update: 'Warehouse:EditArticle', delete: 'Warehouse:DeleteArticle' },
  item: 'product category',
  fields: productCategoryFields,
  required: productCategoryFields,
  shows: nothingMore,
})

export const templateCategories = masterDataListByItem({
  segment: 'template-categories',
  idName: 'templateCategoryId',
  read: { ofRecord: 'Administration:SelectCorrespondenceTemplate' },
  write: 'Administration:CreateCorrespondenceTemplateOrCategory',
  item: 'template category',
  fields: templateCategoryFields,
  required: templateCategoryFields,
  shows: nothingMore,
})

const globalCategories = {
  segment: 'global-template-categories',
  idName: 'globalTemplateCategoryId',
  write: { platform: 'Global:ManageTemplates' },
  item: 'global template category',
  fields: templateCategoryFields,
  required: templateCategoryFields,
  shows: nothingMore,
} as const

/** Categories that the platform keeps for all tenants; they are read there and by each tenant below its own path. */
export const globalTemplateCategories = (() => {
  const own = itemList('/api/v1', { ...globalCategories, read: globalCategories.write })
  const { list, get } = itemList(tenantPath, globalCategories)
  return { ...own, listOfTenant: list, getOfTenant: get }
})()

export type ProductCategory = z.output<typeof productCategories.create.answer>
export type TemplateCategory = z.output<typeof templateCategories.create.answer>
export type BurialType = z.output<typeof burialTypes.create.answer>
export type BurialForm = z.output<typeof burialForms.create.answer>
export type GraveType = z.output<typeof graveTypes.create.answer>
export type BusinessPartnerType = z.output<typeof businessPartnerTypes.create.answer>
