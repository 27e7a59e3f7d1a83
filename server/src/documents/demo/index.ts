import { splitFileName } from '@pietas/contract/documents'
import type { House } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { ago, type Clock, type Demo, insert, lay } from '../../kit/demo'
import { newToken } from '../../kit/secrets'
import { paper, picture } from './papers'

// Drawn where it is laid down: most servers show no demo, and pictures are megabytes.
type Paper = { fileName: string; mimeType: string; documentLabel: string; draw: () => Buffer }

const pdf = (fileName: string, documentLabel: string, ...lines: string[]): Paper => ({
  fileName,
  documentLabel,
  mimeType: 'application/pdf',
  draw: () => paper(...lines),
})

const png = (fileName: string, documentLabel: string, ...look: Parameters<typeof picture>): Paper => ({
  fileName,
  documentLabel,
  mimeType: 'image/png',
  draw: () => picture(...look),
})

const note = (fileName: string, documentLabel: string, text: string): Paper => ({
  fileName,
  documentLabel,
  mimeType: 'text/plain',
  draw: () => Buffer.from(text),
})

const evening = [
  [22, 38, 82],
  [246, 164, 96],
] as const
const morning = [
  [190, 214, 236],
  [252, 238, 214],
] as const

const ofPerson: Paper[] = [
  pdf('Personalausweis.pdf', 'PERSON', 'Personalausweis', 'Kopie für die Akte', 'Vorder- und Rückseite'),
  note('Rückruf.txt', 'PERSON_OTHER', 'Bittet um Rückruf nach 17 Uhr.\nDie Tochter kommt am Freitag mit.\n'),
]

const ofProcess: Paper[] = [
  pdf('Sterbeurkunde.pdf', 'PROCESS_DEATH_CERTIFICATE', 'Sterbeurkunde', 'Standesamt Görlitz', 'Beglaubigte Abschrift'),
  pdf('Angebot.pdf', 'PROCESS_OFFER', 'Angebot', 'Erdbestattung mit Trauerfeier', 'Gültig vier Wochen'),
  png('Trauerdruck Abendhimmel.png', 'PICTURE_MOURNING_PRINT', 960, 640, ...evening),
  note('Musikwünsche.txt', 'PROCESS_MUSIC', 'Einzug: Air, Bach\nAuszug: Ave Maria, Schubert\n'),
]

const ofPartner: Paper[] = [
  pdf('Rahmenvertrag.pdf', 'BUSINESS_PARTNER_CONTRACT', 'Rahmenvertrag', 'Laufzeit zwei Jahre'),
  png('Ansicht.png', 'BUSINESS_PARTNER_IMAGE', 800, 600, ...morning),
]

const ofAnnouncement: Paper[] = [png('Morgenhimmel.png', 'ANNOUNCEMENT_IMAGE', 900, 420, ...morning)]

const ofTemplate: Paper[] = [
  pdf('Briefbogen.pdf', 'ACCOUNTING_TEMPLATE_FILE', 'Bestattungshaus Abendrot', 'Lindenstraße 12, 02826 Görlitz'),
]

/** What articles look like, by their name; a few colours are enough to tell them from each other. */
const ofArticles: Readonly<Record<string, Paper>> = {
  'Sarg Kiefer natur': png('Sarg Kiefer.png', 'PRODUCT_IMAGE', 640, 480, [236, 214, 170], [214, 176, 118]),
  'Sarg Eiche hell': png('Sarg Eiche.png', 'PRODUCT_IMAGE', 640, 480, [206, 166, 110], [150, 104, 58]),
  'Schmuckurne Kupfer': png('Urne Kupfer.png', 'PRODUCT_IMAGE', 480, 640, [222, 150, 110], [138, 74, 44]),
  'Seeurne Salz': png('Seeurne.png', 'PRODUCT_IMAGE', 480, 640, [236, 240, 246], [150, 190, 214]),
}

type Owner = {
  context: string
  processId?: number
  personId?: number
  businessPartnerId?: number
  announcementId?: number
  accountingDocumentTemplateId?: number
  productId?: number
}

type Desk = { tx: Tx; house: House; clock: Clock; tenantId: number; author: number }

const addTo = async ({ tx, house, clock, tenantId, author }: Desk, owner: Owner, papers: Paper[]) => {
  for (const [at, { draw, ...facts }] of papers.entries()) {
    const bytes = draw()
    await insert(tx, 'documents', {
      ...owner,
      ...facts,
      extension: splitFileName(facts.fileName).extension,
      size: bytes.length,
      sha256: await lay(tx, house, tenantId, bytes),
      accessToken: newToken(),
      createdBy: author,
      createdAt: ago(clock, at * 3 * 1440 + at * 47),
    })
  }
}

const idsOf = async (tx: Tx, table: string, entityId: number, count: number): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`
    select t.id from ${sql.table(table)} t where t.legal_entity_id = ${entityId}
      and to_jsonb(t) ->> 'status' is distinct from 'CANCELLED' order by t.id limit ${count}`)
  return rows.map(({ id }) => id)
}

/** The announcement of a home that was written down last. */
const lastAnnouncement = async (tx: Tx, entityId: number): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`
    select x.announcement_id as id from announcement_entities x where x.legal_entity_id = ${entityId}
    order by x.announcement_id desc limit 1`)
  return rows.map(({ id }) => id)
}

/** Pictures for the articles of a tenant that have one here. */
const pictureArticles = async (desk: Desk): Promise<void> => {
  const names = Object.keys(ofArticles)
  const rows = await desk.tx.rows<{ id: number; name: string }>(
    sql`select p.id, p.name from products p where p.name = any(${names}::text[]) order by p.id`,
  )
  for (const { id: productId, name } of rows) {
    const picture = ofArticles[name]
    if (picture) await addTo(desk, { context: 'PRODUCT', productId }, [picture])
  }
}

/** Some papers for the first persons, processes and partners of a home. */
export const demo: Demo = async ({ homes, ...stage }) => {
  const { tx } = stage
  for (const { entityId, staff, amounts } of homes) {
    if (!amounts.documents) continue
    const desk = { ...stage, author: staff[1] ?? staff[0] ?? 0 }
    for (const personId of await idsOf(tx, 'persons', entityId, 4))
      await addTo(desk, { context: 'PERSON', personId }, ofPerson)
    for (const processId of await idsOf(tx, 'processes', entityId, 6))
      await addTo(desk, { context: 'PROCESS', processId }, ofProcess)
    for (const businessPartnerId of await idsOf(tx, 'business_partners', entityId, 2))
      await addTo(desk, { context: 'BUSINESS_PARTNER', businessPartnerId }, ofPartner)
    for (const announcementId of await lastAnnouncement(tx, entityId))
      await addTo(desk, { context: 'ANNOUNCEMENT', announcementId }, ofAnnouncement)
    for (const accountingDocumentTemplateId of await idsOf(tx, 'accounting_document_templates', entityId, 1))
      await addTo(desk, { context: 'ACCOUNTING_TEMPLATE', accountingDocumentTemplateId }, ofTemplate)
  }
  const first = homes.find(({ amounts }) => amounts.documents)
  if (first) await pictureArticles({ ...stage, author: first.staff[1] ?? first.staff[0] ?? 0 })
}
