import { emptySection, type PreparationChanges, preparationNames } from '@pietas/contract/processes'
import type { Task } from '@pietas/contract/tasks'
import { expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { session } from '../../kit/session'
import { aMe, answer, aProcess, failedPictures, page, problem } from '../../kit/testing'
import { aDetail } from './testing'

const tom = { id: 9, firstName: 'Tom', lastName: 'Winter', profilePictureDocumentAccessToken: null, deleted: false }
const karl = aProcess()
const theCase = {
  ...karl,
  cemetery: { id: 3, name: 'Waldfriedhof', deleted: false },
  graveNumber: 'B 17',
  deceasedPerson: {
    ...karl.deceasedPerson,
    deceasedTimeAt: '05:20',
    size: 182,
    weight: 90,
    highlyInfectious: true,
    currentPosition: { name: 'Klinikum', street: 'Am Ring', streetNumber: '1', zipCode: '02826', city: 'Görlitz' },
  },
} as unknown as NonNullable<Task['process']>

const place = (name: string) => ({
  name,
  street: 'Am Hain',
  streetNumber: '3',
  zipCode: '02827',
  city: 'Görlitz',
  country: null,
  lat: null,
  lng: null,
})

test('it is headed by kind and title, and by when it was created and by whom', async () => {
  const { drawer } = await aDetail({ type: 'appointment', title: 'Trauergespräch' })
  const dialog = drawer.getByRole('dialog', { name: 'Termin Trauergespräch' })
  await expect.element(dialog).toHaveTextContent('Angelegt 06.11.2026 · Maria Kowalski')
  expect(dialog.element().getBoundingClientRect().width).toBeLessThanOrEqual(800)
})

test('an hour ago is told as such', async () => {
  const { drawer } = await aDetail({ createdAt: new Date(Date.now() - 3_700_000).toISOString() })
  await expect.element(drawer.getByText('vor 1 Stunde')).toBeVisible()
})

test('status, assignee, house and process are told; the process opens in a new tab', async () => {
  const { drawer } = await aDetail({ user: tom, userId: 9, process: theCase, processId: 100 })
  await expect.element(drawer.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Offen')
  await expect.element(drawer.getByText('Tom Winter')).toBeVisible()
  await expect.element(drawer.getByText('TW')).toBeVisible()
  await expect.element(drawer.getByText('Bestattungen Abendrot GmbH')).toBeVisible()
  const link = drawer.getByRole('link', { name: '100 · Karl Muster' })
  await expect.element(link).toHaveAttribute('href', '/processes/100')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('who has left the house is named as such, as assignee and as participant', async () => {
  const gone = { ...tom, deleted: true }
  const { drawer } = await aDetail({ user: gone, userId: 9, users: [gone] })
  await expect.element(drawer.getByText('(gelöscht)').first()).toBeVisible()
  const names = drawer.getByText(/Tom Winter \(gelöscht\)/).elements()
  expect(names.map((name) => name.matches('[data-deleted]'))).toEqual([true, true])
})

test('start and end stand side by side, with a process and without', async () => {
  const times = { startDate: '2026-03-10T09:00:00.000Z', endDate: '2026-03-10T10:00:00.000Z' }
  const { drawer } = await aDetail({ type: 'appointment', ...times, process: null, processId: null })
  await expect.element(drawer.getByText('Beginn', { exact: true })).toBeVisible()
  const top = (text: string) => drawer.getByText(text, { exact: true }).element().getBoundingClientRect().top
  expect(top('Beginn')).toBe(top('Ende'))
})

test('without the right to processes the name is no link, and nothing is asked of their preparations', async () => {
  const { drawer, received } = await aDetail({ process: theCase, processId: 100 }, {}, ['Task:ListAll'])
  await expect.element(drawer.getByText('100 · Karl Muster')).toBeVisible()
  expect(drawer.getByRole('link', { name: '100 · Karl Muster' }).elements()).toEqual([])
  expect(drawer.getByRole('heading', { name: 'Arbeitsvorbereitung' }).elements()).toEqual([])
  expect(received.map(({ path }) => path).filter((path) => path.startsWith('GET'))).toEqual([
    'GET /api/v1/tenants/1/tasks/501',
  ])
})

test('a note keeps its lines; without one that is said', async () => {
  const { drawer, change } = await aDetail({ description: 'Erste Zeile\nZweite Zeile' })
  const note = drawer.getByText('Zweite Zeile')
  await expect.element(note).toHaveStyle({ whiteSpace: 'pre-wrap' })
  change({ description: null })
  await queries.invalidateQueries()
  await expect.element(drawer.getByText('Keine Notiz')).toBeVisible()
})

test('what should have been done is marked; what is done is not', async () => {
  const { drawer, change } = await aDetail({ dueDate: '2026-01-10T08:30:00.000Z' })
  await expect.element(drawer.getByText('10.01.2026 (09:30)')).toBeVisible()
  await expect.element(drawer.getByText('überfällig')).toBeVisible()
  change({ status: 'DONE' })
  await queries.invalidateQueries()
  await expect.element(drawer.getByText('überfällig')).not.toBeInTheDocument()
})

test('an appointment tells start, end and the time before it; a plain task tells none of them', async () => {
  const { drawer } = await aDetail({
    type: 'appointment',
    startDate: '2026-11-22T08:00:00.000Z',
    endDate: '2026-11-22T09:30:00.000Z',
    preparationTime: 30,
  })
  for (const text of ['22.11.2026 (09:00)', '22.11.2026 (10:30)', '30 Minuten'])
    await expect.element(drawer.getByText(text)).toBeVisible()
})

test('a plain task has no place, no times and no case', async () => {
  const { drawer } = await aDetail()
  await expect.element(drawer.getByText('Keine Notiz')).toBeVisible()
  for (const label of [
    'Beginn',
    'Ende',
    'Vorbereitungszeit',
    'Ort',
    'Fahrzeug',
    'Grunddaten',
    'Kommentare',
    'Teilaufgaben',
  ])
    expect(drawer.getByText(label, { exact: true }).elements(), label).toEqual([])
})

test('who and what is needed is named; what has been deleted meanwhile stands out', async () => {
  const { drawer } = await aDetail({
    type: 'work',
    users: [tom],
    resources: [
      { id: 1, name: 'Feierhalle', deleted: false },
      { id: 2, name: 'Alter Katafalk', deleted: true },
    ],
    car: { id: 4, name: 'Überführungswagen', licensePlate: 'GR-AB 12', numberOfSeats: 2, deleted: true },
  })
  for (const name of ['Tom Winter', 'Feierhalle']) await expect.element(drawer.getByText(name)).toBeVisible()
  for (const text of ['Alter Katafalk (gelöscht)', 'Überführungswagen · GR-AB 12 (gelöscht)'])
    expect(drawer.getByText(text).element().closest('[data-deleted]'), text).not.toBeNull()
})

test('a place is shown on a picture of the map and on a map outside', async () => {
  const tried = failedPictures()
  const { drawer } = await aDetail({ type: 'appointment', address: place('Kapelle') })
  const me = aMe()
  session.start({ ...me, installation: { ...me.installation, staticMap: true } })
  const link = drawer.getByRole('link', { name: 'In Karten anzeigen' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(link.element().getAttribute('href')).toContain('query=Am+Hain+3%2C+02827+G%C3%B6rlitz')
  await expect.poll(() => tried).toEqual([expect.stringContaining('/static-map?address=Am')])
  await expect.poll(() => drawer.getByRole('img', { name: /^Karte/ }).elements()).toHaveLength(0)
})

test('of a transport origin and destination are told by their signs; without a map service there is no empty box', async () => {
  const tried = failedPictures()
  const { drawer } = await aDetail({
    type: 'transportation',
    address: place('Klinikum'),
    destination: place('Kapelle'),
  })
  await expect.element(drawer.getByText('Abholort')).toBeVisible()
  await expect.element(drawer.getByText('Zielort')).toBeVisible()
  expect(drawer.getByRole('link', { name: 'In Karten anzeigen' }).element().getAttribute('href')).toContain('/dir/')
  expect(drawer.getByRole('img', { name: /^Karte/ }).elements()).toHaveLength(0)
  expect(tried).toEqual([])
})

test('of the case it tells who has died, who has ordered, the body, the danger and the grave', async () => {
  const { drawer } = await aDetail({ process: theCase, processId: 100 })
  const base = drawer.getByRole('region', { name: /^Grunddaten/ })
  const texts = ['Karl Muster', '01.05.1940', '05.11.2026, 05:20', 'Anna Muster', '182 cm, 90 kg', 'hochinfektiös']
  for (const text of [...texts, 'Klinikum, Am Ring 1, 02826 Görlitz', 'Waldfriedhof', 'B 17'])
    await expect.element(base).toHaveTextContent(text)
})

const prepared = (sections: Partial<Record<keyof PreparationChanges, object>>) =>
  answer({
    processId: 100,
    version: 1,
    updatedAt: null,
    updatedBy: null,
    businessPartners: [],
    ...Object.fromEntries(
      preparationNames.map((name) => [name, sections[name] ? { ...emptySection(name), ...sections[name] } : null]),
    ),
  })

test('a burial shows what is prepared for grave and burial, and the rest when asked', async () => {
  let note = 'Vier Träger'
  const { drawer, received } = await aDetail(
    { type: 'work', process: theCase, processId: 100, preparationType: 'BURIAL' },
    {
      'GET /processes/100/preparations': () =>
        prepared({ burialPreparation: { note }, carePreparation: { shave: true, note: 'Vorsichtig' } }),
    },
  )
  await expect.element(drawer.getByRole('region', { name: 'Beisetzung', exact: true })).toHaveTextContent('Vier Träger')
  await expect.element(drawer.getByRole('region', { name: /^Graböffnung/ })).toHaveTextContent('noch nichts')
  expect(drawer.getByText('Vorsichtig').elements()).toEqual([])
  // What is prepared anew stands there at once.
  note = 'Sechs Träger'
  await queries.invalidateQueries({ queryKey: ['processes'] })
  await expect.element(drawer.getByText('Sechs Träger')).toBeVisible()
  await drawer.getByRole('button', { name: 'Weitere Vorbereitungen zeigen' }).click()
  await expect.element(drawer.getByText('Vorsichtig')).toBeVisible()
  await drawer.getByRole('button', { name: 'Weniger zeigen' }).click()
  await expect.element(drawer.getByText('Vorsichtig')).not.toBeInTheDocument()
  expect(received.filter(({ path }) => path.endsWith('/preparations'))).toHaveLength(2)
})

test('a task that prepares nothing loads the preparations only when asked', async () => {
  const { drawer, received } = await aDetail(
    { process: theCase, processId: 100 },
    { 'GET /processes/100/preparations': () => prepared({ carePreparation: { note: 'Vorsichtig' } }) },
  )
  const button = drawer.getByRole('button', { name: 'Vorbereitungen des Vorgangs zeigen' })
  await expect.element(button).toBeVisible()
  expect(received.some(({ path }) => path.endsWith('/preparations'))).toBe(false)
  await button.click()
  await expect.element(drawer.getByText('Vorsichtig')).toBeVisible()
})

const logs = (...steps: [Task['status'], string][]) =>
  steps.map(([status, time]) => ({ status, createdAt: `2026-11-22T${time}:00.000Z`, createdBy: 7 }))

test.each<[string, Task['taskStatusLogs'], string]>([
  ['never begun', logs(['OPEN', '08:00']), 'Aufgabe noch nicht gestartet'],
  ['begun', logs(['OPEN', '08:00'], ['ACTIVE', '09:00']), 'In Bearbeitung'],
  [
    'finished after a pause',
    logs(['ACTIVE', '09:00'], ['PAUSED', '09:30'], ['ACTIVE', '10:00'], ['DONE', '11:00']),
    '1 Stunde 30 Minuten',
  ],
])('how long it took, %s', async (_, taskStatusLogs, text) => {
  const { drawer } = await aDetail({ taskStatusLogs })
  await expect.element(drawer.getByText(text)).toBeVisible()
})

test('long, foreign and hostile texts are shown as they are and stay inside', async () => {
  const long = 'Ä🕯️'.repeat(3300)
  const { drawer } = await aDetail({
    title: `<script>alert(1)</script> ${'Langeswort'.repeat(15)}`,
    description: `${long}\nمراسم الجنازة`,
    subTasks: [
      { id: 1, title: long.slice(0, 190), done: false, comment: null, businessPartnerId: null, businessPartner: null },
    ],
  })
  await expect.element(drawer.getByText('<script>alert(1)</script>', { exact: false }).first()).toBeVisible()
  const paper = drawer.getByRole('dialog').element()
  expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth)
  const detail = paper.querySelector('[data-task-detail]')
  expect(detail?.scrollWidth).toBeLessThanOrEqual(detail?.clientWidth ?? 0)
})

test('what is gone is told, and what cannot be loaded as well', async () => {
  const { drawer } = await aDetail({}, { 'GET /tasks/501': () => problem(404, 'NOT_FOUND') })
  await expect.element(drawer.getByText(/Diese Aufgabe gibt es nicht/)).toBeVisible()
})

test('a server that fails is told', async () => {
  const { drawer } = await aDetail({}, { 'GET /tasks/501': () => problem(500, 'UNEXPECTED') })
  await expect.element(drawer.getByText('Die Daten konnten nicht geladen werden')).toBeVisible()
})

test('the note that it was made of is named and read where one is', async () => {
  const note = { id: 5, processId: 100, subject: 'Rückruf', text: 'Tochter kommt um 10', author: null, createdAt: '' }
  const { drawer } = await aDetail(
    { noteId: 5, process: theCase, processId: 100 },
    { 'GET /notes/5': () => answer(note), 'GET /processes/100/tasks': () => page([]) },
  )
  await drawer.getByRole('button', { name: 'Rückruf' }).click()
  await expect.element(drawer.getByRole('dialog', { name: 'Rückruf' })).toHaveTextContent('Tochter kommt um 10')
})

test('a client who has died, and whose record somebody has deleted, is named so', async () => {
  const clientPerson = { ...theCase.clientPerson, deceased: true, deceasedAt: '2026-11-20', deleted: true } as never
  const { drawer } = await aDetail({ process: { ...theCase, clientPerson }, processId: 100 })
  await expect.element(drawer.getByText(/† 20\.11\.2026 \(gelöscht\)/)).toBeVisible()
})
