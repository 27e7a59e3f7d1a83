import { noAddress } from '@pietas/contract/kit/address-line'
import { formatDay, today } from '@pietas/contract/kit/days'
import type { Task } from '@pietas/contract/tasks'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { session } from '../../kit/session'
import { aMe, answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { TaskForm } from './task-form'
import type { TaskPreset } from './task-values'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const staff = [
  { id: 7, firstName: 'Maria', lastName: 'Kowalski', jobDescription: null, email: 'm@a.example', ...stored },
  { id: 8, firstName: 'Jonas', lastName: 'Brandt', jobDescription: 'Fahrer', email: 'j@a.example', ...stored },
  { id: 9, firstName: 'Vera', lastName: 'Test', jobDescription: null, email: 'v@a.example', ...stored },
]
const rights = ['Task:Create', 'Process:List'] as const

type Routes = Parameters<typeof fakeServer>[0]

const aHouse = (more: Routes = {}) =>
  fakeServer({
    'GET /users': ({ query }) => {
      const ids = query.get('filterIds')?.split(',').map(Number)
      return page(staff.filter(({ id }) => !ids || ids.includes(id)))
    },
    'GET /cars': () => page([{ id: 4, name: 'Überführungswagen', licensePlate: 'GR-AB 12', ...stored }]),
    'GET /resources': () => page([{ id: 5, name: 'Trauerhalle', ...stored }]),
    'GET /processes': () => page([aProcess()]),
    'GET /processes/100': () => answer(aProcess()),
    'POST /tasks': () => answer(aTask(), 201),
    ...more,
  })

interface Facts {
  preset?: TaskPreset
  routes?: Routes
  permissions?: Parameters<typeof aMe>[0]
  defaults?: { tasksDefaultUserId?: number; qualityManagementDefaultUserId?: number }
}

async function aForm({ preset = {}, routes, permissions = { permissions: [...rights] }, defaults }: Facts = {}) {
  const me = aMe(permissions)
  const entity = me.tenants[0]?.legalEntities[0]
  if (entity) Object.assign(entity, defaults)
  session.start(me)
  const received = aHouse(routes)
  const saved: Task[] = []
  const { screen } = renderApp(
    <TaskForm
      preset={preset}
      title="Aufgabe anlegen"
      onSaved={(task) => saved.push(task)}
      onCancel={() => undefined}
    />,
  )
  const form = await screen
  await expect.element(form.getByRole('textbox', { name: 'Titel' })).toBeVisible()
  const posts = () => received.filter(({ path }) => path.startsWith('POST'))
  return { form, saved, posts, body: () => posts().at(-1)?.body }
}

type Form = Awaited<ReturnType<typeof aForm>>['form']

const field = (form: Form, name: string) => form.getByRole('textbox', { name, exact: true })
const picker = (form: Form, name: string) => form.getByRole('combobox', { name, exact: true })
const save = (form: Form) => form.getByRole('button', { name: 'Aufgabe anlegen' }).click()

const kinds = (form: Form) => form.getByRole('group', { name: 'Art', exact: true }).getByRole('button')
const kind = (form: Form, name: string) => kinds(form).filter({ hasText: name })

async function choose(form: Form, name: string, option: string) {
  if (name === 'Art') return kind(form, option).click()
  await picker(form, name).click()
  await form.getByRole('option', { name: option }).first().click()
}

async function type(form: Form, name: string, text: string) {
  await field(form, name).fill(text)
  await userEvent.keyboard('{Tab}')
}

test('by the keyboard alone: a title, and it is stored as a task for oneself and for today', async () => {
  const { form, saved, body } = await aForm()
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await expect.element(kind(form, 'Aufgabe')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(picker(form, 'Status')).toHaveTextContent('Offen')
  await expect.element(picker(form, 'Zuständig')).toHaveValue('Maria Kowalski (MK)')
  await expect.element(field(form, 'Fällig am')).toHaveValue(formatDay(today()))
  await userEvent.keyboard('Blumen bestellen{Enter}')
  await expect.poll(() => saved).toHaveLength(1)
  expect(body()).toEqual({
    basic: {
      status: 'OPEN',
      title: 'Blumen bestellen',
      description: null,
      dueDate: expect.any(String),
      userId: 7,
      processId: null,
      legalEntityId: 1,
      templateId: null,
      noteId: null,
      subTasks: [],
    },
  })
  await expect.element(form.getByText('Die Aufgabe wurde angelegt')).toBeVisible()
})

test('the seven kinds that are no leave are offered', async () => {
  const { form } = await aForm()
  await expect.element(kind(form, 'Privat')).toBeVisible()
  expect(
    kinds(form)
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Aufgabe', 'Termin', 'Arbeit', 'Überführung', 'Beschwerde', 'Feedback', 'Privat'])
})

test('all six states are offered', async () => {
  const { form, body } = await aForm()
  await picker(form, 'Status').click()
  await expect.element(form.getByRole('option', { name: 'Storniert' })).toBeVisible()
  expect(form.getByRole('option').elements()).toHaveLength(6)
  await form.getByRole('option', { name: 'In Prüfung' }).click()
  await field(form, 'Titel').fill('Rechnung')
  await save(form)
  await expect.poll(body).toMatchObject({ basic: { status: 'REVIEW' } })
})

test('without a kind it is asked for one, in the words of the house', async () => {
  const { form, posts } = await aForm()
  await field(form, 'Titel').fill('Blumen')
  // Pressed once more it is none.
  await kind(form, 'Aufgabe').click()
  await save(form)
  await expect.element(form.getByText('Bitte wählen Sie einen Aufgabentyp')).toBeVisible()
  expect(posts()).toHaveLength(0)
})

test('without a title nothing is sent', async () => {
  const { form, posts } = await aForm()
  await field(form, 'Titel').fill('   ')
  await save(form)
  await expect.element(form.getByText('Bitte einen Titel eingeben')).toBeVisible()
  expect(posts()).toHaveLength(0)
})

test('whoever chooses the kind first is not blamed for the title', async () => {
  const { form } = await aForm()
  await choose(form, 'Art', 'Termin')
  await expect.element(field(form, 'Beginn')).toBeVisible()
  expect(form.getByText('Bitte einen Titel eingeben').elements()).toHaveLength(0)
})

test('a start and a duration make the end of an appointment', async () => {
  const { form, body } = await aForm()
  await choose(form, 'Art', 'Termin')
  await expect.element(field(form, 'Fällig am')).toHaveValue('')
  expect(form.getByRole('textbox', { name: 'Ende' }).elements()).toHaveLength(0)
  await field(form, 'Titel').fill('Beratung')
  await type(form, 'Beginn', '10.03.2025 10:00')
  await expect.element(field(form, 'Dauer')).toHaveValue('01:00')
  await type(form, 'Dauer', '130')
  await type(form, 'Vorbereitungszeit', '30')
  await choose(form, 'Vorbereitung für', 'Trauerfeier')
  await choose(form, 'Fahrzeug', 'Überführungswagen')
  await choose(form, 'Ressourcen', 'Trauerhalle')
  await choose(form, 'Beteiligte', 'Jonas Brandt')
  await save(form)
  await expect.poll(body).toMatchObject({
    appointment: {
      startDate: '2025-03-10T09:00:00.000Z',
      endDate: '2025-03-10T10:30:00.000Z',
      dueDate: null,
      preparationTime: 30,
      preparationType: 'FUNERAL_SERVICE',
      carId: 4,
      resourceIds: [5],
      userIds: [8],
      address: null,
    },
  })
  expect(body()?.appointment).not.toHaveProperty('duration')
})

test('a start late in the evening must leave time for the duration on the same day', async () => {
  const { form, posts } = await aForm()
  await choose(form, 'Art', 'Termin')
  await field(form, 'Titel').fill('Nachtdienst')
  await type(form, 'Beginn', '10.03.2025 23:00')
  await type(form, 'Dauer', '02:00')
  await save(form)
  await expect.element(form.getByText('Beginn und Ende müssen am selben Tag liegen')).toBeVisible()
  expect(posts()).toHaveLength(0)
  await type(form, 'Dauer', '00:59')
  await save(form)
  await expect.poll(() => posts()).toHaveLength(1)
})

test('what takes place on a day is due on that day, until somebody says otherwise', async () => {
  const { form } = await aForm()
  await choose(form, 'Art', 'Arbeit')
  await type(form, 'Beginn', '10.03.2027 10:00')
  await expect.element(field(form, 'Fällig am')).toHaveValue('10.03.2027')
  await type(form, 'Fällig am', '12.03.2027 9')
  await type(form, 'Beginn', '11.03.2027 10:00')
  await expect.element(field(form, 'Fällig am')).toHaveValue('12.03.2027 09:00')
})

test('a transport asks for both places and takes the focus to the first', async () => {
  const { form, posts, body } = await aForm()
  await choose(form, 'Art', 'Überführung')
  await field(form, 'Titel').fill('Nach Görlitz')
  await save(form)
  const origin = form.getByRole('group', { name: 'Abholort' })
  const destination = form.getByRole('group', { name: 'Zielort' })
  await expect.element(origin.getByRole('alert')).toHaveTextContent('Dieses Feld ist erforderlich')
  await expect.element(destination.getByRole('alert')).toBeVisible()
  await expect.poll(() => origin.element().contains(document.activeElement)).toBe(true)
  expect(posts()).toHaveLength(0)
  await origin.getByRole('textbox', { name: 'Ort', exact: true }).fill('Dresden')
  await destination.getByRole('textbox', { name: 'Ort', exact: true }).fill('Görlitz')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => form.getByRole('alert').elements()).toHaveLength(0)
  await save(form)
  await expect.poll(body).toMatchObject({
    transportation: { address: { city: 'Dresden' }, destination: { city: 'Görlitz' }, startDate: null, endDate: null },
  })
})

test('what was typed stays when the kind changes, and only what fits is sent', async () => {
  const { form, body } = await aForm()
  await choose(form, 'Art', 'Termin')
  await field(form, 'Titel').fill('Beratung')
  await field(form, 'Notiz').fill('Hinterhaus')
  await type(form, 'Beginn', '10.03.2025 10:00')
  await choose(form, 'Art', 'Beschwerde')
  await expect.element(field(form, 'Beginn')).not.toBeInTheDocument()
  await choose(form, 'Art', 'Termin')
  await expect.element(field(form, 'Beginn')).toHaveValue('10.03.2025 10:00')
  await choose(form, 'Art', 'Beschwerde')
  await save(form)
  await expect.poll(body).toMatchObject({ complaint: { title: 'Beratung', description: 'Hinterhaus' } })
  expect(body()?.complaint).not.toHaveProperty('startDate')
})

describe('who does it', () => {
  const both = { tasksDefaultUserId: 8, qualityManagementDefaultUserId: 9 }
  const shown = (form: Form) => expect.element(picker(form, 'Zuständig'))

  test.each([
    ['both', both, 'Vera Test (VT)', 'Jonas Brandt (JB)'],
    ['one for tasks', { tasksDefaultUserId: 8 }, 'Jonas Brandt (JB)', 'Jonas Brandt (JB)'],
    ['nobody', {}, 'Maria Kowalski (MK)', 'Maria Kowalski (MK)'],
  ])('follows the kind where the house names %s', async (_, defaults, quality, timed) => {
    const { form } = await aForm({ defaults })
    await shown(form).toHaveValue('Maria Kowalski (MK)')
    await choose(form, 'Art', 'Beschwerde')
    await shown(form).toHaveValue(quality)
    await choose(form, 'Art', 'Arbeit')
    await shown(form).toHaveValue(timed)
    await choose(form, 'Art', 'Privat')
    await shown(form).toHaveValue('Maria Kowalski (MK)')
  })

  test('stays whom somebody has picked', async () => {
    const { form } = await aForm({ defaults: both })
    await choose(form, 'Zuständig', 'Vera Test')
    await choose(form, 'Zuständig', 'Maria Kowalski')
    await choose(form, 'Art', 'Termin')
    await shown(form).toHaveValue('Maria Kowalski (MK)')
  })

  test('is asked among those of the house', async () => {
    const asked: (string | null)[] = []
    const list: Routes = {
      'GET /users': ({ query }) => {
        if (!query.has('filterIds')) asked.push(query.get('legalEntityId'))
        return page(staff)
      },
    }
    const { form } = await aForm({ routes: list })
    await choose(form, 'Zuständig', 'Jonas Brandt')
    expect(asked).toContain('1')
    expect(asked).not.toContain(null)
  })

  test('has to be said, except of what is private', async () => {
    const { form, posts, body } = await aForm()
    await field(form, 'Titel').fill('Blumen')
    await picker(form, 'Zuständig').fill('')
    await userEvent.keyboard('{Tab}')
    await save(form)
    await expect.element(form.getByText('Dieses Feld ist erforderlich')).toBeVisible()
    expect(posts()).toHaveLength(0)
    await choose(form, 'Art', 'Privat')
    await save(form)
    await expect.poll(body).toMatchObject({ private: { userId: null } })
  })
})

test('whoever may not create tasks is offered only private ones', async () => {
  const { form, body } = await aForm({ permissions: { permissions: [] } })
  await expect.element(kind(form, 'Privat')).toHaveAttribute('aria-pressed', 'true')
  expect(kinds(form).elements()).toHaveLength(1)
  expect(form.getByRole('combobox', { name: 'Vorgang' }).elements()).toHaveLength(0)
  await field(form, 'Titel').fill('Zahnarzt')
  await save(form)
  await expect.poll(body).toMatchObject({ private: { title: 'Zahnarzt', userId: 7 } })
})

test('from a process it belongs to that process', async () => {
  const { form, body } = await aForm({ preset: { processId: 100 } })
  await expect.element(picker(form, 'Vorgang')).toHaveValue('100 · Karl Muster')
  await field(form, 'Titel').fill('Blumen')
  await save(form)
  await expect.poll(body).toMatchObject({ basic: { processId: 100 } })
})

describe('parts', () => {
  async function withParts() {
    const opened = await aForm()
    const { form } = opened
    await field(form, 'Titel').fill('Trauerfeier')
    for (const [index, title] of ['Halle', 'Blumen', 'Musik'].entries()) {
      await form.getByRole('button', { name: 'Teilaufgabe hinzufügen' }).click()
      await expect.element(form.getByRole('textbox', { name: 'Was zu tun ist' }).nth(index)).toHaveFocus()
      await userEvent.keyboard(title)
    }
    return opened
  }
  const titles = (body: Record<string, unknown> | undefined) =>
    (body?.basic as { subTasks: { title: string }[] } | undefined)?.subTasks.map(({ title }) => title)

  test('are sent in their order, without an id of the browser', async () => {
    const { form, body } = await withParts()
    await form.getByRole('checkbox', { name: 'Erledigt' }).nth(1).click()
    await save(form)
    await expect.poll(() => titles(body())).toEqual(['Halle', 'Blumen', 'Musik'])
    const empty = { comment: null, businessPartnerId: null }
    expect(body()?.basic).toMatchObject({
      subTasks: [
        { title: 'Halle', done: false, ...empty },
        { title: 'Blumen', done: true, ...empty },
        { title: 'Musik', done: false, ...empty },
      ],
    })
    expect(JSON.stringify(body())).not.toMatch(/"_?id"/)
  })

  test('are moved by a button, and by the keyboard from their field', async () => {
    const { form, body } = await withParts()
    await form.getByRole('button', { name: 'Nach oben' }).nth(2).click()
    await form.getByRole('textbox', { name: 'Was zu tun ist' }).nth(0).click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(form.getByRole('textbox', { name: 'Was zu tun ist' }).nth(1)).toHaveFocus()
    await expect.element(form.getByRole('button', { name: 'Nach oben' }).nth(0)).toBeDisabled()
    await expect.element(form.getByRole('button', { name: 'Nach unten' }).nth(2)).toBeDisabled()
    await save(form)
    await expect.poll(() => titles(body())).toEqual(['Musik', 'Halle', 'Blumen'])
  })

  test('say more where that is wanted', async () => {
    const { form, body } = await withParts()
    await form.getByRole('button', { name: 'Kommentar und Geschäftspartner' }).nth(1).click()
    await form.getByRole('textbox', { name: 'Kommentar' }).fill('weiße Lilien')
    await save(form)
    await expect.poll(body).toMatchObject({ basic: { subTasks: [{}, { comment: 'weiße Lilien' }, {}] } })
  })

  test('name a business partner only for who may read those', async () => {
    const more = (form: Form) => form.getByRole('button', { name: 'Kommentar und Geschäftspartner' }).first().click()
    const { form } = await withParts()
    await more(form)
    await expect.element(form.getByRole('textbox', { name: 'Kommentar' })).toBeVisible()
    expect(form.getByRole('combobox', { name: 'Geschäftspartner' }).elements()).toHaveLength(0)
    session.start(aMe({ permissions: [...rights, 'BusinessPartner:Read'] }))
    await expect.element(form.getByRole('combobox', { name: 'Geschäftspartner' })).toBeVisible()
  })

  test('need a title', async () => {
    const { form, posts } = await withParts()
    await form.getByRole('textbox', { name: 'Was zu tun ist' }).nth(1).fill('')
    await save(form)
    await expect.element(form.getByText('Dieses Feld ist erforderlich')).toBeVisible()
    expect(posts()).toHaveLength(0)
  })
})

test('what the server finds stands at its field, that of the end at the duration', async () => {
  const refuse: Routes = {
    'POST /tasks': () =>
      problem(400, 'INVALID_INPUT', { errors: [{ field: 'endDate', message: 'task.validation.duration' }] }),
  }
  const { form, saved } = await aForm({ routes: refuse })
  await choose(form, 'Art', 'Termin')
  await field(form, 'Titel').fill('Beratung')
  await type(form, 'Beginn', '10.03.2025 10:00')
  await save(form)
  await expect.element(form.getByText('Die Dauer muss länger als null sein')).toBeVisible()
  await expect.element(field(form, 'Dauer')).toHaveFocus()
  await expect.element(form.getByText('Die Aufgabe konnte nicht angelegt werden')).toBeVisible()
  expect(saved).toHaveLength(0)
})

test('an unfinished task comes back', async () => {
  const first = await aForm()
  await field(first.form, 'Titel').fill('Angefangen')
  await choose(first.form, 'Art', 'Termin')
  await first.form.unmount()
  const { form } = await aForm()
  await expect.element(field(form, 'Titel')).toHaveValue('Angefangen')
  await expect.element(field(form, 'Beginn')).toBeVisible()
})

test('what is taken at that time is said while it is planned, and keeps nobody from storing it', async () => {
  const asked: string[] = []
  const { form, posts } = await aForm({
    preset: { type: 'WORK', startDate: '2036-03-10T09:00:00.000Z', duration: '01:00' },
    routes: {
      'GET /busy': ({ query }) => {
        asked.push(`${query.get('startDate')} ${query.get('endDate')}`)
        const block = { startDate: '2036-03-10T09:30:00.000Z', endDate: '2036-03-10T11:00:00.000Z', taskId: null }
        return answer({ items: [{ kind: 'CAR', id: 4, ...block }], hasMore: false })
      },
    },
  })
  await field(form, 'Titel').fill('Sarg holen')
  expect(form.getByText(/Zu dieser Zeit schon verplant/).elements()).toEqual([])
  await choose(form, 'Fahrzeug', 'Überführungswagen')
  await expect.element(form.getByText(/Überführungswagen.*: 10.03.2036 10:30 – 12:00/)).toBeVisible()
  expect(asked.at(-1)).toBe('2036-03-10T09:00:00.000Z 2036-03-10T10:00:00.000Z')
  await save(form)
  await expect.poll(() => posts().length).toBe(1)
})

test('whoever goes to a date types over it', async () => {
  const { form } = await aForm({ preset: { dueDate: '2036-03-10' } })
  const due = field(form, 'Fällig am')
  await due.click()
  await userEvent.keyboard('11.03.2036')
  await userEvent.tab()
  await expect.element(due).toHaveValue('11.03.2036')
})

test('the kind is chosen by the arrow keys, one Tab behind the title', async () => {
  const { form } = await aForm()
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await userEvent.tab()
  await expect.element(kind(form, 'Aufgabe')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(kind(form, 'Termin')).toHaveFocus()
  await expect.element(kind(form, 'Termin')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(field(form, 'Beginn')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(kind(form, 'Privat')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await expect.element(picker(form, 'Status')).toHaveFocus()
})

test('a transport of a case begins where the body is, unless somebody has said where', async () => {
  const place = { ...noAddress, name: 'Klinikum', street: 'Beurhausstraße', city: 'Dortmund' }
  const found = { ...aProcess(), deceasedPerson: { ...aProcess().deceasedPerson, currentPosition: place } }
  const routes = { 'GET /processes/100': () => answer(found) }
  const first = await aForm({ preset: { processId: 100, type: 'TRANSPORTATION' }, routes })
  const origin = (form: Form) => form.getByRole('group', { name: 'Abholort' })
  await expect.element(origin(first.form).getByText(/Klinikum/)).toBeVisible()
  await first.form.unmount()
  sessionStorage.clear()
  const known = { ...place, name: 'Pflegeheim' }
  const { form } = await aForm({ preset: { processId: 100, type: 'TRANSPORTATION', address: known }, routes })
  await expect.element(origin(form).getByText(/Pflegeheim/)).toBeVisible()
  await expect.element(picker(form, 'Vorgang')).toHaveValue('100 · Karl Muster')
  expect(
    origin(form)
      .getByText(/Klinikum/)
      .elements(),
  ).toEqual([])
})

test('the places of a case are one press away, and whom to call about it stands beside it', async () => {
  const cemetery = {
    id: 9,
    name: 'Waldfriedhof',
    street: 'Forstweg',
    streetNumber: '1',
    zipCode: '02826',
    city: 'Görlitz',
    deleted: false,
  }
  const found = aProcess()
  const client = { ...(found.clientPerson as NonNullable<typeof found.clientPerson>), phone: '0171 5550101' }
  const { form, body } = await aForm({
    preset: { processId: 100, type: 'TRANSPORTATION', address: { ...noAddress, city: 'Dresden' } },
    routes: { 'GET /processes/100': () => answer({ ...found, cemetery, clientPerson: client }) },
  })
  await expect.element(form.getByRole('link', { name: '0171 5550101' })).toBeVisible()
  const chip = form.getByRole('button', { name: 'Friedhof: Waldfriedhof' })
  await expect.element(chip.last()).toHaveAttribute('aria-pressed', 'false')
  await chip.last().click()
  await expect.element(chip.last()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip.first()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(form.getByRole('group', { name: 'Zielort' }).getByText(/Forstweg 1/)).toBeVisible()
  await field(form, 'Titel').fill('In die Halle')
  await save(form)
  await expect.poll(body).toMatchObject({ transportation: { destination: { name: 'Waldfriedhof', city: 'Görlitz' } } })
})
