import type { Task, TaskComment } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { answer, aTask, page, problem } from '../../kit/testing'
import { aDetail, rights } from './testing'

const start = { name: 'Aufgabe starten' }
const finish = { name: 'Aufgabe beenden' }

test('an open task is started by the button, which then finishes it, and then is gone', async () => {
  const { drawer, patches } = await aDetail({ type: 'work' })
  await drawer.getByRole('button', start).click()
  await expect.element(drawer.getByRole('button', finish)).toBeVisible()
  await drawer.getByRole('button', finish).click()
  await expect.element(drawer.getByRole('button', finish)).not.toBeInTheDocument()
  expect(patches()).toEqual([{ work: { status: 'ACTIVE' } }, { work: { status: 'DONE' } }])
})

test('a paused task goes on by the button that is called finish', async () => {
  const { drawer, patches } = await aDetail({ status: 'PAUSED' })
  await drawer.getByRole('button', finish).click()
  await expect.poll(patches).toEqual([{ basic: { status: 'ACTIVE' } }])
})

test.each<Task['status']>(['DONE', 'CANCELLED'])('%s has no button', async (status) => {
  const { drawer } = await aDetail({ status })
  await expect.element(drawer.getByRole('combobox', { name: 'Status' })).toBeVisible()
  for (const name of [start, finish]) expect(drawer.getByRole('button', name).elements()).toEqual([])
})

test('without the right there is no button, but the own status can be chosen', async () => {
  const { drawer, patches } = await aDetail({}, {}, ['Task:ListAll', 'Task:Create'])
  await drawer.getByRole('combobox', { name: 'Status' }).click()
  await drawer.getByRole('option', { name: 'In Prüfung' }).click()
  await expect.poll(patches).toEqual([{ basic: { status: 'REVIEW' } }])
  expect(drawer.getByRole('button', start).elements()).toEqual([])
})

test.each<[string, Partial<Task>]>([
  ['leave', { type: 'vacation' }],
  ['what somebody else keeps private', { type: 'private', createdBy: 9, userId: 7 }],
])('the status of %s cannot be chosen', async (_, facts) => {
  const { drawer } = await aDetail(facts)
  await expect.element(drawer.getByRole('combobox', { name: 'Status' })).toHaveAttribute('aria-disabled', 'true')
  expect(drawer.getByRole('button', start).elements()).toEqual([])
})

test('a status that cannot be stored goes back to what it was, and that is said', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { drawer } = await aDetail(
    {},
    {
      'PATCH /tasks/501': async () => {
        await held
        return problem(500, 'UNEXPECTED')
      },
    },
  )
  await drawer.getByRole('button', start).click()
  const status = drawer.getByRole('combobox', { name: 'Status' })
  await expect.element(status).toHaveTextContent('Aktiv')
  release()
  await expect.element(status).toHaveTextContent('Offen')
  await expect.element(drawer.getByText('Der Status konnte nicht geändert werden')).toBeVisible()
})

const nothingMore = { comment: null, businessPartnerId: null, businessPartner: null }
const part = (id: number, title: string, done = false) => ({ id, title, done, ...nothingMore })
const parts = { subTasks: [part(1, 'Urne holen'), part(2, 'Kerzen'), part(3, 'Kranz', true)] }
const box = (name: string) => ['checkbox', { name }] as const

test('parts are ticked one after the other, each at once, and nothing but the tick is told', async () => {
  const first = aTask(parts)
  let stored = first.subTasks
  let version = 1
  const { drawer, patches, versions } = await aDetail(parts, {
    'PATCH /tasks/501': ({ body }) => {
      const sent = (body.basic as Task).subTasks
      stored = stored.map((one) => ({ ...one, ...sent.find(({ id }) => id === one.id) }))
      version += 1
      return answer({ ...first, version, subTasks: stored })
    },
    'GET /tasks/501': () => answer({ ...first, version, subTasks: stored }),
  })
  await expect.element(drawer.getByText('1/3')).toBeVisible()
  await drawer.getByRole(...box('Urne holen')).click()
  await drawer.getByRole(...box('Kerzen')).click()
  await expect.element(drawer.getByText('3/3')).toBeVisible()
  await expect.poll(versions).toEqual(['"1"', '"2"'])
  expect(patches()[0]).toEqual({
    basic: {
      subTasks: [
        { id: 1, title: 'Urne holen', done: true },
        { id: 2, title: 'Kerzen' },
        { id: 3, title: 'Kranz' },
      ],
    },
  })
  await expect.element(drawer.getByRole(...box('Urne holen'))).toBeChecked()
})

