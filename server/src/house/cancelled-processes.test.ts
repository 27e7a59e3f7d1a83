import { api } from '@pietas/contract/api'
import { addDays, type Route, today } from '@pietas/contract/kit'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { anOpenCase, type OpenCase, request } from '../kit/testing'

// A cancelled process is only looked at: docs/adr/0025. Every route that writes to one is walked, so that a new one
// is asked for here the moment it is stated.

type Scene = Record<string, unknown>

const form = (documentLabel: string): FormData => {
  const data = new FormData()
  data.append('documentLabel', documentLabel)
  data.append('file', new File(['Text'], 'Brief.txt'))
  return data
}

const aTask = ({ userId, processId }: Scene) => ({
  basic: { status: 'OPEN', title: 'Anruf', dueDate: addDays(today(), 3), userId, processId },
})

/** A body that is right but for the process, by the name of the call. */
const bodies: Record<string, (scene: Scene) => unknown> = {
  'processes.update': () => ({ graveNumber: 'B 13' }),
  'processPersons.create': ({ widowId }) => ({ personId: widowId, role: 'Other' }),
  'processPreparations.update': () => ({ carePreparation: { note: 'Ring' } }),
  'notes.create': ({ processId }) => ({ subject: 'Rückruf', processId }),
  'notes.update': () => ({ subject: 'Kein Rückruf' }),
  'positions.create': () => ({ text: 'Orgel', unitPriceCents: 100 }),
  'positions.update': () => ({ quantity: 2 }),
  'positions.takeOver': ({ processId }) => ({ processId }),
  'correspondence.create': () => ({ content: '<p>Text</p>', recipients: [{ type: 'FREE', address: 'Amt' }] }),
  'correspondence.update': () => ({ subject: 'Anders' }),
  'processDocuments.create': () => form('PROCESS_OTHER'),
  'deathNoticeDocuments.create': () => form('OBITUARY'),
  'documents.update': () => ({ fileName: 'Anders' }),
  'followUpCalls.create': () => ({ calledOn: today(), reached: false }),
  'tasks.create': aTask,
  'tasks.update': ({ processId }) => ({ basic: { processId } }),
}

// What is put back was taken away before.
const otherRecords: Record<string, Record<string, string>> = {
  'notes.restore': { noteId: 'takenNoteId' },
  'positions.restore': { positionId: 'takenPositionId' },
  'correspondence.restore': { letterId: 'takenLetterId' },
  'documents.restore': { accessToken: 'takenToken' },
}

// What only reads the process that it names, or belongs to it by nothing but a name in its body.
const readsOnly = ['processes.copy']
const namedInBody = [
  'notes.create',
  'tasks.create',
  'tasks.update',
  'documents.update',
  'documents.delete',
  'documents.restore',
]
const ofProcess = /\{(processId|processPersonId|noteId)\}/

const writing = Object.entries(api)
  .flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Route>).map(([call, route]) => ({ name: `${feature}.${call}`, route })),
  )
  .filter(({ name, route }) => route.method !== 'GET' && (ofProcess.test(route.path) || namedInBody.includes(name)))
  .filter(({ name }) => !readsOnly.includes(name))

let scene: Scene
let open: OpenCase
let cookie: string

const idIn = ({ status, body }: { status: number; body: { id: number } }): number => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body.id
}

beforeAll(async () => {
  open = await anOpenCase()
  const { home, client, processId, widowId } = open
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  cookie = boss.cookie
  const { userId } = boss
  const other = { ...aTask({ userId, processId: null }).basic, legalEntityId: home.legalEntityId }
  const letter = { documentLabel: 'PROCESS_OTHER' as const, file: new File(['Text'], 'Brief.txt') }
  const recipients = [{ type: 'FREE' as const, address: 'Amt' }]
  const aDraft = async (): Promise<number> =>
    (await client.correspondence.create(processId, { recipients })).body.items[0].id
  scene = {
    ...{ tenantId: home.tenantId, legalEntityId: home.legalEntityId, processId, widowId, userId },
    processPersonId: idIn(await client.processPersons.create(processId, { personId: widowId, role: 'Friend' })),
    noteId: idIn(await client.notes.create({ subject: 'Rückruf', processId })),
    taskId: idIn(await boss.client.tasks.create({ basic: other } as never)),
    takenNoteId: idIn(await client.notes.create({ subject: 'Entfernt', processId })),
    positionId: idIn(await client.positions.create(processId, { text: 'Orgel', unitPriceCents: 100 })),
    takenPositionId: idIn(await client.positions.create(processId, { text: 'Entfernt', unitPriceCents: 100 })),
    letterId: await aDraft(),
    takenLetterId: await aDraft(),
    accessToken: (await client.processDocuments.create(processId, letter)).body.accessToken,
    takenToken: (await client.processDocuments.create(processId, letter)).body.accessToken,
  }
  await client.notes.delete(Number(scene.takenNoteId))
  await client.positions.delete(processId, Number(scene.takenPositionId))
  await client.correspondence.delete(processId, Number(scene.takenLetterId))
  await client.documents.delete(String(scene.takenToken))
  idIn(await client.processes.update(processId, { status: 'CANCELLED', cancelReason: 'Doppelt angelegt' }))
})

const call = ({ name, route }: { name: string; route: Route }) => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const found = scene[otherRecords[name]?.[param] ?? param]
    if (found === undefined) throw new Error(`${name}: which ${param} does the scene have?`)
    return String(found)
  })
  const body = route.body || route.upload ? bodies[name] : undefined
  if ((route.body || route.upload) && !body) throw new Error(`${name}: what does a right body look like?`)
  return request(route.method, path, { cookie, ...(body ? { body: body(scene) } : {}) })
}

const trailOf = (processId: number) =>
  open.home.inTenant((tx) =>
    tx.row<{ count: number }>(sql`select count(*) as count from audit_entries e
      where e.process_id = ${processId} or (e.record_table = 'processes' and e.record_id = ${processId})`),
  )

test.each(writing)('$name is refused at a cancelled process and leaves no trace', async (one) => {
  const before = await trailOf(open.processId)
  expect(await call(one)).toBeRefused(409, 'PROCESS_CANCELLED')
  expect(one.route.failures, 'the route says so').toContain('PROCESS_CANCELLED')
  expect(await trailOf(open.processId)).toEqual(before)
})

test('the walk meets the routes that there are', () => {
  expect(writing.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(bodies)))
})

// The second guard: whoever adds a table that hangs on a process, and no route of his own.
test('every table that names a process refuses what hangs on a cancelled one', async () => {
  const open = await tablesWithoutGuard()
  // What somebody is told of a process is no part of it, nor what was said on the telephone before it was one; and goods
  // that were taken for it come back into the store and are counted.
  const free = ['audit_entries', 'first_calls', 'notifications', 'process_goods', 'stock_movements']
  expect(open.map(({ name }) => name)).toEqual(free)
})

const tablesWithoutGuard = () =>
  open.home.inTenant((tx) =>
    tx.rows<{ name: string }>(sql`
      select a.attrelid::regclass::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'process_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_trigger t where t.tgrelid = c.oid
          and t.tgfoid = 'refuse_below_cancelled_process'::regproc and t.tgenabled <> 'D')
      order by 1`),
  )
