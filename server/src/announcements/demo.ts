import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { ago, type Clock, type Demo, type DemoHome, insert } from '../kit/demo'

type Written = { title: string; content: string; linkUrl?: string; linkLabel?: string; minutes: number }

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

const day = 24 * 60

/** The latest first; what lies ahead is planned. */
const written: Written[] = [
  {
    title: 'Inventur am Monatsende',
    content: paragraphs('Am letzten Werktag zählen wir das Lager. Wer hilft, trägt sich bitte bis Mittwoch ein.'),
    minutes: -3 * day,
  },
  {
    title: 'Neue Öffnungszeiten im Advent',
    content: paragraphs(
      'Ab dem ersten Advent sind wir samstags von <strong>9 bis 13 Uhr</strong> erreichbar. Sonntags bleibt der Notdienst.',
    ),
    linkUrl: 'https://abendrot.example/zeiten',
    linkLabel: 'Alle Zeiten',
    minutes: 90,
  },
  {
    title: 'So begleiten wir Familien am Abschiednahmetag',
    content: [
      paragraphs(
        'Aus den Gesprächen der letzten Wochen haben wir zusammengetragen, was den Angehörigen gut getan hat. Bitte lesen Sie es vor dem nächsten Abschied in Ruhe durch.',
      ),
      '<h3>Vor dem Eintreffen</h3><ul><li>Raum eine Stunde vorher lüften und heizen</li><li>Licht dämpfen, Kerzen erst im letzten Moment anzünden</li><li>Taschentücher und Wasser bereitstellen</li><li>Lieblingsmusik leise probehören</li></ul>',
      '<h3>Während des Abschieds</h3>',
      paragraphs(
        'Eine Person bleibt in Rufweite, ohne zu stören. Wir fragen nicht, wie lange es noch dauert. Wenn Kinder dabei sind, liegen Papier und Stifte auf dem kleinen Tisch.',
        'Wer etwas mit in den Sarg geben möchte, bekommt dafür Zeit. Schmuck wird vorher notiert und gegengezeichnet.',
        'Fotos machen wir nur auf ausdrücklichen Wunsch der Familie.',
      ),
      '<h3>Danach</h3>',
      paragraphs(
        'Wir begleiten die Familie bis zur Tür und sagen, wann wir uns wieder melden. Am nächsten Tag rufen wir an.',
        'Was uns aufgefallen ist, schreiben wir noch am selben Tag in die Notizen des Vorgangs.',
      ),
    ].join(''),
    minutes: 4 * day,
  },
  {
    title: 'Unser neuer Überführungswagen',
    content: paragraphs('Seit dieser Woche fährt er. Bitte das Fahrtenbuch im Handschuhfach führen.'),
    minutes: 9 * day,
  },
]

const tell = async (tx: Tx, clock: Clock, { entityId, planners, staff }: DemoHome): Promise<void> => {
  const [author = null] = planners
  for (const { minutes, ...text } of written) {
    const at = ago(clock, minutes)
    const createdAt = minutes > 0 ? at : ago(clock, 30)
    const values = { ...text, publishFrom: minutes > 0 ? null : at, createdAt, createdBy: author }
    const announcementId = await insert(tx, 'announcements', values)
    await insertLinks(tx, announcementId, entityId, minutes > 0)
    // The older ones were read by most.
    for (const userId of minutes > 2 * day ? staff.slice(1) : [])
      await insert(tx, 'announcement_reads', { announcementId, userId, createdAt: ago(clock, minutes - 60) })
  }
}

const insertLinks = async (tx: Tx, id: number, entityId: number, isTold: boolean): Promise<void> => {
  await tx.run(sql`insert into announcement_entities (announcement_id, legal_entity_id) values (${id}, ${entityId})`)
  if (isTold) await tx.run(sql`insert into announcement_tellings (announcement_id) values (${id})`)
}

/** What the houses of the demo tell their staff: something short, long, with a link, with a picture, and planned. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  for (const home of homes) await tell(tx, clock, home)
}
