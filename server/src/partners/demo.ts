import { contactColumn } from '../kit/contacts'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { type Demo, insert, pick, towns } from '../kit/demo'

type Contact = { type: 'PHONE' | 'MOBILE' | 'EMAIL' | 'FAX' | 'WEBSITE'; value: string }

type DemoPartner = {
  name: string
  nameAffix?: string
  type: string
  town: number
  street: string
  /** The front of the mail address; its rest is the same for all. */
  mail: string
  mobile?: string
  locked?: true
  fields?: Record<string, unknown>
  children?: Omit<DemoPartner, 'children'>[]
}

const demoPartners: DemoPartner[] = [
  {
    name: 'Standesamt Görlitz',
    type: 'Standesamt',
    town: 0,
    street: 'Untermarkt 6',
    mail: 'standesamt.goerlitz',
    fields: { digitalInvoice: true, buyerReference: '14626110-0001-70' },
  },
  { name: 'Standesamt Zittau', type: 'Standesamt', town: 1, street: 'Markt 1', mail: 'standesamt.zittau' },
  {
    name: 'Städtischer Friedhof Görlitz',
    type: 'Friedhof',
    town: 0,
    street: 'Schanze 11',
    mail: 'friedhof.goerlitz',
    mobile: '+49 171 5550101',
  },
  { name: 'Waldfriedhof Zittau', type: 'Friedhof', town: 1, street: 'Görlitzer Straße 55', mail: 'waldfriedhof' },
  {
    name: 'Krematorium Oberlausitz',
    nameAffix: 'GmbH',
    type: 'Krematorium',
    town: 2,
    street: 'Gewerbering 4',
    mail: 'annahme.krematorium',
    fields: { taxNumber: '208/123/45678', bankAccountIban: 'DE02120300000000202051', bankAccountBic: 'BYLADEM1001' },
  },
  {
    name: 'Blumenhaus Winter',
    type: 'Florist',
    town: 0,
    street: 'Berliner Straße 22',
    mail: 'blumen.winter',
    mobile: '+49 171 5550102',
  },
  { name: 'Gärtnerei Sommer', type: 'Florist', town: 3, street: 'Feldweg 3', mail: 'gaertnerei.sommer', locked: true },
  {
    name: 'Kirchenkreis Schlesische Oberlausitz',
    type: 'Kirche',
    town: 0,
    street: 'Langenstraße 43',
    mail: 'kirchenkreis',
    children: [
      {
        name: 'Evangelische Innenstadtgemeinde',
        type: 'Kirche',
        town: 0,
        street: 'Bei der Peterskirche 9',
        mail: 'innenstadt',
      },
      { name: 'Kirchengemeinde Niesky', type: 'Kirche', town: 4, street: 'Zinzendorfplatz 1', mail: 'gemeinde.niesky' },
      { name: 'Kreuzkirchengemeinde', type: 'Kirche', town: 0, street: 'Erich-Mühsam-Straße 1', mail: 'kreuzkirche' },
    ],
  },
  {
    name: 'Seniorenzentrum Neißeblick',
    type: 'Pflegeheim',
    town: 0,
    street: 'Uferstraße 18',
    mail: 'neisseblick',
  },
  {
    name: 'Klinikum Oberlausitz',
    nameAffix: 'Prosektur',
    type: 'Klinik',
    town: 4,
    street: 'Am Stadtpark 2',
    mail: 'klinikum',
  },
]

const contactsOf = ({ mail, mobile, town }: DemoPartner, at: number): Contact[] => [
  { type: 'PHONE', value: `+49 ${pick(towns, town).area} 55${String(100 + at)}` },
  ...(mobile ? [{ type: 'MOBILE' as const, value: mobile }] : []),
  { type: 'EMAIL', value: `${mail}@oberlausitz.example` },
]

const addPartner = async (
  tx: Tx,
  entityId: number,
  partner: DemoPartner,
  at: number,
  parentId: number | null,
): Promise<void> => {
  const { name, nameAffix = null, type, town, street, locked = false, fields = {}, children = [] } = partner
  const words = street.split(' ')
  const { zipCode, city } = pick(towns, town)
  const id = await insert(tx, 'business_partners', {
    legalEntityId: entityId,
    parentId,
    name,
    nameAffix,
    locked,
    address: {
      name: null,
      street: words.slice(0, -1).join(' '),
      streetNumber: words.at(-1),
      zipCode,
      city,
      country: 'Deutschland',
      lat: null,
      lng: null,
    },
    ...contactColumn(contactsOf(partner, at)),
    ...fields,
  })
  await tx.run(sql`
    insert into partner_types_of_partners (tenant_id, business_partner_id, business_partner_type_id)
    select tenant_id, ${id}::bigint, id from business_partner_types where name = ${type}`)
  for (const [below, child] of children.entries()) await addPartner(tx, entityId, child, at * 10 + below, id)
}

/** Offices, cemeteries, a church district with its parishes, and firms, the same for every home. */
export const demo: Demo = async ({ tx, homes }) => {
  for (const { entityId } of homes)
    for (const [at, partner] of demoPartners.entries()) await addPartner(tx, entityId, partner, at, null)
}
