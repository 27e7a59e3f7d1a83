import type { Task, TaskRow } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { page as screenPage, userEvent } from 'vitest/browser'
import { session } from '../../kit/session'
import { aMe, answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { ProcessTasks } from './process-tasks'
import { TaskTable } from './task-table'

const aRow = (facts: Partial<Task> = {}): TaskRow => {
  const { description: _description, subTasks: _parts, taskStatusLogs: _logs, ...row } = aTask(facts)
  return { ...row, subTaskCount: 3, doneSubTaskCount: 1 } as TaskRow
}

type Rights = NonNullable<NonNullable<Parameters<typeof aMe>[0]>['permissions']>
const office: Rights = ['Process:List', 'Task:ListAll', 'Task:Create', 'Task:ApplyAction']

async function aTable(rows: TaskRow[], more: Parameters<typeof fakeServer>[0] = {}, permissions = office) {
  session.start(aMe({ permissions }))
  const received = fakeServer({
    'GET /tasks': () => page(rows),
    'GET /users': () => page([{ id: 7, firstName: 'Maria', lastName: 'Kowalski', deleted: false }]),
    ...more,
  })
  const { screen, router } = renderApp(<TaskTable />)
  const table = await screen
  await expect.element(table.getByRole('grid', { name: 'Aufgaben & Termine' })).toBeVisible()
  const asked = () =>
    received
      .filter(({ path }) => path.endsWith('/tasks'))
      .map(({ query }) => ({ sort: query.get('sortBy'), filters: JSON.parse(query.get('filters') ?? '{}') }))
  const patches = () =>
    received.filter(({ path }) => path.startsWith('PATCH')).map(({ path, body }) => [path.split('/').at(-1), body])
  const drawer = () => router.state.location.state.drawer
  return { table, asked, patches, drawer }
}

test('a task is told by kind, title, status, assignee, due date and process', async () => {
  const process = aProcess({ id: 100 })
  const row = aRow({
    type: 'transportation',
    status: 'PAUSED',
    title: 'Überführung zum Krematorium',
    dueDate: '2026-01-10T08:30:00.000Z',
    process: process as unknown as Task['process'],
  })
  const { table } = await aTable([row])
  const cells = table.getByRole('row', { name: /Überführung zum Krematorium/ })
  for (const text of ['Pausiert', 'Maria Kowalski', '10.01.2026 (09:30)', '100 · Karl Muster'])
    await expect.element(cells).toHaveTextContent(text)
  await expect.element(cells.getByText('Überführung', { exact: true })).toHaveAttribute('data-tone', 'forest')
  await expect.element(cells.getByText('Pausiert')).toHaveAttribute('data-tone', 'red')
  await expect.element(cells.getByRole('img', { name: 'überfällig' })).toBeVisible()
})

test('what is done is not late any more', async () => {
  const { table } = await aTable([aRow({ status: 'DONE', dueDate: '2026-01-10T08:30:00.000Z' })])
  await expect.element(table.getByText('10.01.2026 (09:30)')).toBeVisible()
  expect(table.getByRole('img', { name: 'überfällig' }).elements()).toEqual([])
})

test('what takes place and is not due names its start, marked as such', async () => {
  const { table } = await aTable([aRow({ type: 'appointment', dueDate: null, startDate: '2026-03-10T09:00:00.000Z' })])
  await expect.element(table.getByText('10.03.2026 (10:00)')).toBeVisible()
  await expect.element(table.getByRole('img', { name: 'Beginn' })).toBeVisible()
})

test('what is due on the day on which it begins names its hour, and beside its title where and with which car', async () => {
  const car = { id: 3, name: 'Transporter 1', licensePlate: 'DO-BH 101', numberOfSeats: 3, deleted: false }
  const { table } = await aTable([
    aRow({
      type: 'transportation',
      title: 'Überführung',
      dueDate: '2036-03-09T23:00:00.000Z',
      startDate: '2036-03-10T09:00:00.000Z',
      address: { name: 'Klinikum' } as Task['address'],
      destination: { name: 'Krematorium' } as Task['destination'],
      car,
    }),
  ])
  await expect.element(table.getByText('10.03.2036 (10:00)')).toBeVisible()
  await expect.element(table.getByText('Klinikum → Krematorium · Transporter 1')).toBeVisible()
})

test('the own tasks stand below the days, or below whose they are', async () => {
  const rows = [
    aRow({ dueDate: '2026-01-10T08:30:00.000Z' }),
    aRow({ id: 502, title: 'Anzeige setzen', dueDate: '2036-01-10T08:30:00.000Z' }),
  ]
  const { table } = await aTable(rows)
  const head = (text: RegExp) => table.getByRole('row').filter({ hasText: text })
  await expect.element(head(/^Überfällig.* 1$/)).toBeVisible()
  await expect.element(head(/^Später.* 1$/)).toBeVisible()
  await table.getByRole('button', { name: 'Gruppieren' }).click()
  await table.getByRole('menuitemradio', { name: 'Nach Zuständigen' }).click()
  await expect.element(head(/^Maria Kowalski.* 2$/)).toBeVisible()
  localStorage.clear()
})

test('it opens with the own unfinished tasks; the other tabs ask for today, for what is late, and for all', async () => {
  const { table, asked } = await aTable([aRow()])
  await expect.poll(asked).toEqual([{ sort: 'DUE_DATE', filters: { own: true, hasOpenTasks: true } }])
  await table.getByRole('tab', { name: 'Heute' }).click()
  await expect.poll(() => Object.keys(asked().at(-1)?.filters).toSorted()).toEqual(['endDate', 'startDate'])
  await table.getByRole('tab', { name: 'Überfällig' }).click()
  await expect.poll(() => asked().at(-1)?.filters).toEqual({ overdue: true })
  await table.getByRole('tab', { name: 'Alle' }).click()
  await expect.poll(() => asked().at(-1)).toEqual({ sort: 'CREATED_AT', filters: {} })
})

test('who may not list all tasks has no tab of all', async () => {
  const { table } = await aTable([aRow()], {}, ['Task:Create'])
  await expect.element(table.getByRole('tab', { name: 'Überfällig' })).toBeVisible()
  expect(table.getByRole('tab', { name: 'Alle' }).elements()).toEqual([])
})

test('a row opens the details', async () => {
  const { table, drawer } = await aTable([aRow()])
  await table.getByText('Blumen bestellen').click()
  await expect.poll(drawer).toEqual({ name: 'task', props: { taskId: 501, showDetails: true } })
})

test('a row is started from its menu at once, and stays as it was when the server refuses', async () => {
  let refuses = false
  const { table, patches } = await aTable([aRow()], {
    'PATCH /tasks/501': () => (refuses ? problem(500, 'UNEXPECTED') : answer(aTask({ status: 'ACTIVE' }))),
  })
  const start = async () => {
    await table.getByRole('button', { name: 'Aktionen' }).click()
    await table.getByRole('menuitem', { name: 'Aufgabe starten' }).click()
  }
  await start()
  await expect.poll(patches).toEqual([['501', { basic: { status: 'ACTIVE' } }]])
  refuses = true
  await start()
  await expect.element(table.getByText('Der Status konnte nicht geändert werden')).toBeVisible()
  await expect.element(table.getByText('Offen')).toBeVisible()
})

test('the tick in front of a row takes the step of the buttons, says so, and can be taken back', async () => {
  let stored = aRow({ status: 'ACTIVE' })
  const { table, patches } = await aTable([], {
    'GET /tasks': () => page([stored]),
    'PATCH /tasks/501': ({ body }) => {
      stored = { ...stored, ...(body as { basic: Partial<TaskRow> }).basic }
      return answer(aTask({ status: stored.status }))
    },
  })
  await table.getByRole('button', { name: 'Aufgabe beenden: Blumen bestellen' }).click()
  await expect.element(table.getByText('Aufgabe beendet')).toBeVisible()
  await expect.element(table.getByRole('img', { name: 'Erledigt' })).toBeVisible()
  await table.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.element(table.getByRole('button', { name: 'Aufgabe beenden: Blumen bestellen' })).toBeVisible()
  expect(patches()).toEqual([
    ['501', { basic: { status: 'DONE' } }],
    ['501', { basic: { status: 'ACTIVE' } }],
  ])
})

test('a task whose step is under way takes no second one', async () => {
  const stored = Promise.withResolvers<void>()
  const { table, patches } = await aTable([aRow()], {
    'PATCH /tasks/501': async () => {
      await stored.promise
      return answer(aTask({ status: 'ACTIVE' }))
    },
  })
  await table.getByRole('button', { name: 'Aufgabe starten: Blumen bestellen' }).click()
  await table.getByRole('button', { name: 'Aufgabe beenden: Blumen bestellen' }).click()
  stored.resolve()
  await expect.element(table.getByText('Aufgabe gestartet')).toBeVisible()
  expect(patches()).toEqual([['501', { basic: { status: 'ACTIVE' } }]])
})

test('a tick that the server refuses is taken back, and nothing is offered to undo', async () => {
  const { table } = await aTable([aRow()], { 'PATCH /tasks/501': () => problem(500, 'UNEXPECTED') })
  await table.getByRole('button', { name: 'Aufgabe starten: Blumen bestellen' }).click()
  await expect.element(table.getByText('Der Status konnte nicht geändert werden')).toBeVisible()
  await expect.element(table.getByRole('button', { name: 'Aufgabe starten: Blumen bestellen' })).toBeVisible()
  expect(table.getByRole('button', { name: 'Rückgängig' }).elements()).toEqual([])
})

const staff = {
  'GET /users': () =>
    page([
      { id: 7, firstName: 'Maria', lastName: 'Kowalski', deleted: false },
      { id: 8, firstName: 'Tom', lastName: 'Berger', deleted: false },
    ]),
}

/** A list that shows what has been stored. */
async function aLiveTable(first: Partial<Task>, more: Parameters<typeof fakeServer>[0] = {}) {
  let stored = aRow(first)
  return aTable([], {
    ...staff,
    'GET /tasks': () => page([stored]),
    'PATCH /tasks/501': ({ body }) => {
      const [fields] = Object.values(body as Record<string, Partial<TaskRow>>)
      stored = { ...stored, ...fields }
      return answer(aTask(stored as Partial<Task>))
    },
    ...more,
  })
}

test('a status is changed in the row by keys, and can be taken back', async () => {
  const { table, patches } = await aLiveTable({})
  const cell = table.getByRole('button', { name: 'Status ändern: Offen' })
  await expect.element(cell).toBeVisible()
  ;(cell.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByRole('menuitem', { name: 'Offen' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(table.getByRole('button', { name: 'Status ändern: Pausiert' })).toBeVisible()
  await table.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.element(table.getByRole('button', { name: 'Status ändern: Offen' })).toBeVisible()
  expect(patches()).toEqual([
    ['501', { basic: { status: 'PAUSED' } }],
    ['501', { basic: { status: 'OPEN' } }],
  ])
})

test('somebody else is put to a task in the row; the row itself is not opened', async () => {
  const { table, patches, drawer } = await aLiveTable({})
  await table.getByRole('button', { name: 'Zuständige Person ändern: Maria Kowalski' }).click()
  await table.getByRole('combobox', { name: 'Zuständig' }).click()
  await table.getByRole('option', { name: /Tom Berger/ }).click()
  await expect.poll(patches).toEqual([['501', { basic: { userId: 8 } }]])
  expect(drawer()).toBeUndefined()
})

test('a day is typed in words in the row; Escape leaves it as it is', async () => {
  const { table, patches } = await aLiveTable({ dueDate: '2036-01-10T08:30:00.000Z' })
  const cell = table.getByRole('button', { name: 'Termin ändern: 10.01.2036 (09:30)' })
  await cell.click()
  await expect.element(table.getByRole('textbox', { name: 'Fällig am' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(cell).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(table.getByRole('textbox', { name: 'Fällig am' })).toHaveFocus()
  await table.getByRole('textbox', { name: 'Fällig am' }).fill('11.01.2036 10:00')
  await userEvent.keyboard('{Enter}')
  await expect.poll(patches).toEqual([['501', { basic: { dueDate: '2036-01-11T09:00:00.000Z' } }]])
})

test('what is moved in the row keeps its length, and what is in its way is asked about', async () => {
  const planned = {
    type: 'appointment' as const,
    dueDate: null,
    startDate: '2036-03-10T09:00:00.000Z',
    endDate: '2036-03-10T10:30:00.000Z',
  }
  const asked: unknown[] = []
  const { table } = await aLiveTable(planned, {
    'PATCH /tasks/501': ({ body, query }) => {
      asked.push([body, query.get('ignoreOverlap')])
      return query.get('ignoreOverlap')
        ? answer(aTask(planned))
        : problem(409, 'TASK_OVERLAP', {
            overlappingTasks: [
              {
                id: 9,
                type: 'work',
                title: 'Sarg herrichten',
                process: null,
                startDate: planned.startDate,
                endDate: planned.endDate,
                blockedBy: ['Maria Kowalski'],
              },
            ],
          })
    },
  })
  await table.getByRole('button', { name: 'Termin ändern: 10.03.2036 (10:00)' }).click()
  await table.getByRole('textbox', { name: 'Beginn' }).fill('11.03.2036 08:00')
  await userEvent.keyboard('{Enter}')
  const dialog = table.getByRole('dialog')
  await expect.element(dialog.getByText('Sarg herrichten')).toBeVisible()
  await dialog.getByRole('button', { name: /trotzdem/i }).click()
  const body = { appointment: { startDate: '2036-03-11T07:00:00.000Z', endDate: '2036-03-11T08:30:00.000Z' } }
  await expect
    .poll(() => asked)
    .toEqual([
      [body, null],
      [body, 'true'],
    ])
})

test('who may only take the step changes the status in the row, and neither person nor day', async () => {
  const { table } = await aTable([aRow({ userId: 9, createdBy: 9 })], {}, ['Task:ListAll', 'Task:ApplyAction'])
  await expect.element(table.getByRole('button', { name: /Status ändern/ })).toBeVisible()
  expect(table.getByRole('button', { name: /Termin ändern|Zuständige Person ändern/ }).elements()).toEqual([])
})

test('who has no part in a task is offered nothing to do with it', async () => {
  const { table } = await aTable([aRow({ userId: 9, createdBy: 9 })], {}, ['Task:ListAll'])
  await expect.element(table.getByText('Blumen bestellen')).toBeVisible()
  expect(table.getByRole('button', { name: 'Aktionen' }).elements()).toEqual([])
  expect(table.getByRole('button', { name: /Aufgabe starten|ändern:/ }).elements()).toEqual([])
})

test('several tasks are put into a status together, each by the key of its kind', async () => {
  const rows = [aRow(), aRow({ id: 502, type: 'work', title: 'Sarg herrichten', status: 'ACTIVE' })]
  const { table, patches } = await aTable(rows, {
    'PATCH /tasks/501': () => answer(aTask()),
    'PATCH /tasks/502': () => answer(aTask()),
  })
  await expect.element(table.getByText('Sarg herrichten')).toBeVisible()
  for (const box of table
    .getByRole('checkbox', { name: /auswählen/ })
    .elements()
    .slice(1))
    (box as HTMLElement).click()
  await table.getByRole('button', { name: 'Status ändern', exact: true }).click()
  await table.getByRole('dialog', { name: 'Status von 2 Aufgaben' }).getByRole('button', { name: 'Erledigt' }).click()
  await expect.poll(patches).toEqual([
    ['501', { basic: { status: 'DONE' } }],
    ['502', { work: { status: 'DONE' } }],
  ])
  await expect.element(screenPage.getByText('Status geändert')).toBeVisible()
  await screenPage.getByRole('button', { name: 'Rückgängig' }).click()
  await expect
    .poll(() => patches().slice(2))
    .toEqual([
      ['501', { basic: { status: 'OPEN' } }],
      ['502', { work: { status: 'ACTIVE' } }],
    ])
})

test('leave among them cannot be put into a status', async () => {
  const { table } = await aTable([aRow({ type: 'vacation', title: 'Urlaub von Tom' })])
  await expect.element(table.getByText('Urlaub von Tom')).toBeVisible()
  ;(
    table
      .getByRole('checkbox', { name: /auswählen/ })
      .elements()
      .at(-1) as HTMLElement
  ).click()
  await expect.element(table.getByText(/1 .*ausgewählt/)).toBeVisible()
  expect(table.getByRole('button', { name: 'Status ändern' }).elements()).toEqual([])
})

test('inside a process its tasks stand without naming it, and a new one belongs to it', async () => {
  session.start(aMe({ permissions: office }))
  const received = fakeServer({ 'GET /processes/100/tasks': () => page([aRow()]) })
  const { screen, router } = renderApp(<ProcessTasks process={aProcess()} />)
  const tab = await screen
  await expect.element(tab.getByText('Blumen bestellen')).toBeVisible()
  expect(tab.getByRole('columnheader', { name: 'Vorgang' }).elements()).toEqual([])
  expect(JSON.parse(received[0]?.query.get('filters') ?? '')).toEqual({ hasOpenTasks: true })
  await tab.getByRole('tab', { name: 'Alle' }).click()
  await expect.poll(() => received.at(-1)?.query.get('filters')).toBe('{}')
  await tab.getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await expect
    .poll(() => router.state.location.state.drawer)
    .toEqual({ name: 'task', props: { preset: { processId: 100 } } })
})
