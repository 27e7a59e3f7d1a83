import { protectedPartnerTypes } from '@pietas/contract/master-data'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'

/** Burial types a new tenant starts with, each with its usual forms. */
const defaultBurials = [
  { name: 'Erdbestattung', isCremation: false, forms: ['Wahlgrab', 'Reihengrab', 'Wiesengrab'] },
  {
    name: 'Feuerbestattung',
    isCremation: true,
    forms: ['Urnenwahlgrab', 'Urnenreihengrab', 'Urnengemeinschaftsgrab', 'Kolumbarium'],
  },
  { name: 'Seebestattung', isCremation: true, forms: ['Nordsee', 'Ostsee'] },
  { name: 'Naturbestattung', isCremation: true, forms: ['Baumgrab', 'Friedwald'] },
  { name: 'Überführung ins Ausland', isCremation: false, forms: ['Überführung Sarg', 'Überführung Urne'] },
]

const defaultGraveTypes = ['Wahlgrab', 'Reihengrab', 'Urnengrab', 'Baumgrab', 'Anonymes Grab']
const defaultPartnerTypes = [...protectedPartnerTypes, 'Krematorium', 'Florist', 'Kirche', 'Pflegeheim', 'Klinik']

const defaultProductCategories = ['Särge', 'Urnen', 'Ausstattung', 'Blumen', 'Trauerdruck', 'Dienstleistungen']
const defaultTemplateCategories = ['Anschreiben', 'Vollmachten', 'Behörden', 'Friedhof', 'Rechnungen']

/** Fills the lists of a new tenant, so that the first case can be taken at once. Runs inside the tenant. */
export const insertDefaultLists = async (tx: Tx): Promise<void> => {
  for (const { name, isCremation, forms } of defaultBurials)
    await tx.run(sql`
      with type as (insert into burial_types (name, is_cremation) values (${name}, ${isCremation}) returning id)
      insert into burial_forms (name, burial_type_id) select unnest(${forms}::text[]), id from type`)
  await tx.run(sql`insert into grave_types (name) select unnest(${defaultGraveTypes}::text[])`)
  await tx.run(sql`insert into business_partner_types (name) select unnest(${defaultPartnerTypes}::text[])`)
  await tx.run(sql`insert into product_categories (name) select unnest(${defaultProductCategories}::text[])`)
  await tx.run(sql`insert into template_categories (name) select unnest(${defaultTemplateCategories}::text[])`)
}

/** Lets a legal entity offer everything that the tenant has. */
export const offerEverything = async (tx: Tx, legalEntityId: number): Promise<void> => {
  for (const [table, item] of [
    ['burial_types', 'burial_type_id'],
    ['burial_forms', 'burial_form_id'],
    ['grave_types', 'grave_type_id'],
    ['business_partner_types', 'business_partner_type_id'],
    ['template_categories', 'template_category_id'],
  ] as const)
    await tx.run(sql`
      insert into ${sql.table(`offered_${table}`)} (legal_entity_id, ${sql.ref(item)})
      select ${legalEntityId}::bigint, id from ${sql.table(table)} on conflict do nothing`)
}