test('a tick on a list that somebody else has changed meanwhile is told from the newer list', async () => {
  const first = aTask(parts)
  const theirs = { ...parts.subTasks[0], title: 'Schmuckurne holen' }
  let refused = false
  const { drawer, patches } = await aDetail(parts, {
    'PATCH /tasks/501': ({ body }) => {
      if (refused) return answer({ ...first, version: 6, subTasks: (body.basic as Task).subTasks })
      refused = true
      return problem(412, 'STALE_VERSION', { current: { ...first, version: 5, subTasks: [theirs] } })
    },
  })
  await drawer.getByRole(...box('Urne holen')).click()
  await expect
    .poll(() => patches().at(-1))
    .toEqual({
      basic: { subTasks: [{ id: 1, title: 'Schmuckurne holen', done: true }] },
    })
})

test('a tick that cannot be stored is taken back', async () => {
  const { drawer } = await aDetail(parts, { 'PATCH /tasks/501': () => problem(503, 'UNAVAILABLE') })
  await drawer.getByRole(...box('Kerzen')).click()
  await expect.element(drawer.getByText('Der Haken konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(drawer.getByRole(...box('Kerzen'))).not.toBeChecked()
})

test('who may not change a task reads its parts', async () => {
  const { drawer } = await aDetail({ ...parts, userId: 9, createdBy: 9 }, {}, ['Task:ListAll'])
  await expect.element(drawer.getByRole(...box('Kerzen'))).toBeDisabled()
})

test('editing opens the form, for those who may change the task', async () => {
  const { drawer, opened } = await aDetail()
  await drawer.getByRole('button', { name: 'Bearbeiten' }).click()
  await expect.poll(opened).toEqual({ name: 'task', props: { taskId: 501 } })
})

test('what is not one’s own is neither edited nor deleted without the rights', async () => {
  const { drawer } = await aDetail({ userId: 9, createdBy: 9 }, {}, ['Task:ListAll'])
  await expect.element(drawer.getByText('Keine Notiz')).toBeVisible()
  for (const name of ['Bearbeiten', 'Löschen']) expect(drawer.getByRole('button', { name }).elements()).toEqual([])
})

test('what one has created oneself is deleted without the right, after a question', async () => {
  const { drawer, received } = await aDetail({}, { 'DELETE /tasks/501': () => answer(null, 204) }, [])
  await drawer.getByRole('button', { name: 'Löschen' }).click()
  const question = drawer.getByRole('alertdialog', { name: '„Blumen bestellen“ löschen?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await drawer.getByRole('button', { name: 'Löschen' }).click()
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect.element(drawer.getByText('Aufgabe gelöscht')).toBeVisible()
  expect(received.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(1)
})

const said = (id: number, content: string, createdBy = 9): TaskComment => ({
  id,
  content,
  createdBy,
  createdAt: '2026-11-06T08:00:00.000Z',
  author: {
    id: createdBy,
    firstName: createdBy === 7 ? 'Maria' : 'Tom',
    lastName: 'X',
    profilePictureDocumentAccessToken: null,
    deleted: false,
  },
})

test.each<Task['type']>(['complaint', 'feedback'])('%s is talked about, the oldest word first', async (type) => {
  const list = [said(1, 'Die Blumen waren welk'), said(2, 'Ich rufe an', 7)]
  const { drawer, received } = await aDetail(
    { type },
    {
      'GET /tasks/501/comments': () => page(list),
      'POST /tasks/501/comments': ({ body }) => {
        list.push(said(3, String(body.content), 7))
        return answer(list.at(-1), 201)
      },
      'DELETE /tasks/501/comments/2': () => {
        list.splice(1, 1)
        return answer(null, 204)
      },
    },
    rights,
  )
  const comments = drawer.getByRole('region', { name: 'Kommentare' })
  await expect.element(comments.getByText('Die Blumen waren welk')).toBeVisible()
  expect(comments.getByRole('button', { name: 'Kommentar löschen' }).elements()).toHaveLength(1)
  await comments.getByRole('textbox', { name: 'Kommentar' }).fill('Ersatz ist bestellt')
  await comments.getByRole('button', { name: 'Kommentieren' }).click()
  await expect.element(comments.getByText('Ersatz ist bestellt')).toBeVisible()
  await expect.element(comments.getByRole('textbox', { name: 'Kommentar' })).toHaveValue('')
  await comments.getByRole('button', { name: 'Kommentar löschen' }).first().click()
  await drawer
    .getByRole('alertdialog', { name: 'Diesen Kommentar löschen?' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await expect.element(comments.getByText('Ich rufe an')).not.toBeInTheDocument()
  expect(received.filter(({ path }) => path.startsWith('POST')).map(({ body }) => body)).toEqual([
    { content: 'Ersatz ist bestellt' },
  ])
})

test('blanks are no comment, and what cannot be stored stays in the field', async () => {
  const { drawer, received } = await aDetail(
    { type: 'complaint' },
    { 'GET /tasks/501/comments': () => page([]), 'POST /tasks/501/comments': () => problem(503, 'UNAVAILABLE') },
  )
  const field = drawer.getByRole('textbox', { name: 'Kommentar' })
  await field.fill('   ')
  await drawer.getByRole('button', { name: 'Kommentieren' }).click()
  await expect.element(drawer.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  expect(received.some(({ path }) => path.startsWith('POST'))).toBe(false)
  await field.fill('Bleibt stehen')
  await drawer.getByRole('button', { name: 'Kommentieren' }).click()
  await expect.element(drawer.getByText('Der Kommentar konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(field).toHaveValue('Bleibt stehen')
})

test.each<Task['type']>(['basic', 'appointment', 'work', 'transportation', 'private', 'vacation'])(
  '%s is not talked about',
  async (type) => {
    const { drawer, received } = await aDetail({ type })
    await expect.element(drawer.getByText('Keine Notiz')).toBeVisible()
    expect(drawer.getByRole('region', { name: 'Kommentare' }).elements()).toEqual([])
    expect(received.some(({ path }) => path.endsWith('/comments'))).toBe(false)
  },
)

test('a part names the partner who is asked for it', async () => {
  const businessPartner = { id: 6, name: 'Blumen Winter', deleted: false }
  const asked = { ...part(1, 'Kranz'), businessPartnerId: 6, businessPartner }
  const { drawer } = await aDetail({ subTasks: [asked] })
  await expect.element(drawer.getByText('Blumen Winter')).toBeVisible()
  await expect.element(drawer.getByRole('checkbox', { name: 'Kranz' })).toHaveAccessibleDescription('Blumen Winter')
})

const clash = { startDate: '2026-11-22T08:00:00.000Z', endDate: '2026-11-22T09:00:00.000Z', blockedBy: ['Tom Winter'] }

test('a status that something stands in the way of asks before it is taken', async () => {
  const { drawer, received } = await aDetail(
    { type: 'appointment', status: 'DONE' },
    {
      'PATCH /tasks/501': ({ query }) =>
        query.get('ignoreOverlap') ? answer({}) : problem(409, 'TASK_OVERLAP', { overlappingTasks: [clash] }),
    },
  )
  await drawer.getByRole('combobox', { name: 'Status' }).click()
  await drawer.getByRole('option', { name: 'Aktiv' }).click()
  await expect.element(drawer.getByText('Tom Winter')).toBeVisible()
  await drawer.getByRole('button', { name: 'Trotzdem aktualisieren' }).click()
  await expect.poll(() => received.filter(({ path }) => path.startsWith('PATCH'))).toHaveLength(2)
})

test('while it is being deleted the question is busy and locked, and it is sent once', async () => {
  const { drawer, received } = await aDetail({}, { 'DELETE /tasks/501': () => answer(undefined, 204) })
  const deleted = () => received.filter(({ path }) => path.startsWith('DELETE'))
  await drawer.getByRole('button', { name: 'Löschen' }).click()
  const question = drawer.getByRole('alertdialog')
  const agree = question.getByRole('button', { name: 'Löschen' })
  await expect.element(agree).toBeVisible()
  const element = agree.element() as HTMLButtonElement
  element.click()
  await expect.element(question).toHaveAttribute('aria-busy', 'true')
  element.click()
  await expect.element(question.getByRole('button', { name: 'Abbrechen' })).toBeDisabled()
  await expect.element(question).not.toBeInTheDocument()
  expect(deleted()).toHaveLength(1)
})

test('what was deleted comes back from the message', async () => {
  const { drawer, received } = await aDetail(
    {},
    { 'DELETE /tasks/501': () => answer(undefined, 204), 'POST /tasks/501/restore': () => answer(aTask()) },
  )
  await drawer.getByRole('button', { name: 'Löschen' }).click()
  await drawer.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await drawer.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.element(drawer.getByText('Aufgabe wiederhergestellt')).toBeVisible()
  // What has been planned at its time meanwhile does not keep it away.
  const restored = received.find(({ path }) => path.endsWith('/restore'))
  expect(restored?.query.get('ignoreOverlap')).toBe('true')
})

test('a task that somebody else has deleted meanwhile is named as such', async () => {
  const { drawer } = await aDetail({}, { 'DELETE /tasks/501': () => problem(404, 'NOT_FOUND') })
  await drawer.getByRole('button', { name: 'Löschen' }).click()
  await drawer.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.element(drawer.getByText('Diese Aufgabe gibt es nicht mehr')).toBeVisible()
})
