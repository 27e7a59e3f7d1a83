import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { readCalendar } from '../kit/icalendar/testing'
import { aProcess, createPerson, testServer, uniqueName } from '../kit/testing'
import { at, type Planning, plan, planning, storyDay } from './testing'

type Mail = { subject: string; text: string; calendar: string | null }

/** Somebody who works here and has no way in: nothing but a mail reaches him. */
const outsider = async ({ home }: Planning) => {
  const boss = await home.asTenant('ADMINISTRATOR')
  const email = `${uniqueName()}@test.example`
  const { body } = await boss.users.create({
    ...{ firstName: 'Otto', lastName: 'Organist', email },
    legalEntities: [{ legalEntityId: home.legalEntityId, email: 'haus@test.example', roles: ['TECHNICAL_SERVICE'] }],
  })
  const { house } = await testServer()
  const mails = () =>
    house.db.asPlatform((tx) =>
      tx.rows<Mail>(sql`select subject, text, calendar from mails where recipient = ${email} order by id`),
    )
  return { userId: body.id as number, email, mails }
}

const german = (day: string): string => day.split('-').reverse().join('.')

test('who has no way in is invited by mail, told of changes, and told when it is off', async () => {
  const story = await planning()
  const { vera } = story
  const otto = await outsider(story)
  const place = { street: 'Am Markt', streetNumber: '3', zipCode: '02826', city: 'Görlitz' }
  const { id } = await plan(story, vera.client, 'appointment', { userIds: [otto.userId], address: place })
  await vera.client.tasks.update(id, { appointment: { description: 'Noten mitbringen' } })
  await vera.client.tasks.update(id, { appointment: { startDate: at('14:00'), endDate: at('15:00') } })
  await vera.client.tasks.update(id, { appointment: { status: 'CANCELLED' } })
  const mails = await otto.mails()
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Pietas: Termin, ${german(storyDay)}, 10:00 - 11:00`,
    `Pietas: Geänderter Termin, ${german(storyDay)}, 14:00 - 15:00`,
    `Pietas: Abgesagter Termin, ${german(storyDay)}, 14:00 - 15:00`,
  ])
  expect(mails[0]?.text).toContain('Trauergespräch\nAm Markt 3, 02826 Görlitz')
  const [first, second, third] = mails.map(({ calendar }) => readCalendar(calendar ?? '')[0])
  expect(first).toMatchObject({ start: at('10:00'), status: 'CONFIRMED', summary: 'Trauergespräch' })
  expect(second).toMatchObject({ start: at('14:00'), status: 'CONFIRMED', uid: first?.uid })
  expect(third).toMatchObject({ status: 'CANCELLED', uid: first?.uid })
  const numbers = [first, second, third].map((event) => event?.sequence ?? -1)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(new Set(numbers).size).toBe(3)
})

test('who is taken out, or whose appointment is taken away, is told so', async () => {
  const story = await planning()
  const { vera } = story
  const otto = await outsider(story)
  const { id } = await plan(story, vera.client, 'appointment', { userIds: [otto.userId] })
  await vera.client.tasks.update(id, { appointment: { userIds: [] } })
  const other = await plan(story, vera.client, 'work', { userId: otto.userId })
  await vera.client.tasks.delete(other.id)
  const events = (await otto.mails()).map(({ calendar }) => readCalendar(calendar ?? '')[0])
  expect(events.map((event) => event?.status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED'])
  expect(events.map((event) => event?.sequence)).toEqual([0, 1, 0, 1])
})

test('of a case the mail names nobody, and of a house that wants one-time codes it says when', async () => {
  const story = await planning()
  const { home, vera } = story
  const otto = await outsider(story)
  const dead = await createPerson(vera.client, { firstName: 'Erna', lastName: 'Morgenstern' })
  const people = { deceasedPersonId: dead.id, clientPersonId: (await createPerson(vera.client)).id }
  const processId = (await vera.client.processes.create(aProcess(home, people))).body.id
  const fields = { title: 'Beisetzung Morgenstern', description: 'Erna', preparationType: 'BURIAL', processId }
  await plan(story, vera.client, 'appointment', { ...fields, userIds: [otto.userId] })
  const boss = await home.asTenant('ADMINISTRATOR')
  await boss.legalEntities.update({ mfaRequired: true })
  const { house } = await testServer()
  await house.db.asPlatform((tx) => tx.run(sql`update logins set totp_confirmed_at = now() where id = ${vera.loginId}`))
  const place = { street: 'Am Markt', city: 'Görlitz' }
  await plan(story, vera.client, 'appointment', { title: 'Geheim', address: place, userIds: [otto.userId] })
  const [named, timed] = (await otto.mails()).map(({ text, calendar }) => `${text}${calendar}`)
  expect(named).not.toMatch(/Erna|Morgenstern/)
  expect(named).toContain(`Beisetzung, Vorgang ${processId}`)
  expect(timed).not.toMatch(/Geheim|Markt/)
  expect(timed).toContain('10:00 - 11:00\nTermin\n')
})

test('nobody is written to who reads it himself, of what takes place at no time, or is over', async () => {
  const story = await planning()
  const { vera, tom } = story
  const otto = await outsider(story)
  await plan(story, vera.client, 'basic', { userId: otto.userId })
  await plan(story, vera.client, 'transportation', { userId: otto.userId })
  await plan(story, vera.client, 'vacation', { userId: otto.userId })
  await plan(story, vera.client, 'appointment', {
    userId: otto.userId,
    startDate: at('10:00', -40),
    endDate: at('11:00', -40),
  })
  await plan(story, vera.client, 'appointment', { userId: otto.userId, status: 'CANCELLED' })
  await plan(story, vera.client, 'appointment', { userIds: [vera.userId] })
  expect(await otto.mails()).toEqual([])
  const { house } = await testServer()
  const others = await house.db.asPlatform((tx) =>
    tx.rows(sql`select id from mails where recipient = any(${[vera.email, tom.email]}::text[])`),
  )
  expect(others).toEqual([])
})

test('when a whole process is cancelled, each of its appointments to come is called off', async () => {
  const story = await planning()
  const { home, vera } = story
  const otto = await outsider(story)
  const dead = await createPerson(vera.client)
  const client = await createPerson(vera.client)
  const people = { deceasedPersonId: dead.id, clientPersonId: client.id }
  const { id, version } = (await vera.client.processes.create(aProcess(home, people))).body
  const add = (fields: Record<string, unknown>) =>
    plan(story, vera.client, 'appointment', { processId: id, userIds: [otto.userId], ...fields })
  await add({ title: 'Trauerfeier' })
  await add({ title: 'Abschied', startDate: at('14:00'), endDate: at('15:00') })
  const done = await add({ title: 'Gespräch', startDate: at('16:00'), endDate: at('17:00') })
  await vera.client.tasks.update(done.id, { appointment: { status: 'DONE' } })
  const cancelled = { status: 'CANCELLED', cancelReason: 'Anderes Haus beauftragt', cancelOpenTasks: true } as const
  expect((await vera.client.processes.update(id, cancelled, { ifMatch: version })).status).toBe(200)
  const mails = (await otto.mails()).slice(3)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Pietas: Abgesagter Termin, ${german(storyDay)}, 10:00 - 11:00`,
    `Pietas: Abgesagter Termin, ${german(storyDay)}, 14:00 - 15:00`,
  ])
  for (const { calendar } of mails) expect(readCalendar(calendar ?? '')[0]).toMatchObject({ status: 'CANCELLED' })
})
