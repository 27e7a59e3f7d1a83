import { addDays, startOfDay, today } from '@pietas/contract/kit'
import { isOverdue } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { idsOf, plan, planning } from './testing'

test('what should have been done is listed apart: by the minute, or by the day where only that is named', async () => {
  const facts = await planning()
  const { vera } = facts
  const minuteAgo = new Date(Date.now() - 60_000).toISOString()
  const made = [
    await plan(facts, vera.client, 'basic', { dueDate: addDays(today(), -1) }),
    await plan(facts, vera.client, 'basic', { dueDate: today() }),
    await plan(facts, vera.client, 'basic', { dueDate: startOfDay(today()) }),
    await plan(facts, vera.client, 'basic', { dueDate: minuteAgo }),
    await plan(facts, vera.client, 'basic', { dueDate: addDays(today(), 1) }),
    await plan(facts, vera.client, 'basic', { dueDate: addDays(today(), -1), status: 'DONE' }),
    await plan(facts, vera.client, 'basic', { dueDate: addDays(today(), -1), status: 'CANCELLED' }),
    await plan(facts, vera.client, 'appointment'),
  ]
  const all = await vera.client.tasks.listOfEntity({ query: { limit: 500 } })
  const late = await vera.client.tasks.listOfEntity({ query: { filters: { overdue: true } } })
  // Whatever the time is while this runs, the list and the rule that marks the rows agree.
  const marked = (all.body.items as Parameters<typeof isOverdue>[0][]).filter((task) => isOverdue(task))
  expect(idsOf(late).toSorted()).toEqual(marked.map((task) => (task as unknown as { id: number }).id).toSorted())
  expect(idsOf(late)).toContain(made[0]?.id)
  expect(idsOf(late)).not.toContain(made[1]?.id)
})
