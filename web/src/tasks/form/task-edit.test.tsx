import type { OverlappingTask, Task } from '@pietas/contract/tasks'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { session } from '../../kit/session'
import { aMe, answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { spanText } from './overlap-dialog'
import { TaskForm } from './task-form'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const maria = { id: 7, firstName: 'Maria', lastName: 'Kowalski', jobDescription: null, email: 'm@a.example', ...stored }

const anAppointment = (facts: Partial<Task> = {}) =>
  aTask({
    type: 'appointment',
    title: 'Beratung',
    startDate: '2025-03-10T09:00:00.000Z',
    endDate: '2025-03-10T10:30:00.000Z',
    ...facts,
  })

const inTheWay: OverlappingTask[] = [
  {
    ...anAppointment({ id: 600, title: 'Trauergespräch' }),
    startDate: '2025-03-10T09:00:00.000Z',
    endDate: '2025-03-10T10:00:00.000Z',
    process: aProcess() as never,
    blockedBy: ['Maria Kowalski', 'Trauerhalle'],
  },
  { startDate: '2025-03-10T09:30:00.000Z', endDate: '2025-03-10T10:30:00.000Z', blockedBy: ['GR-AB 12'] },
]
const overlap = () => problem(409, 'TASK_OVERLAP', { overlappingTasks: inTheWay })

type Routes = Parameters<typeof fakeServer>[0]

async function aForm(task: Task | undefined, routes: Routes, userId = 7) {
  const me = aMe({ permissions: ['Task:Create', 'Process:List'] })
  me.user.id = userId
  session.start(me)
  const received = fakeServer({
    'GET /users': () => page([maria]),
    'GET /processes': () => page([aProcess()]),
    ...routes,
  })
  const saved: Task[] = []
  const form = await renderApp(
    <TaskForm
      {...(task ? { task } : {})}
      title="Aufgabe"
      onSaved={(one) => saved.push(one)}
      onCancel={() => undefined}
    />,
  ).screen
  await expect.element(form.getByRole('textbox', { name: 'Titel' })).toBeVisible()
  const sent = () => received.filter(({ path }) => !path.startsWith('GET'))
  return { form, saved, sent }
}

type Form = Awaited<ReturnType<typeof aForm>>['form']
const field = (form: Form, name: string) => form.getByRole('textbox', { name, exact: true })
const save = (form: Form) => form.getByRole('button', { name: /^(Speichern|Aufgabe anlegen)$/ }).click()

afterEach(() => vi.restoreAllMocks())

test('a stored task shows what it has; its kind stays', async () => {
  const { form } = await aForm(anAppointment({ processId: 100, dueDate: '2025-03-09T23:00:00.000Z' }), {})
  await expect.element(field(form, 'Titel')).toHaveValue('Beratung')
  await expect
    .element(form.getByRole('combobox', { name: 'Art', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(field(form, 'Beginn')).toHaveValue('10.03.2025 10:00')
  await expect.element(field(form, 'Dauer')).toHaveValue('01:30')
  await expect.element(field(form, 'Fällig am')).toHaveValue('10.03.2025')
  await expect.element(form.getByRole('combobox', { name: 'Vorgang' })).toHaveValue('100 · Karl Muster')
})

test('only what was changed is sent, below the key of its kind and with the version that was seen', async () => {
  const { form, saved, sent } = await aForm(anAppointment({ version: 3 }), {
    'PATCH /tasks/501': () => answer(anAppointment({ version: 4 })),
  })
  await field(form, 'Titel').fill('Erstgespräch')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(sent()[0]?.body).toEqual({ appointment: { title: 'Erstgespräch' } })
  expect(sent()[0]?.headers.get('if-match')).toBe('"3"')
  expect(sent()[0]?.query.has('ignoreOverlap')).toBe(false)
  await expect.element(form.getByText('Die Aufgabe wurde gespeichert')).toBeVisible()
})

test('a longer duration moves the end', async () => {
  const { form, sent } = await aForm(anAppointment(), { 'PATCH /tasks/501': () => answer(anAppointment()) })
  await field(form, 'Dauer').fill('02:00')
  await save(form)
  await expect
    .poll(() => sent()[0]?.body)
    .toEqual({
      appointment: { startDate: '2025-03-10T09:00:00.000Z', endDate: '2025-03-10T11:00:00.000Z' },
    })
})

test('the status of what is private is changed only by whoever planned it', async () => {
  const secret = aTask({ type: 'private', createdBy: 9, userId: 7 })
  const { form } = await aForm(secret, {})
  await expect.element(form.getByRole('combobox', { name: 'Status' })).toHaveAttribute('aria-disabled', 'true')
  await form.unmount()
  const { form: own } = await aForm(secret, {}, 9)
  await expect.element(own.getByRole('combobox', { name: 'Status' })).not.toHaveAttribute('aria-disabled')
})

test('what somebody else has changed meanwhile is merged', async () => {
  let tries = 0
  const { form, saved, sent } = await aForm(anAppointment(), {
    'PATCH /tasks/501': () => {
      tries += 1
      const current = anAppointment({ version: 2, description: 'Hinterhaus' })
      return tries === 1 ? problem(412, 'STALE_VERSION', { current }) : answer(current)
    },
  })
  await field(form, 'Titel').fill('Erstgespräch')
  await save(form)
  await expect.poll(() => saved).toHaveLength(1)
  expect(sent().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
  expect(sent()[1]?.body).toEqual({ appointment: { title: 'Erstgespräch' } })
})

test('a change that fails is taken back wherever the task is shown', async () => {
  const key = ['tasks', 'records', 'one', 501]
  queries.setQueryData(key, aTask())
  let refuse: (failed: ReturnType<typeof problem>) => void = () => undefined
  const { form } = await aForm(aTask({ dueDate: '2025-03-09T23:00:00.000Z' }), {
    'PATCH /tasks/501': () => new Promise((resolve) => (refuse = resolve)),
  })
  await field(form, 'Titel').fill('Kränze bestellen')
  await save(form)
  await expect.poll(() => queries.getQueryData<Task>(key)?.title).toBe('Kränze bestellen')
  refuse(problem(500, 'UNEXPECTED'))
  await expect.poll(() => queries.getQueryData<Task>(key)?.title).toBe('Blumen bestellen')
  await expect.element(form.getByText('Die Aufgabe konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(field(form, 'Titel')).toHaveValue('Kränze bestellen')
})

describe('what is in the way', () => {
  async function aCollision(task: Task | undefined, forced: Routes[string]) {
    const route = task ? 'PATCH /tasks/501' : 'POST /tasks'
    const facts = await aForm(task, {
      [route]: (request) => (request.query.get('ignoreOverlap') === 'true' ? forced(request) : overlap()),
    })
    const { form } = facts
    if (!task) {
      await form.getByRole('button', { name: 'Termin', exact: true }).click()
    }
    await field(form, 'Titel').fill('Beratung am Morgen')
    await field(form, 'Beginn').fill('10.03.2025 10:00')
    await userEvent.keyboard('{Tab}')
    await save(form)
    const dialog = form.getByRole('dialog', { name: 'Der Zeitraum ist schon belegt' })
    await expect.element(dialog).toBeVisible()
    return { ...facts, dialog }
  }

  test('is shown as a table; of what may not be read only that it is taken', async () => {
    const { dialog, form } = await aCollision(undefined, () => answer(aTask(), 201))
    const heads = dialog.getByRole('columnheader').elements()
    expect(heads.map((head) => head.textContent)).toEqual(['Art', 'Vorgang', 'Titel', 'Zeitraum', 'Belegt durch'])
    const rows = dialog.getByRole('row').elements().slice(1)
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['Termin', '100 · Karl Muster', 'Trauergespräch', '10.03.2025, 10:00 – 11:00', 'Maria Kowalski, Trauerhalle'],
      ['–', '–', 'Belegt', '10.03.2025, 10:30 – 11:30', 'GR-AB 12'],
    ])
    expect(form.getByText('Die Aufgabe konnte nicht angelegt werden').elements()).toHaveLength(0)
  })

  test('is overridden when somebody insists, under a key of its own', async () => {
    const { dialog, form, saved, sent } = await aCollision(undefined, () => answer(aTask(), 201))
    await dialog.getByRole('button', { name: 'Trotzdem erstellen' }).click()
    await expect.poll(() => saved).toHaveLength(1)
    await expect.poll(() => form.getByRole('dialog').elements()).toHaveLength(0)
    const [first, second] = sent()
    expect(sent()).toHaveLength(2)
    expect(first?.query.has('ignoreOverlap')).toBe(false)
    expect(second?.query.get('ignoreOverlap')).toBe('true')
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
    await expect.element(form.getByText('Die Aufgabe wurde angelegt')).toBeVisible()
  })

  test('leaves the form as it is when nobody insists', async () => {
    const { dialog, form, saved, sent } = await aCollision(undefined, () => answer(aTask(), 201))
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect.element(field(form, 'Titel')).toHaveValue('Beratung am Morgen')
    await expect.element(field(form, 'Beginn')).toHaveValue('10.03.2025 10:00')
    expect(saved).toHaveLength(0)
    expect(sent()).toHaveLength(1)
  })

  test('is overridden by a change in other words', async () => {
    const { dialog, saved, sent } = await aCollision(anAppointment(), () => answer(anAppointment({ version: 2 })))
    await expect
      .element(dialog.getByText('Die Änderung kann trotzdem gespeichert werden', { exact: false }))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Trotzdem aktualisieren' }).click()
    await expect.poll(() => saved).toHaveLength(1)
    expect(sent()[1]?.query.get('ignoreOverlap')).toBe('true')
    expect(sent()[1]?.headers.get('if-match')).toBe('"1"')
  })

  test('and fails all the same: the message names the kind, the failure is logged, the form stays', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { dialog, form, saved } = await aCollision(undefined, () => problem(500, 'UNEXPECTED'))
    await dialog.getByRole('button', { name: 'Trotzdem erstellen' }).click()
    await expect.element(form.getByText('Termin konnte nicht erstellt werden')).toBeVisible()
    expect(logged).toHaveBeenCalled()
    await expect.element(field(form, 'Titel')).toHaveValue('Beratung am Morgen')
    expect(saved).toHaveLength(0)
  })
})

test('a span reads as days where it has no times, and as both ends where they differ', () => {
  expect(spanText({ startDate: '2025-03-10', endDate: '2025-03-10' })).toBe('10.03.2025')
  expect(spanText({ startDate: '2025-03-10', endDate: '2025-03-14' })).toBe('10.03.2025 – 14.03.2025')
  expect(spanText({ startDate: '2025-03-09T22:00:00.000Z', endDate: '2025-03-10T22:00:00.000Z' })).toBe(
    '09.03.2025, 23:00 – 10.03.2025, 23:00',
  )
})
