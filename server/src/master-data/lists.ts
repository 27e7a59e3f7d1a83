import {
  burialFormFields,
  burialForms,
  burialTypeFields,
  burialTypes,
  businessPartnerTypeFields,
  businessPartnerTypes,
  graveTypeFields,
  graveTypes,
  productCategories,
  productCategoryFields,
  templateCategories,
  templateCategoryFields,
} from '@pietas/contract/master-data'
import { recordColumns } from '../kit/db/sql'
import type { ListFacts } from '../kit/paging'

/** The table that says which legal entity offers which item. */
export type Offered = { table: string; item: string }

/** A list of master data: its table, how an item is answered, and the link to the entities that offer it. */
export type MasterDataList = ListFacts & {
  idName: string
  /** Null for a list that no legal entity chooses from by itself. */
  offered: Offered | null
  /** References of an item that must exist. */
  references: { field: string; table: string }[]
}

const listFacts = (
  table: string,
  itemColumn: string | null,
  idName: string,
  fields: readonly string[],
  more: { computed?: Record<string, string>; references?: MasterDataList['references'] } = {},
): MasterDataList => ({
  table,
  alias: 'm',
  item: recordColumns('m', fields, more.computed),
  sorts: {
    NAME: { expression: 'm.name', type: 'text' },
    CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 'm.updated_at', type: 'timestamptz' },
  },
  idName,
  offered: itemColumn === null ? null : { table: `offered_${table}`, item: itemColumn },
  references: more.references ?? [],
})

const burialTypeOfForm = `(select json_build_object('id', t.id, 'name', t.name, 'isCremation', t.is_cremation, 'deleted', t.deleted)
  from burial_types t where t.tenant_id = m.tenant_id and t.id = m.burial_type_id)`

export const burialTypeList = listFacts(
  'burial_types',
  'burial_type_id',
  'burialTypeId',
  Object.keys(burialTypeFields.shape),
)
export const burialFormList = listFacts(
  'burial_forms',
  'burial_form_id',
  'burialFormId',
  Object.keys(burialFormFields.shape),
  {
    computed: { burialType: burialTypeOfForm },
    references: [{ field: 'burialTypeId', table: 'burial_types' }],
  },
)
export const graveTypeList = listFacts(
  'grave_types',
  'grave_type_id',
  'graveTypeId',
  Object.keys(graveTypeFields.shape),
)
export const partnerTypeList = listFacts(
  'business_partner_types',
  'business_partner_type_id',
  'businessPartnerTypeId',
  Object.keys(businessPartnerTypeFields.shape),
)

export const productCategoryList = listFacts(
  'product_categories',
  null,
  'productCategoryId',
  Object.keys(productCategoryFields.shape),
)
export const templateCategoryList = listFacts(
  'template_categories',
  'template_category_id',
  'templateCategoryId',
  Object.keys(templateCategoryFields.shape),
)
/** Without a tenant: see `global-categories`. */
export const globalTemplateCategoryList = listFacts(
  'global_template_categories',
  null,
  'globalTemplateCategoryId',
  Object.keys(templateCategoryFields.shape),
)

/** Every list with its routes: one row each. */
export const lists = [
  { name: 'burialTypes', routes: burialTypes, facts: burialTypeList },
  { name: 'burialForms', routes: burialForms, facts: burialFormList },
  { name: 'graveTypes', routes: graveTypes, facts: graveTypeList },
  { name: 'businessPartnerTypes', routes: businessPartnerTypes, facts: partnerTypeList },
  { name: 'productCategories', routes: productCategories, facts: productCategoryList },
  { name: 'templateCategories', routes: templateCategories, facts: templateCategoryList },
] as const
