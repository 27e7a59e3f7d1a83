import { addDays, today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { aTask, idsOf, plan, planning } from './testing'

const unknown = { field: 'complaintCauseId', message: 'common.validation-unknown-reference' }

const withCauses = async () => {
  const here = await planning()
  const boss = await here.home.asTenant('ADMINISTRATOR')
  const named = async (name: string): Promise<number> =>
    (await boss.complaintCauses.list({ query: { query: name } })).body.items[0].id
  return { ...here, boss, delay: await named('Terminverzug'), invoice: await named('Abrechnung') }
}

test.each(['complaint', 'feedback'] as const)('a %s says what it is about, and is found by it', async (type) => {
  const here = await withCauses()
  const { client } = here.vera
  const about = await plan(here, client, type, { complaintCauseId: here.delay })
  expect(about).toMatchObject({
    complaintCauseId: here.delay,
    complaintCause: { id: here.delay, name: 'Terminverzug', deleted: false },
  })
  const other = await plan(here, client, type, { complaintCauseId: here.invoice })
  const none = await plan(here, client, type)
  const found = async (filters: object) => idsOf(await client.tasks.listOfEntity({ query: { filters } }))
  expect(await found({ complaintCauseId: here.delay })).toEqual([about.id])
  expect(new Set(await found({ type: ['COMPLAINT', 'FEEDBACK'] }))).toEqual(new Set([about.id, other.id, none.id]))
  const changed = await client.tasks.update(about.id, { [type]: { complaintCauseId: null } } as never)
  expect(changed.body).toMatchObject({ complaintCauseId: null, complaintCause: null })
})

test('no other kind of task has a cause, whoever writes it', async () => {
  const here = await withCauses()
  const task = await plan(here, here.vera.client, 'basic', { complaintCauseId: here.delay })
  expect(task).toMatchObject({ complaintCauseId: null })
  const written = here.home.inTenant((tx) =>
    tx.run(sql`update tasks set complaint_cause_id = ${here.delay} where id = ${task.id}`),
  )
  await expect(written).rejects.toThrow('tasks.complaintCauseId')
})

test('a cause that was deleted is chosen no more, and stays where it was chosen', async () => {
  const here = await withCauses()
  const { home, tom, vera } = here
  const { id } = await plan(here, vera.client, 'complaint', { complaintCauseId: here.delay })
  await here.boss.complaintCauses.delete(here.delay)
  const again = aTask('complaint', home.legalEntityId, tom.userId, { complaintCauseId: here.delay })
  expect(await vera.client.tasks.create(again)).toBeRefused(400, unknown)
  const kept = await vera.client.tasks.update(id, { complaint: { complaintCauseId: here.delay, title: 'Zu spät' } })
  expect(kept.body).toMatchObject({ title: 'Zu spät', complaintCause: { name: 'Terminverzug', deleted: true } })
})

test('what was entered between two days is found, both included', async () => {
  const here = await withCauses()
  const { client } = here.vera
  const old = await plan(here, client, 'complaint')
  const young = await plan(here, client, 'complaint')
  await here.home.inTenant((tx) =>
    tx.run(sql`update tasks set created_at = now() - interval '9 days' where id = ${old.id}`),
  )
  const found = async (from: number, to: number) =>
    idsOf(
      await client.tasks.listOfEntity({
        query: { filters: { createdAt: { from: addDays(today(), from), to: addDays(today(), to) } } },
      }),
    )
  expect(await found(-9, -9)).toEqual([old.id])
  expect(await found(-8, 0)).toEqual([young.id])
})

test('causes are kept by who keeps master data, and read by everybody', async () => {
  const here = await withCauses()
  const { vera, tom, home } = here
  expect(await vera.client.complaintCauses.create({ name: 'Musik' })).toBeRefused(403)
  const { id } = (await here.boss.complaintCauses.create({ name: 'Musik' })).body
  const offered = async () =>
    (await tom.client.complaintCauses.listOfEntity({ query: { query: 'Musik' } })).body.items.length
  expect(await offered()).toBe(0)
  await here.boss.complaintCauses.assign(id, { legalEntityId: home.legalEntityId })
  expect(await offered()).toBe(1)
})
