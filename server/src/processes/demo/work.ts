import { emptySection, type PreparationSection } from '@pietas/contract/processes'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { ago, type Clock, type DemoHome, insert, pick } from '../../kit/demo'

const roles = ['InCharge', 'Authorized', 'Friend', 'Other', 'Precautionary']

const notes: [subject: string, text: string | null][] = [
  ['Rückruf der Familie', 'Die Tochter meldet sich wegen der Musik, am besten nach 16 Uhr.'],
  ['Kleidung', 'Anzug liegt im Büro, Schuhe kommen noch.'],
  ['Pfarrer erreicht', 'Gespräch mit der Familie am Donnerstag um 15 Uhr im Gemeindehaus.'],
  ['Urkunden', 'Drei Exemplare für die Rentenversicherung mitbestellen.'],
  ['Schlüssel hinterlegt', null],
]

const day = (clock: Clock, from: number, hours: number): string => {
  const at = new Date(clock.now.getTime() + from * 86_400_000)
  at.setUTCHours(hours, 0, 0, 0)
  return at.toISOString()
}

/** What is known of the sections of a burial; how much of it depends on how far the case is. */
const sections = (clock: Clock, n: number): [PreparationSection, object][] => [
  [
    'pickupPreparation',
    {
      clothingType: 'OWN',
      clothingLocation: 'bei der Tochter',
      useCooling: true,
      valuables: true,
      valuablesNote: 'Ehering',
    },
  ],
  [
    'carePreparation',
    { type: 'HYGIENIC_TREATMENT', clothingType: 'OWN', shave: n % 2 === 0, applyCosmetics: n % 3 === 0 },
  ],
  [
    'funeralServicePreparation',
    {
      type: n % 2 ? 'URN' : 'COFFIN',
      desiredDate: day(clock, 3 + (n % 9), 10),
      picture: true,
      flowers: true,
      speechProvider: 'LEGAL_ENTITY',
    },
  ],
  [
    'burialPreparation',
    {
      desiredDate: day(clock, 3 + (n % 9), 11),
      coffinBearerType: pick(['RELATIVES', 'ASSOCIATION', 'CHURCH'], n),
      seatsRequired: true,
      numberOfRequiredSeats: 20 + n,
      soil: true,
      music: true,
      musicLocations: [{ musicMedium: 'CD', location: 'Halle', musicNote: 'Air von Bach' }],
      note: 'Die Familie wünscht sich eine ruhige Feier.',
    },
  ],
]

const prepare = async (tx: Tx, clock: Clock, processId: number, n: number): Promise<void> => {
  const known = sections(clock, n).slice(0, 1 + (n % 4))
  const values = known.map(([name, fields]) => [name, { ...emptySection(name), ...fields }])
  await insert(tx, 'process_preparations', { processId, ...Object.fromEntries(values) })
}

/** What has happened in the cases of a house so far: who belongs to them, what was noted and prepared. */
export const addWork = async (tx: Tx, clock: Clock, { entityId, staff }: DemoHome): Promise<void> => {
  const cases = await tx.rows<{ id: number; client: number; type: string }>(sql`
    select c.id, c.client_person_id as client, c.type from processes c
    where c.legal_entity_id = ${entityId} and c.status <> 'CANCELLED' order by c.id`)
  for (const [n, { id, client, type }] of cases.entries()) {
    await insert(tx, 'process_persons', { processId: id, personId: client, role: pick(roles, n) })
    for (let at = 0; at < n % 3; at += 1) {
      const [subject, text] = pick(notes, n + at)
      const createdAt = ago(clock, (n + at * 7) * 60)
      await insert(tx, 'process_notes', { processId: id, subject, text, createdBy: pick(staff, n + at), createdAt })
    }
    if (type === 'DEATH' && n % 4 !== 3) await prepare(tx, clock, id, n)
  }
}
