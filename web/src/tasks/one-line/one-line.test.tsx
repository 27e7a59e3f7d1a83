import type { Permission } from '@pietas/contract/kit'
import { addDays, instantOf, today } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { drafts } from '../../kit/leaving'
import { session } from '../../kit/session'
import { settings } from '../../kit/settings'
import { aMe, answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { OneLineField } from './one-line-field'

const office: Permission[] = ['Process:List', 'Task:ListAll', 'Task:Create', 'BusinessPartner:Read']
const tomorrow = addDays(today(), 1)
const stored = { deleted: false, version: 1 }

const aHouse = {
  'GET /users': () =>
    page([
      { id: 7, firstName: 'Maria', lastName: 'Kowalski', deleted: false },
      { id: 8, firstName: 'Erna', lastName: 'Müller', deleted: false },
    ]),
  'GET /cars': () => page([{ id: 11, name: 'Transporter 1', licensePlate: 'DO-BH 101', ...stored }]),
  'GET /resources': () => page([{ id: 21, name: 'Trauerhalle', ...stored }]),
  'GET /business-partners': ({ query }: { query: URLSearchParams }) =>
    page(
      [
        { id: 31, name: 'Klinikum Dortmund', nameAffix: null, address: { city: 'Dortmund' }, locked: false, ...stored },
        { id: 32, name: 'Krematorium Hagen', nameAffix: null, address: { city: 'Hagen' }, locked: false, ...stored },
      ].filter(({ name }) => name.startsWith(query.get('query') ?? '')),
    ),
  'GET /processes': () => page([aProcess({ id: 100 })]),
}

type Bodies = Record<string, Record<string, unknown>>

async function aField(more: Parameters<typeof fakeServer>[0] = {}, permissions = office) {
  session.start(aMe({ permissions }))
  const received = fakeServer({ ...aHouse, 'POST /tasks': () => answer(aTask(), 201), ...more })
  const { screen, router } = renderApp(<OneLineField />)
  const field = await screen
  const input = field.getByRole('textbox', { name: 'Aufgabe in einer Zeile' })
  await expect.element(input).toBeVisible()
  const created = () =>
    received.filter(({ path }) => path.startsWith('POST') && path.endsWith('/tasks')).map(({ body }) => body as Bodies)
  const chips = () =>
    field
      .getByRole('list', { name: 'Verstanden' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  return { field, input, created, chips, router, drawer: () => router.state.location.state.drawer }
}

test('what is understood of a line is shown, and Enter stores it', async () => {
  const { field, input, created, chips } = await aField()
  await input.fill('Blumen bestellen morgen 9 Uhr Erna Müller')
  await expect.poll(() => chips().length).toBe(3)
  expect(chips()[0]).toContain(tomorrow.slice(0, 4))
  expect(chips().slice(1)).toEqual(['09:00', 'Erna Müller'])
  await expect.element(field.getByText(/Titel: Blumen bestellen/)).toBeVisible()
  expect(created()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(created).toHaveLength(1)
  expect(created()[0]?.basic).toMatchObject({
    title: 'Blumen bestellen',
    dueDate: instantOf({ day: tomorrow, time: '09:00' }),
    userId: 8,
    legalEntityId: 1,
  })
  await expect.element(input).toHaveValue('')
})

test('a transport is stored with its places, its car and its hours', async () => {
  const { input, created, chips } = await aField()
  await input.fill('Überführung morgen 9-11 Uhr Klinikum → Krematorium, Transporter 1')
  await expect
    .poll(() => chips().slice(2))
    .toEqual(['09:00–11:00', 'Abholort: Klinikum Dortmund', 'Zielort: Krematorium Hagen', 'Transporter 1'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(created).toHaveLength(1)
  expect(created()[0]?.transportation).toMatchObject({
    title: 'Überführung',
    startDate: instantOf({ day: tomorrow, time: '09:00' }),
    endDate: instantOf({ day: tomorrow, time: '11:00' }),
    carId: 11,
    address: { name: 'Klinikum Dortmund', city: 'Dortmund' },
    destination: { name: 'Krematorium Hagen' },
  })
})

test('where something is missing, Enter asks for it in the form, with all that was understood', async () => {
  const { field, input, created, chips, drawer } = await aField()
  await input.fill('Überführung morgen 9 Uhr Klinikum, Transporter 1')
  await expect.poll(() => chips()).toContain('Abholort: Klinikum Dortmund')
  await expect.element(field.getByText(/fragt im Formular nach/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(drawer)
    .toMatchObject({ name: 'task', props: { preset: { type: 'TRANSPORTATION', title: 'Überführung', carId: 11 } } })
  expect(created()).toEqual([])
})

test('a part that somebody takes back goes to the title, and Escape forgets the line', async () => {
  const { field, input, created, chips } = await aField()
  await input.fill('Termin Trauerhalle putzen morgen 9 Uhr')
  await expect.poll(() => chips()).toContain('Trauerhalle')
  await field.getByRole('button', { name: 'Trauerhalle nicht so verstehen' }).click()
  await expect.element(field.getByText(/Titel: Trauerhalle putzen/)).toBeVisible()
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(input).toHaveValue('')
  await expect.element(input).not.toHaveFocus()
  expect(created()).toEqual([])
})

test('Enter before the names are found waits for them, and stores once', async () => {
  const found = Promise.withResolvers<void>()
  const late = async () => {
    await found.promise
    return page([aProcess({ id: 100 })])
  }
  const { input, created } = await aField({ 'GET /processes': late })
  await input.fill('Urkunde holen Karl Muster')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(input).toHaveAttribute('readonly')
  expect(created()).toEqual([])
  found.resolve()
  await expect.poll(() => created()[0]?.basic).toMatchObject({ title: 'Urkunde holen', processId: 100 })
  await expect.element(input).toHaveValue('')
  expect(created()).toHaveLength(1)
})

test('a case that is named is the one of the task', async () => {
  const { input, created, chips } = await aField()
  await input.fill('Urkunde holen Karl Muster')
  await expect.poll(() => chips()).toEqual(['100 · Karl Muster'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => created()[0]?.basic).toMatchObject({ title: 'Urkunde holen', processId: 100, userId: 7 })
})

test('a line that the server refuses stays to be sent again', async () => {
  const { field, input } = await aField({ 'POST /tasks': () => problem(500, 'UNEXPECTED') })
  await input.fill('Blumen bestellen')
  await userEvent.keyboard('{Enter}')
  await expect.element(field.getByText('Die Aufgabe konnte nicht angelegt werden')).toBeVisible()
  await expect.element(input).toHaveValue('Blumen bestellen')
})

test('who may not plan writes private lines only, and searches nothing that he may not read', async () => {
  const { input, created } = await aField(
    {
      'GET /business-partners': () => problem(403, 'FORBIDDEN'),
      'GET /processes': () => problem(403, 'FORBIDDEN'),
    },
    [],
  )
  await input.fill('Termin beim Arzt')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => created()[0]?.private).toMatchObject({ title: 'Termin beim Arzt' })
})

test('a line that opens the form is kept until the task is stored, and over a reload', async () => {
  const { field, input, drawer } = await aField()
  await input.fill('Überführung morgen 9 Uhr')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => drawer()?.name).toBe('task')
  await expect.element(input).toHaveValue('Überführung morgen 9 Uhr')
  await field.unmount()
  const again = await aField()
  await expect.element(again.input).toHaveValue('Überführung morgen 9 Uhr')
  again.input.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(again.input).toHaveValue('')
  await again.field.unmount()
  const later = await aField()
  await expect.element(later.input).toHaveValue('')
})

test('a line whose form has stored the task is gone', async () => {
  const { field, input, router } = await aField()
  await input.fill('Überführung morgen 9 Uhr')
  await userEvent.keyboard('{Enter}')
  const draft = () =>
    (router.state.location.state.drawer?.props as { preset?: { noteDraft?: string } })?.preset?.noteDraft
  await expect.poll(draft).toMatch(/^line-/)
  drafts.clear(draft() ?? '')
  router.history.back()
  await expect.element(field.getByRole('textbox', { name: 'Aufgabe in einer Zeile' })).toHaveValue('')
})

test('in English the chip of a day says its weekday in English', async () => {
  settings.change({ language: 'en' })
  try {
    session.start(aMe({ permissions: office }))
    fakeServer(aHouse)
    const field = await renderApp(<OneLineField />).screen
    await field.getByRole('textbox').fill('Order flowers 30.11.2026')
    await expect.element(field.getByText('Mon 30.11.2026')).toBeVisible()
  } finally {
    settings.change({ language: 'de' })
  }
})
