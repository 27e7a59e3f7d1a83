import {
  burialFormFields,
  burialForms,
  burialTypeFields,
  burialTypes,
  businessPartnerTypeFields,
  businessPartnerTypes,
  carFields,
  cars,
  categoryFields,
  globalTemplateCategories,
  graveTypeFields,
  graveTypes,
  productCategories,
  protectedPartnerTypes,
  resourceFields,
  resources,
  templateCategories,
} from '@pietas/contract/master-data'
import type * as z from 'zod'
import { recordColumns } from '../kit/db/sql'
import type { ListFacts } from '../kit/paging'

/** A list of master data: its table, how an item is answered, and what is special about it. */
export type MasterDataList = ListFacts & {
  idName: string
  /** The columns that a search looks into. */
  searched: readonly string[]
  /** The link to the entities that offer an item; null where they do not choose. */
  offered: { table: string; item: string } | null
  /** References of an item that must exist. */
  references: { field: string; table: string }[]
  /** Items of these names stay as they are. */
  protectedNames: readonly string[]
  /** The list belongs to the platform and not to a tenant. */
  isGlobal: boolean
}

type Facts = {
  /** The name of an item: of its id in paths, and with `_id` in the table of assignments. */
  item: string
  fields: z.ZodObject
  searched?: readonly string[]
  /** Entities choose what they offer, unless it says no. */
  offered?: false
  computed?: Record<string, string>
  references?: MasterDataList['references']
  protectedNames?: readonly string[]
  isGlobal?: boolean
}

const offeringEntities = (table: string, item: string): string =>
  `coalesce((select json_agg(o.legal_entity_id order by o.legal_entity_id) from offered_${table} o
    where o.tenant_id = m.tenant_id and o.${item}_id = m.id), '[]')`

const idNameOf = (item: string): string => `${item.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())}Id`

const listFacts = (table: string, facts: Facts): MasterDataList => {
  const { item, fields, searched = ['name'], computed = {}, references = [], protectedNames = [] } = facts
  const offers: Record<string, string> =
    facts.offered === undefined ? { legalEntityIds: offeringEntities(table, item) } : {}
  return {
    table,
    alias: 'm',
    item: recordColumns('m', Object.keys(fields.shape), { ...offers, ...computed }),
    sorts: {
      NAME: { expression: 'm.name', type: 'text' },
      CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' },
      UPDATED_AT: { expression: 'm.updated_at', type: 'timestamptz' },
    },
    idName: idNameOf(item),
    searched,
    offered: facts.offered === undefined ? { table: `offered_${table}`, item: `${item}_id` } : null,
    references,
    protectedNames,
    isGlobal: facts.isGlobal ?? false,
  }
}

const burialTypeOfForm = `(select json_build_object('id', t.id, 'name', t.name, 'isCremation', t.is_cremation, 'deleted', t.deleted)
  from burial_types t where t.tenant_id = m.tenant_id and t.id = m.burial_type_id)`

/** Every list with its routes: one row each. */
export const lists = [
  {
    name: 'burialTypes',
    routes: burialTypes,
    facts: listFacts('burial_types', { item: 'burial_type', fields: burialTypeFields }),
  },
  {
    name: 'burialForms',
    routes: burialForms,
    facts: listFacts('burial_forms', {
      item: 'burial_form',
      fields: burialFormFields,
      computed: { burialType: burialTypeOfForm },
      references: [{ field: 'burialTypeId', table: 'burial_types' }],
    }),
  },
  {
    name: 'graveTypes',
    routes: graveTypes,
    facts: listFacts('grave_types', { item: 'grave_type', fields: graveTypeFields }),
  },
  {
    name: 'cars',
    routes: cars,
    facts: listFacts('cars', { item: 'car', fields: carFields, searched: ['name', 'licensePlate'] }),
  },
  {
    name: 'resources',
    routes: resources,
    facts: listFacts('resources', { item: 'resource', fields: resourceFields }),
  },
  {
    name: 'businessPartnerTypes',
    routes: businessPartnerTypes,
    facts: listFacts('business_partner_types', {
      item: 'business_partner_type',
      fields: businessPartnerTypeFields,
      // Pickers find registry offices and cemeteries by these names: spec 1 section 9.
      protectedNames: protectedPartnerTypes,
    }),
  },
  {
    name: 'templateCategories',
    routes: templateCategories,
    facts: listFacts('template_categories', { item: 'template_category', fields: categoryFields }),
  },
  {
    name: 'productCategories',
    routes: productCategories,
    facts: listFacts('product_categories', { item: 'product_category', fields: categoryFields, offered: false }),
  },
  {
    name: 'globalTemplateCategories',
    routes: globalTemplateCategories,
    facts: listFacts('global_template_categories', {
      item: 'global_template_category',
      fields: categoryFields,
      offered: false,
      isGlobal: true,
    }),
  },
] as const
