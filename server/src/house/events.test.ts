import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { picture } from '../documents/demo/papers'
import { aProcess, createPerson, type FuneralHome, funeralHome, type StaffMember, testServer } from '../kit/testing'

type Heard = { kind: string; id: number | null } | 'missed'

/** Listens as a browser would. @returns what has been heard so far, and a way to hang up. */
const listen = async (home: FuneralHome, { cookie }: StaffMember) => {
  const { origin } = await testServer()
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/v1/tenants/${home.tenantId}/events`, {
    headers: { cookie },
    signal: leaving.signal,
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const heard: Heard[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? []) {
      for (const event of decoder.decode(bytes).split('\n\n')) {
        if (event.startsWith('event: missed')) heard.push('missed')
        else if (event.startsWith('data: ')) heard.push(JSON.parse(event.slice(6)))
      }
    }
  }
  // Hanging up ends the reading with an error.
  void read().catch(() => undefined)
  const { house } = await testServer()
  await expect.poll(() => house.changes.streamsOf(loginOf.get(cookie) ?? 0)).toBeGreaterThan(0)
  return { heard, hangUp: () => leaving.abort() }
}

const loginOf = new Map<string, number>()

const staffOf = async (home: FuneralHome, roles: Parameters<FuneralHome['staff']>[0]) => {
  const member = await home.staff(roles)
  loginOf.set(member.cookie, member.loginId)
  return member
}

/** The listener's connection is open once a first change has come through. */
const untilHeard = async (boss: StaffMember, heard: Heard[]) => {
  await expect
    .poll(async () => {
      await createPerson(boss.client)
      return heard.length
    })
    .toBeGreaterThan(0)
}

test('a change is told to the members of the tenant, by kind and number', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const { heard, hangUp } = await listen(home, boss)
  await untilHeard(boss, heard)
  const person = await createPerson(boss.client)
  await expect.poll(() => heard).toContainEqual({ kind: 'persons', id: person.id })
  const process = aProcess(home, { deceasedPersonId: person.id, clientPersonId: person.id }, { type: 'PROVISION' })
  const { id } = (await boss.client.processes.create(process)).body
  await expect.poll(() => heard).toContainEqual({ kind: 'processes', id })
  const before = heard.length
  await boss.client.notes.create({ subject: 'Rückruf', processId: id })
  await expect.poll(() => heard.slice(before)).toContainEqual({ kind: 'processes', id })
  hangUp()
})

test('what belongs to a task is told as a change of that task, whatever process the task belongs to', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const { client } = boss
  const people = { deceasedPersonId: (await createPerson(client)).id, clientPersonId: (await createPerson(client)).id }
  const processId = (await client.processes.create(aProcess(home, people))).body.id
  const { heard, hangUp } = await listen(home, boss)
  await untilHeard(boss, heard)
  const plan = { status: 'OPEN' as const, title: 'Blumen', dueDate: '2026-12-01', userId: boss.userId, processId }
  const { id } = (await client.tasks.create({ complaint: { ...plan, subTasks: [{ title: 'Kranz' }] } })).body
  const told = () => heard.filter((event) => event !== 'missed' && event.kind === 'tasks')
  await expect.poll(told).toEqual([{ kind: 'tasks', id }])
  await client.taskComments.create(id, { content: 'Bestellt' })
  await expect.poll(told).toEqual([
    { kind: 'tasks', id },
    { kind: 'tasks', id },
  ])
  hangUp()
})

test('a new picture of somebody is told as a change of that person, and so is its end', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const vera = await staffOf(home, { at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
  const { heard, hangUp } = await listen(home, boss)
  await untilHeard(boss, heard)
  const told = () => heard.flatMap((event) => (event !== 'missed' && event.kind === 'users' ? [event.id] : []))
  await vera.client.userPictures.put({ file: new File([picture(8, 8, [1, 2, 3], [4, 5, 6])], 'Vera.png') })
  await expect.poll(told).toEqual([vera.userId])
  await vera.client.userPictures.remove()
  await expect.poll(told).toEqual([vera.userId, vera.userId])
  hangUp()
})

test('nobody hears of another tenant, nor of a legal entity where he has no place', async () => {
  const home = await funeralHome()
  const neighbour = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const clerk = await staffOf(home, { at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
  const stranger = await staffOf(neighbour, { tenantRole: 'ADMINISTRATOR' })
  const bosses = await listen(home, boss)
  const clerks = await listen(home, clerk)
  const strangers = await listen(neighbour, stranger)
  await untilHeard(boss, bosses.heard)
  const own = (
    await clerk.client.persons.create(
      { firstName: 'Ida', lastName: 'Hier', gender: 'FEMALE', dateOfBirth: '1950-01-01' },
      { legalEntityId: home.secondEntityId },
    )
  ).body
  await expect.poll(() => clerks.heard).toEqual([{ kind: 'persons', id: own.id }])
  expect(strangers.heard).toEqual([])
  for (const line of [bosses, clerks, strangers]) line.hangUp()
})

test('a lost connection to the database is told as something missed, and then changes come again', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const { heard, hangUp } = await listen(home, boss)
  await untilHeard(boss, heard)
  const owner = new pg.Client({ connectionString: inject('databaseUrl') })
  await owner.connect()
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pietas-changes'`)
  await owner.end()
  await expect.poll(() => heard).toContain('missed')
  const person = await createPerson(boss.client)
  await expect.poll(() => heard).toContainEqual({ kind: 'persons', id: person.id })
  hangUp()
})

