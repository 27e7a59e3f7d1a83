import { personsOf, processesOf, searched } from './calls'
import { cpuOf, treeOf } from './cpu'
import type { Parties } from './efficiency'
import { fire, type Shot, shoot } from './load'
import type { Row } from './print'

/** How many persons the larger legal entity has. */
export const large = Number(process.env.BENCH_ROWS ?? 1_000_000)
/** Cases are fewer than persons. */
export const manyCases = Math.min(large, 200_000)

// Ingrid by ear, and with a wrong letter; the family name keeps what is found apart.
const misheard = searched.map((name) => encodeURIComponent(`Ingritt ${name}`))
const mistyped = searched.map((name) => encodeURIComponent(`Imgrod ${name}`))

const costPerShot = async (parties: Parties, shots: (n: number) => Shot, count: number): Promise<number> => {
  const pids = () => [parties.serverPid, ...treeOf(parties.postgresPid)]
  await fire(parties.origin, parties.cookie, shots, 0, 50)
  const before = cpuOf(pids())
  await fire(parties.origin, parties.cookie, shots, 0, count)
  return (cpuOf(pids()) - before) / count
}

type Kind = [name: string, path: (entityId: number, n: number) => string, must: number, stretch: number]

// What nobody of the many is, or hardly anybody: the list would be walked to its end to find none.
const rareFilters = {
  'filter: gender': { gender: ['MALE', 'DIVERSE'] },
  'filter: marital status': { relationshipStatus: ['WIDOWED'] },
  'filter: nationality': { nationality: ['Island'] },
  'filter: religion': { religiousAffiliation: ['JEWISH'] },
  'filter: day of birth': { dateOfBirth: { from: '1950-01-01', to: '1950-01-01' } },
  'filter: day of death': { deceasedAt: { from: '2020-02-02', to: '2020-02-02' } },
  'filter: weight': { weight: { from: 200, to: 300 } },
}
const notYetBuried = encodeURIComponent(JSON.stringify({ funeral: 'NEXT_DAYS' }))

/** How much more the same call costs in the larger of two legal entities. */
export const growthRows = async (parties: Parties, tenantId: number, [few, many]: [number, number]): Promise<Row[]> => {
  const first = await shoot(parties.origin, parties.cookie, {
    method: 'GET',
    path: `${personsOf(tenantId, many)}?limit=1&sortDirection=ASC`,
  })
  const manyId = JSON.parse(first).items[0].id as number
  const kinds: Kind[] = [
    ['list', (entity) => personsOf(tenantId, entity), 2, 1.2],
    ['processes', (entity) => processesOf(tenantId, entity), 2, 1.2],
    ['processes by name', (entity) => `${processesOf(tenantId, entity)}?sortBy=NAME`, 2, 1.2],
    [
      'point',
      (entity, n) => `${personsOf(tenantId, entity)}/${entity === few ? (n % 9000) + 1 : manyId - (n % 9000)}`,
      2,
      1.2,
    ],
    [
      'search',
      (entity, n) => `${personsOf(tenantId, entity)}?query=${encodeURIComponent(`Ingrid ${searched[n % 3]}`)}`,
      3,
      1.5,
    ],
    ['search by telephone', (entity, n) => `${personsOf(tenantId, entity)}?query=03581%2F9${n}99`, 3, 1.5],
    ['search by sound', (entity, n) => `${personsOf(tenantId, entity)}?query=${misheard[n % 3]}`, 3, 1.5],
    ['search by slip', (entity, n) => `${personsOf(tenantId, entity)}?query=${mistyped[n % 3]}`, 3, 1.5],
    ...Object.entries(rareFilters).map(
      ([name, filters]): Kind => [
        name,
        (entity) => `${personsOf(tenantId, entity)}?filters=${encodeURIComponent(JSON.stringify(filters))}`,
        ...([3, 1.5] as const),
      ],
    ),
    ['processes not yet buried', (entity) => `${processesOf(tenantId, entity)}?filters=${notYetBuried}`, 3, 1.5],
  ]
  const rows: Row[] = []
  for (const [name, path, must, stretch] of kinds) {
    const cost = async (entity: number) => costPerShot(parties, (n) => ({ method: 'GET', path: path(entity, n) }), 300)
    const [before, after] = [await cost(few), await cost(many)]
    const note = `${before.toFixed(0)} us, then ${after.toFixed(0)} us`
    rows.push({
      what: `growth to ${(name.startsWith('processes') ? manyCases : large).toLocaleString('en')} rows: ${name}`,
      figure: after / before,
      unit: 'x',
      must,
      stretch,
      isBetter: 'lower',
      note,
    })
  }
  return rows
}
