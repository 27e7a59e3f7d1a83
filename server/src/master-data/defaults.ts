import { protectedPartnerTypes } from '@pietas/contract/master-data'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertAll } from '../kit/db/write'
import { lists } from './lists'

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

const defaultTemplateCategories = ['Behörden', 'Friedhof und Kirche', 'Angehörige', 'Versicherungen und Renten']
const defaultProductCategories = ['Särge', 'Urnen', 'Ausstattung', 'Trauerdrucksachen', 'Blumen', 'Dienstleistungen']
const defaultComplaintCauses = [
  'Terminverzug',
  'Abrechnung',
  'Beratung',
  'Schmuck und Ausstattung',
  'Kommunikation',
  'Ablauf der Trauerfeier',
  'Sonstiges',
]
const defaultResources = ['Trauerhalle', 'Kühlraum', 'Abschiedsraum']

/** Fills the lists of a new tenant, so that the first case can be taken at once. Runs inside the tenant. */
export const insertDefaultLists = async (tx: Tx): Promise<void> => {
  for (const { name, isCremation, forms } of defaultBurials) {
    const type = await tx.row<{ id: number }>(sql`
      insert into burial_types (name, is_cremation) values (${name}, ${isCremation}) returning id`)
    const rows = forms.map((form) => ({ name: form, burialTypeId: type?.id }))
    await insertAll(tx, 'burial_forms', ['name', 'burialTypeId'], rows)
  }
  for (const [table, names] of [
    ['grave_types', defaultGraveTypes],
    ['business_partner_types', defaultPartnerTypes],
    ['template_categories', defaultTemplateCategories],
    ['product_categories', defaultProductCategories],
    ['resources', defaultResources],
    ['complaint_causes', defaultComplaintCauses],
  ] as const)
    await insertAll(
      tx,
      table,
      ['name'],
      names.map((name) => ({ name })),
    )
}

/** Lets a legal entity offer everything that the tenant has. */
export const offerEverything = async (tx: Tx, legalEntityId: number): Promise<void> => {
  for (const facts of Object.values(lists))
    if (facts.offered)
      await tx.run(sql`
        insert into ${sql.table(facts.offered.table)} (tenant_id, legal_entity_id, ${sql.ref(facts.offered.item)})
        select tenant_id, ${legalEntityId}::bigint, id from ${sql.table(facts.table)} on conflict do nothing`)
}