test('a sign-in may listen from many windows, but not from any number', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const lines = await Promise.all(Array.from({ length: 20 }, () => listen(home, boss)))
  const { origin } = await testServer()
  const one = await fetch(`${origin}/api/v1/tenants/${home.tenantId}/events`, { headers: { cookie: boss.cookie } })
  expect(one.status).toBe(429)
  for (const { hangUp } of lines) hangUp()
  const { house } = await testServer()
  await expect.poll(() => house.changes.streamsOf(boss.loginId)).toBe(0)
})

test('a server that ends leaves what it was given to the others who use it', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const { house, createApp } = await testServer()
  await (await createApp(house, null)).close()
  const { heard, hangUp } = await listen(home, boss)
  await untilHeard(boss, heard)
  hangUp()
})

test('who leaves before the answer has begun is forgotten', async () => {
  const home = await funeralHome()
  const boss = await staffOf(home, { tenantRole: 'ADMINISTRATOR' })
  const { origin, house } = await testServer()
  const { hostname, port } = new URL(origin)
  const question = [`GET /api/v1/tenants/${home.tenantId}/events HTTP/1.1`, 'host: pietas', `cookie: ${boss.cookie}`]
  for (let times = 0; times < 25; times += 1) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    await new Promise((resolve) => socket.write(`${question.join('\r\n')}\r\n\r\n`, resolve))
    socket.resetAndDestroy()
  }
  const { hangUp } = await listen(home, boss)
  await expect.poll(() => house.changes.streamsOf(boss.loginId)).toBe(1)
  hangUp()
})

test('what somebody is told is told to his screens alone, and once, however much of it he has read', async () => {
  const home = await funeralHome()
  const [boss, ida] = [await staffOf(home, { tenantRole: 'ADMINISTRATOR' }), await staffOf(home, {})]
  const [atBoss, atIda] = [await listen(home, boss), await listen(home, ida)]
  const ofNotifications = (heard: Heard[]) =>
    heard.filter((event) => event !== 'missed' && event.kind === 'notifications')
  await untilHeard(boss, atBoss.heard)
  for (const title of ['Eins', 'Zwei'])
    await boss.client.tasks.create({
      basic: { status: 'OPEN', title, dueDate: '2026-12-01', userId: ida.userId, legalEntityId: home.legalEntityId },
    })
  await expect.poll(() => ofNotifications(atIda.heard)).toContainEqual({ kind: 'notifications', id: null })
  const before = ofNotifications(atIda.heard).length
  await ida.client.notifications.readAll()
  await expect.poll(() => ofNotifications(atIda.heard)).toHaveLength(before + 1)
  // Whatever was told before is heard by then.
  const later = await createPerson(boss.client)
  await expect.poll(() => atBoss.heard).toContainEqual({ kind: 'persons', id: later.id })
  expect(ofNotifications(atBoss.heard)).toEqual([])
  for (const { hangUp } of [atBoss, atIda]) hangUp()
})
