import { pathParams, type Stored } from '@pietas/contract/kit'
import {
  burialForms,
  burialTypes,
  businessPartnerTypes,
  cars,
  complaintCauses,
  globalTemplateCategories,
  graveTypes,
  productCategories,
  protectedPartnerTypes,
  resources,
  templateCategories,
} from '@pietas/contract/master-data'
import type * as z from 'zod'
import { columnName, recordColumns } from '../kit/db/sql'
import type { ListFacts } from '../kit/paging'

/** What every item of master data has. */
export type Item = Stored & { id: number; name: string }

/** A list of master data: its table, how an item is answered, and what is special about it. */
export type MasterDataList<I extends Item = Item> = ListFacts & {
  /** The items as the contract answers them. */
  answer: z.ZodType<I>
  idName: string
  /** The columns that a search looks into. */
  searched: readonly string[]
  /** The link to the entities that offer an item; null where they do not choose. */
  offered: { table: string; item: string } | null
  /** References of an item that must exist. */
  references: readonly { field: string; table: string }[]
  /** Items of these names stay as they are. */
  protectedNames: readonly string[]
  /** Whether a second item of a name is asked about: not where there can be none, nor among those of all tenants. */
  asksOfSameName: boolean
  /** What the list can be narrowed by: a column of ids for a key of the query. */
  narrowedBy: Readonly<Record<string, string>>
}

type Routes<I extends Item> = {
  create: { answer: z.ZodType<I> }
  get: { path: string }
  update: { body: z.ZodObject }
  assign?: object
}

type Special = Partial<
  Pick<MasterDataList, 'searched' | 'references' | 'protectedNames' | 'narrowedBy' | 'asksOfSameName'>
> & {
  computed?: Record<string, string>
}

const offeringEntities = (table: string, item: string): string =>
  `coalesce((select json_agg(o.legal_entity_id order by o.legal_entity_id) from offered_${table} o
    where o.tenant_id = m.tenant_id and o.${item} = m.id), '[]')`

const listFacts = <I extends Item>(table: string, routes: Routes<I>, special: Special = {}): MasterDataList<I> => {
  const idName = pathParams(routes.get.path).at(-1) ?? ''
  const item = columnName(idName)
  const offers: Record<string, string> = routes.assign ? { legalEntityIds: offeringEntities(table, item) } : {}
  return {
    table,
    alias: 'm',
    item: recordColumns('m', Object.keys(routes.update.body.shape), { ...offers, ...special.computed }),
    sorts: {
      NAME: { expression: 'm.name', type: 'text' },
      CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' },
      UPDATED_AT: { expression: 'm.updated_at', type: 'timestamptz' },
    },
    answer: routes.create.answer,
    idName,
    searched: special.searched ?? ['name'],
    offered: routes.assign ? { table: `offered_${table}`, item } : null,
    references: special.references ?? [],
    protectedNames: special.protectedNames ?? [],
    asksOfSameName: special.asksOfSameName ?? true,
    narrowedBy: special.narrowedBy ?? {},
  }
}

const burialTypeOfForm = `(select json_build_object('id', t.id, 'name', t.name, 'isCremation', t.is_cremation, 'deleted', t.deleted)
  from burial_types t where t.tenant_id = m.tenant_id and t.id = m.burial_type_id)`

/** Every list by the word that the contract has for it. */
export const lists = {
  burialTypes: listFacts('burial_types', burialTypes),
  burialForms: listFacts('burial_forms', burialForms, {
    computed: { burialType: burialTypeOfForm },
    references: [{ field: 'burialTypeId', table: 'burial_types' }],
    narrowedBy: { burialTypeIds: 'burialTypeId' },
  }),
  graveTypes: listFacts('grave_types', graveTypes),
  cars: listFacts('cars', cars, { searched: ['name', 'licensePlate'] }),
  resources: listFacts('resources', resources),
  complaintCauses: listFacts('complaint_causes', complaintCauses),
  businessPartnerTypes: listFacts('business_partner_types', businessPartnerTypes, {
    // Pickers find registry offices and cemeteries by these names: spec 1 section 9.
    protectedNames: protectedPartnerTypes,
    asksOfSameName: false,
  }),
  templateCategories: listFacts('template_categories', templateCategories),
  productCategories: listFacts('product_categories', productCategories, {
    computed: { path: 'product_category_path(m.tenant_id, m.id, m.name, m.parent_id)' },
    references: [{ field: 'parentId', table: 'product_categories' }],
  }),
  globalTemplateCategories: listFacts('global_template_categories', globalTemplateCategories, {
    asksOfSameName: false,
  }),
}
