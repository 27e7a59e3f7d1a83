import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import type { TenantScope, Tx } from '../kit/db/transaction'
import { createPerson, type FuneralHome, funeralHome, newAddress, request, testServer } from '../kit/testing'

const places = async () => (await testServer()).house.db.queue.load

/** Locks a record until it is told to let go. */
const holding = async (home: FuneralHome, personId: number) => {
  let letGo = (): void => undefined
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let locked = (): void => undefined
  const isLocked = new Promise<void>((resolve) => {
    locked = resolve
  })
  const ended = home.inTenant(async (tx) => {
    await tx.run(sql`select 1 from persons where id = ${personId} for update`)
    locked()
    await until
  })
  await isLocked
  return async () => {
    letGo()
    await ended
  }
}

test('while every call of one tenant waits, another tenant is served as ever, and in the end everybody is', async () => {
  const [loud, quiet] = [await funeralHome(), await funeralHome()]
  const staff = await Promise.all([1, 2, 3].map(() => loud.as('OFFICE_MANAGER')))
  const neighbour = await quiet.as('OFFICE_MANAGER')
  const [first] = staff
  if (!first) throw new Error('nobody works here')
  const erna = await createPerson(first)
  const release = await holding(loud, erna.id)
  const changes = staff.flatMap((one) =>
    Array.from({ length: 6 }, (_, n) => one.persons.update(erna.id, { city: `Stadt ${n}` })),
  )
  // All the places that one tenant may have are taken, beside the one of whoever holds the record.
  await expect.poll(places).toEqual({ inside: 7, waiting: 12 })
  expect((await neighbour.persons.list()).status).toBe(200)
  expect((await createPerson(neighbour)).version).toBe(1)
  await release()
  expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(Array(18).fill(200))
  await expect.poll(places).toEqual({ inside: 0, waiting: 0 })
})

test('one user leaves places for his colleagues', async () => {
  const home = await funeralHome()
  const [busy, colleague] = [await home.as('OFFICE_MANAGER'), await home.as('OFFICE_MANAGER')]
  const erna = await createPerson(busy)
  const release = await holding(home, erna.id)
  const changes = Array.from({ length: 10 }, () => busy.persons.update(erna.id, { city: 'Görlitz' }))
  await expect.poll(places).toEqual({ inside: 4, waiting: 7 })
  expect((await colleague.persons.list()).status).toBe(200)
  await release()
  expect((await Promise.all(changes)).every(({ status }) => status === 200)).toBe(true)
})

test('a long page waits until its user does nothing else, and a short one does not', async () => {
  const home = await funeralHome()
  const busy = await home.as('OFFICE_MANAGER')
  const erna = await createPerson(busy)
  const release = await holding(home, erna.id)
  const change = busy.persons.update(erna.id, { city: 'Görlitz' })
  await expect.poll(places).toEqual({ inside: 2, waiting: 0 })
  expect((await busy.persons.list({ query: { limit: 100 } })).status).toBe(200)
  const long = busy.persons.list({ query: { limit: 101 } })
  await expect.poll(places).toEqual({ inside: 2, waiting: 1 })
  await release()
  expect([(await change).status, (await long).status]).toEqual([200, 200])
})

test('who is not known yet keeps nobody out, from whichever address he asks', async () => {
  const home = await funeralHome()
  const staff = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const { house } = await testServer()
  const strangers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      request('GET', '/api/v1/auth/me', { cookie: `pietas=nobody-${n}`, headers: { 'x-forwarded-for': newAddress() } }),
    ),
  )
  expect(strangers.every(({ status }) => status === 401)).toBe(true)
  expect((await staff.client.persons.list()).status).toBe(200)
  expect(house.db.queue.load).toEqual({ inside: 0, waiting: 0 })
})

test('who hangs up while he waits is forgotten, and nothing is done for him', async () => {
  const home = await funeralHome()
  const { origin } = await testServer()
  const member = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const erna = await createPerson(member.client)
  const release = await holding(home, erna.id)
  const changes = Array.from({ length: 3 }, () => member.client.persons.update(erna.id, { city: 'Görlitz' }))
  await expect.poll(places).toEqual({ inside: 4, waiting: 0 })
  const path = `/api/v2/tenants/${home.tenantId}/legal-entities/${home.legalEntityId}/persons`
  const impatient = httpRequest(origin + path, { method: 'POST', headers: { cookie: member.cookie } })
  impatient.on('error', () => undefined)
  impatient.end('{}')
  await expect.poll(places).toEqual({ inside: 4, waiting: 1 })
  impatient.destroy()
  await expect.poll(places).toEqual({ inside: 4, waiting: 0 })
  await release()
  expect((await Promise.all(changes)).every(({ status }) => status === 200)).toBe(true)
})

test('a call that asks for a second transaction beside its own is told that it is a mistake', async () => {
  const { house } = await testServer()
  const home = await funeralHome()
  const scope: TenantScope = { tenantId: home.tenantId, actorId: null }
  const one = (tx: Tx) => tx.row<{ one: number }>(sql`select 1 as one`)
  const db = house.db.onAccountOf({ tenant: `${home.tenantId}`, user: 'erna' })
  await expect(db.inTenant(scope, () => db.readInTenant(scope, one))).rejects.toThrow('in a transaction already')
  expect(await db.readInTenant(scope, one)).toEqual({ one: 1 })
})

test('what is answered soon goes before what is long: it is counted while it is at work, and only that', async () => {
  const { shortCallsAtWork } = await testServer()
  const home = await funeralHome()
  const one = await home.as('OFFICE_MANAGER')
  const erna = await createPerson(one)
  const release = await holding(home, erna.id)
  const change = one.persons.update(erna.id, { city: 'Görlitz' })
  await expect.poll(shortCallsAtWork).toBe(1)
  // A long page wants all places of its user, so it waits, known to be long.
  const long = one.persons.list({ query: { limit: 101 } })
  await expect.poll(places).toEqual({ inside: 2, waiting: 1 })
  expect(shortCallsAtWork()).toBe(1)
  await release()
  expect((await Promise.all([change, long])).every(({ status }) => status === 200)).toBe(true)
  await expect.poll(shortCallsAtWork).toBe(0)
})
