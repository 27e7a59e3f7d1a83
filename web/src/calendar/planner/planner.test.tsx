import type { Permission } from '@pietas/contract/kit/permissions'
import type { TaskRow } from '@pietas/contract/tasks'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries, refresh } from '../../kit/api'
import { toast } from '../../kit/feedback'
import { session } from '../../kit/session'
import { activeShortcuts } from '../../kit/shortcut'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { anAppointment } from '../testing'
import { timelineNames } from '../views/views'
import { rest } from '../work/use-key-moves'
import { Planner } from './planner'

const office: Permission[] = ['Task:Create', 'Task:ListAll']
const week = '/?view=week&date=2026-11-24'
const note = {
  noteDate: '2026-11-24',
  noteText: 'a'.repeat(200),
  version: 1,
  deleted: false,
  updatedBy: 7,
  createdBy: 7,
}
const transporter = { id: 3, name: 'Transporter', licensePlate: 'GR-AB 1', numberOfSeats: 2, deleted: false }

type Routes = Parameters<typeof fakeServer>[0]

interface Facts {
  tasks?: TaskRow[]
  routes?: Routes
  rights?: Permission[]
  timelines?: boolean
  cursor?: string | null
}

async function aPlanner(address: string, { tasks, routes, rights = office, timelines, cursor = null }: Facts = {}) {
  session.start(aMe({ permissions: rights }))
  const received = fakeServer({
    'GET /all-accessible/tasks': () => page(tasks ?? [anAppointment()], cursor),
    'GET /holidays': () => answer({ federalState: 'DE-SN', items: [] }),
    'GET /busy': () => answer({ items: [], hasMore: false }),
    'GET /users': () => page([{ ...anAppointment().user, jobDescription: null, email: '' }]),
    'GET /cars': () => page([transporter]),
    'GET /resources': () => page([]),
    'GET /disposition-notes': () => page([]),
    ...routes,
  })
  const planner = <Planner name="Kalender" {...(timelines ? { offered: timelineNames } : {})} />
  const { router, screen } = renderApp(planner, address)
  const shown = await screen
  const asked = () => received.filter(({ path }) => path.endsWith('all-accessible/tasks')).map(({ query }) => query)
  const patches = () => received.filter(({ path }) => path.startsWith('PATCH'))
  const event = shown.getByRole('button', { name: /Beratungsgespräch/ })
  return { screen: shown, router, received, asked, patches, event, search: () => router.state.location.search }
}

beforeEach(async () => {
  vi.restoreAllMocks()
  queries.clear()
  await browser.viewport(1400, 900)
})

test('one call asks for everything that takes place in the days that are shown', async () => {
  const { asked, event } = await aPlanner(week)
  await expect.element(event).toBeVisible()
  const query = asked()[0]
  expect(query?.get('startDate')).toBe('2026-11-23T00:00:00.000+01:00')
  expect(query?.get('endDate')).toBe('2026-11-29T23:59:59.999+01:00')
  expect(query?.get('type')).toBe('APPOINTMENT,WORK,TRANSPORTATION,ABSENCE')
  expect(query?.get('limit')).toBe('500')
  expect(asked().filter((one) => one.get('startDate') === query?.get('startDate'))).toHaveLength(1)
})

test('the neighbours are fetched ahead, and forth, back and today stand in the address', async () => {
  const { screen, asked, search, event } = await aPlanner(week)
  await expect.element(event).toBeVisible()
  await expect.poll(() => asked().map((query) => query.get('startDate')?.slice(0, 10))).toContain('2026-11-30')
  await screen.getByRole('button', { name: /^Weiter/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'KW 49, 2026' })).toBeVisible()
  expect(search()).toMatchObject({ date: '2026-12-01' })
  await screen.getByRole('button', { name: /^Zurück/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'KW 48, 2026' })).toBeVisible()
  await screen.getByRole('button', { name: 'Tag', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Dienstag, 24.11.2026' })).toBeVisible()
  await screen.getByRole('button', { name: 'Heute' }).click()
  await expect.poll(() => search()).toEqual({ view: 'day' })
})

test('the sheets of the day that is looked at are one step away', async () => {
  const { screen } = await aPlanner('/?view=day&date=2026-11-25')
  const way = screen.getByRole('link', { name: 'Tagesplan' })
  await expect.element(way).toHaveAttribute('href', '/calendar/day-plan?day=2026-11-25')
})

test('wide screens begin with the month, narrow ones with the list', async () => {
  const { screen } = await aPlanner('/?date=2026-11-24')
  await expect.element(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await browser.viewport(390, 844)
  await expect.element(screen.getByRole('heading', { name: 'KW 48, 2026' })).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Ansicht' })).toHaveValue('list')
})

test('an event opens its task; more than 500 are said plainly', async () => {
  const { screen, event, search } = await aPlanner(week, { cursor: 'more' })
  await expect.element(screen.getByText(/mehr als 500 Aufgaben/)).toBeVisible()
  await event.click()
  await expect.poll(() => search()).toMatchObject({ view: 'week', date: '2026-11-24' })
  await expect.poll(() => history.length).toBeGreaterThan(0)
})

test('by keys it is moved, stored with its version, and taken back from the message', async () => {
  const stored = anAppointment({ version: 2 })
  const { event, patches, screen } = await aPlanner(week, { routes: { 'PATCH /tasks/501': () => answer(stored) } })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Mittwoch, 25.11.2026, 10:00 – 11:00')).toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Mittwoch/)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.poll(() => patches().length).toBe(1)
  expect(patches()[0]?.body).toEqual({
    appointment: { startDate: '2026-11-25T09:00:00.000Z', endDate: '2026-11-25T10:15:00.000Z' },
  })
  expect(patches()[0]?.headers.get('if-match')).toBe('"1"')
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect
    .poll(() => patches()[1]?.body)
    .toEqual({
      appointment: { startDate: '2026-11-24T09:00:00.000Z', endDate: '2026-11-24T10:00:00.000Z' },
    })
  expect(patches()[1]?.headers.get('if-match')).toBe('"2"')
})

/** Nobody rests, however slow the machine is that presses the keys. */
const withoutRest = () => {
  const later = window.setTimeout
  const started = (run: () => void, ms?: number) => (ms === rest ? 0 : later(run, ms))
  vi.spyOn(window, 'setTimeout').mockImplementation(started as typeof window.setTimeout)
}

const noTimes = { startDate: null, endDate: null }
const dueAllDay = anAppointment({ type: 'work', ...noTimes, dueDate: '2026-11-23T23:00:00.000Z' })

test('what is due all day is planned by keys as by the mouse: in the morning', async () => {
  const { event, patches, screen } = await aPlanner(week, {
    tasks: [dueAllDay],
    routes: { 'PATCH /tasks/501': () => answer(anAppointment({ type: 'work', version: 2 })) },
  })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Mittwoch, 25.11.2026, 08:00 – 09:00')).toBeInTheDocument()
  await expect.poll(() => patches().length).toBe(1)
  expect(patches()[0]?.body).toEqual({
    work: { startDate: '2026-11-25T07:00:00.000Z', endDate: '2026-11-25T08:00:00.000Z' },
  })
})

test('what has no hour and comes back to its day is given none', async () => {
  const { event, patches, screen } = await aPlanner(week, {
    tasks: [dueAllDay, another],
    routes: bothStored(),
  })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(screen.getByText('Die Aufgabe bleibt, wo sie war')).toBeInTheDocument()
  await moveByKey(screen.getByRole('button', { name: /Trauerfeier/ }))
  await expect.poll(() => patches().map(({ path }) => path)).toEqual([expect.stringContaining('/tasks/502')])
})

const hearse = { id: 4, name: 'Zweitwagen', licensePlate: 'GR-AB 2', numberOfSeats: 2, deleted: false }
const driven = () => anAppointment({ carId: transporter.id, car: transporter })
const twoCars = { 'GET /cars': () => page([transporter, hearse]) }

/** Where the focus is, from top to bottom among all places in which the event stands. */
const focusedPlace = () => {
  const top = (element: Element) => element.getBoundingClientRect().top
  const places = [...document.querySelectorAll('[data-event="task-501"]')].toSorted(
    (one, other) => top(one) - top(other),
  )
  return places.indexOf(document.activeElement as Element)
}

test('in the row of a car the keys lead to the next car, the focus goes along, and who drives stays', async () => {
  const { event, patches, screen } = await aPlanner('/?view=timeline-week&date=2026-11-24', {
    timelines: true,
    tasks: [driven()],
    routes: { ...twoCars, 'PATCH /tasks/501': () => answer(anAppointment({ version: 2, carId: 4, car: hearse })) },
  })
  await expect.poll(() => event.elements().length).toBe(2)
  const [ofUser, ofCar] = event.elements() as HTMLElement[]
  if (!ofUser || !ofCar) throw new Error('It stands in the rows of whoever does it and of its car')
  ofCar.focus()
  expect(focusedPlace()).toBe(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText(/10:00 – 11:00, Zweitwagen · GR-AB 2$/)).toBeInTheDocument()
  await expect.poll(focusedPlace).toBe(1)
  await expect.poll(() => patches().map(({ body }) => body)).toEqual([{ appointment: { carId: 4 } }])
  await expect.poll(() => event.elements().length).toBe(2)
  await expect.poll(focusedPlace).toBe(1)
})

test('the calendar takes the whole screen and gives it back, also where the browser refuses', async () => {
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new Error('refused'))
  const { event, screen } = await aPlanner(week)
  await expect.element(event).toBeVisible()
  const covered = () => document.querySelector('[data-full]')?.getBoundingClientRect()
  await screen.getByRole('button', { name: 'Vollbild' }).click()
  await expect.poll(() => covered()?.width).toBe(window.innerWidth)
  await screen.getByRole('button', { name: 'Vollbild verlassen' }).click()
  await expect.poll(covered).toBeUndefined()
  await screen.getByRole('button', { name: 'Vollbild' }).click()
  await expect.poll(() => covered()?.width).toBe(window.innerWidth)
  await userEvent.keyboard('{Escape}')
  await expect.poll(covered).toBeUndefined()
})

test('Escape leaves it where it was', async () => {
  withoutRest()
  const { event, patches, screen } = await aPlanner(week)
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await expect.element(screen.getByText('Die Aufgabe bleibt, wo sie war')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Dienstag.*Beratungsgespräch/ })).toBeVisible()
  expect(patches()).toEqual([])
})

/** A second one of the same day, of which nothing says so but its name. */
const another = anAppointment({
  id: 502,
  title: 'Trauerfeier',
  startDate: '2026-11-24T12:00:00.000Z',
  endDate: '2026-11-24T13:00:00.000Z',
})
const bothStored = () => ({
  'PATCH /tasks/501': () => answer(anAppointment({ version: 2 })),
  'PATCH /tasks/502': () => answer({ ...another, version: 2 }),
})
const moveByKey = async (event: { element: () => Element }) => {
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
}

test('what is on its way is stored before another one is moved', async () => {
  withoutRest()
  const { event, patches, screen } = await aPlanner(week, { tasks: [anAppointment(), another], routes: bothStored() })
  await expect.element(event).toBeVisible()
  await moveByKey(event)
  await expect.element(screen.getByText('Mittwoch, 25.11.2026, 10:00 – 11:00')).toBeInTheDocument()
  expect(patches()).toEqual([])
  await moveByKey(screen.getByRole('button', { name: /Trauerfeier/ }))
  await expect.element(screen.getByText('Mittwoch, 25.11.2026, 13:00 – 14:00')).toBeInTheDocument()
  await expect
    .poll(() => patches().map(({ path, body }) => [path, body]))
    .toEqual([
      [
        expect.stringContaining('/tasks/501'),
        { appointment: { startDate: '2026-11-25T09:00:00.000Z', endDate: '2026-11-25T10:00:00.000Z' } },
      ],
    ])
  await userEvent.keyboard('{Escape}')
})

test('what is on its way is stored when the page is left', async () => {
  withoutRest()
  const { event, patches, screen } = await aPlanner(week, { routes: bothStored() })
  await expect.element(event).toBeVisible()
  await moveByKey(event)
  await expect.element(screen.getByText('Mittwoch, 25.11.2026, 10:00 – 11:00')).toBeInTheDocument()
  expect(patches()).toEqual([])
  await screen.unmount()
  await expect.poll(() => patches().length).toBe(1)
  expect(patches()[0]?.body).toMatchObject({ appointment: { startDate: '2026-11-25T09:00:00.000Z' } })
})

test('what is on its way is stored when the calendar turns to days that do not show it', async () => {
  const { event, patches, screen, router } = await aPlanner(week, {
    routes: {
      ...bothStored(),
      'GET /all-accessible/tasks': ({ query }) =>
        page(query.get('startDate')?.startsWith('2026-11-23') ? [anAppointment()] : [another]),
    },
  })
  await expect.element(event).toBeVisible()
  await moveByKey(event)
  await router.navigate({ to: '/', search: { view: 'week', date: '2027-03-02' } as never })
  await expect.element(screen.getByRole('heading', { name: 'KW 9, 2027' })).toBeVisible()
  await expect.poll(() => patches().length).toBe(1)
})

test('a second move waits for the first, and begins with what that has left', async () => {
  const answers: (() => void)[] = []
  const { event, patches, screen } = await aPlanner(week, {
    routes: {
      'PATCH /tasks/501': () =>
        new Promise<ReturnType<typeof answer>>((resolve) => {
          const version = answers.length + 2
          answers.push(() => resolve(answer(anAppointment({ version }))))
        }),
    },
  })
  await expect.element(event).toBeVisible()
  await moveByKey(event)
  await expect.poll(() => patches().length).toBe(1)
  // The list that would tell the new version answers with the old one all the while.
  await moveByKey(screen.getByRole('button', { name: /^Mittwoch.*Beratungsgespräch/ }))
  await expect.element(screen.getByText('Donnerstag, 26.11.2026, 10:00 – 11:00')).toBeInTheDocument()
  await screen.unmount()
  expect(patches()).toHaveLength(1)
  answers[0]?.()
  await expect.poll(() => patches().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
  expect(patches()[1]?.body).toMatchObject({ appointment: { startDate: '2026-11-26T09:00:00.000Z' } })
  answers[1]?.()
})

test('who has left is told that something is in the way, and the task stays', async () => {
  withoutRest()
  const { event, patches, screen } = await aPlanner(week, {
    routes: { 'PATCH /tasks/501': () => problem(409, 'TASK_OVERLAP', { overlappingTasks: [] }) },
  })
  await expect.element(event).toBeVisible()
  await moveByKey(event)
  const told = vi.spyOn(toast, 'error')
  await screen.unmount()
  await expect.poll(() => told.mock.calls).toEqual([['calendar.move.unasked']])
  expect(patches()).toHaveLength(1)
})

test('of two moves that something is in the way of each is asked about', async () => {
  const overlap = (by: string) => ({
    overlappingTasks: [{ startDate: '2026-11-25T09:00:00Z', endDate: '2026-11-25T10:00:00Z', blockedBy: [by] }],
  })
  const { event, patches, screen } = await aPlanner(week, {
    tasks: [anAppointment(), another],
    routes: {
      'PATCH /tasks/501': () => problem(409, 'TASK_OVERLAP', overlap('Maria')),
      'PATCH /tasks/502': () => problem(409, 'TASK_OVERLAP', overlap('Uwe')),
    },
  })
  await expect.element(event).toBeVisible()
  await moveByKey(event)
  await expect.element(screen.getByText('Mittwoch, 25.11.2026, 10:00 – 11:00')).toBeInTheDocument()
  await moveByKey(screen.getByRole('button', { name: /Trauerfeier/ }))
  await expect.poll(() => patches().length).toBe(2)
  const question = screen.getByRole('dialog')
  for (const name of ['Maria', 'Uwe']) {
    await expect.element(question).toHaveTextContent(name)
    await question.getByRole('button', { name: 'Abbrechen' }).click()
  }
  await expect.element(screen.getByRole('button', { name: /^Dienstag.*Beratungsgespräch/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Dienstag.*Trauerfeier/ })).toBeVisible()
})

test('what is in the way is asked about; who leaves it sees the event where it was', async () => {
  const overlap = {
    overlappingTasks: [{ startDate: '2026-11-25T09:00:00Z', endDate: '2026-11-25T10:00:00Z', blockedBy: ['Maria'] }],
  }
  const { event, patches, screen } = await aPlanner(week, {
    routes: {
      'PATCH /tasks/501': ({ query }) =>
        query.has('ignoreOverlap') ? answer(anAppointment({ version: 2 })) : problem(409, 'TASK_OVERLAP', overlap),
    },
  })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  const question = screen.getByRole('dialog')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(screen.getByRole('button', { name: /^Dienstag.*Beratungsgespräch/ })).toBeVisible()
  expect(patches()).toHaveLength(1)
})

test('a refusal takes it back and says why', async () => {
  const { event, screen } = await aPlanner(week, {
    routes: { 'PATCH /tasks/501': () => problem(412, 'STALE_VERSION') },
  })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText(/Die Aufgabe ist inzwischen geändert worden/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Dienstag.*Beratungsgespräch/ })).toBeVisible()
})

test('leave, and what somebody else has planned, stay where they are and say so', async () => {
  const foreign = anAppointment({ userId: 9, createdBy: 9 })
  const { event, patches, screen } = await aPlanner(week, { tasks: [foreign], rights: ['Task:ListAll'] })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Diese Aufgabe dürfen Sie nicht verschieben')).toBeVisible()
  expect(patches()).toEqual([])
})

test('of the tasks that a filter leaves out the cars are taken all the same, and the people are not', async () => {
  const hour = { startDate: '2026-11-25T08:00:00.000Z', endDate: '2026-11-25T09:00:00.000Z', taskId: 77 }
  const blocks = [
    { ...hour, kind: 'CAR', id: transporter.id },
    { ...hour, kind: 'USER', id: 7 },
  ]
  const { screen } = await aPlanner('/?view=timeline-week&date=2026-11-24&user=7', {
    timelines: true,
    routes: { 'GET /busy': () => answer({ items: blocks, hasMore: false }) },
  })
  const busy = screen.getByText('Belegt', { exact: true })
  await expect.element(busy).toBeVisible()
  const car = screen.getByText('Transporter · GR-AB 1').element().getBoundingClientRect()
  const { top, bottom } = busy.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(car.top - 30)
  expect(bottom).toBeLessThan(car.bottom + 60)
  expect(screen.getByText(/Nicht alles, was belegt ist/).elements()).toEqual([])
})

test('that not all is shown that is taken is said', async () => {
  const { screen } = await aPlanner('/?view=timeline-week&date=2026-11-24', {
    timelines: true,
    routes: { 'GET /busy': () => answer({ items: [], hasMore: true }) },
  })
  await expect.element(screen.getByText(/Nicht alles, was belegt ist, wird gezeigt/)).toBeVisible()
})

test('a filter shows a dot until it is reset, and asks for the tasks of one', async () => {
  const { screen, asked } = await aPlanner(`${week}&user=7`)
  await expect.poll(() => asked()[0]?.get('userId')).toBe('7')
  await expect.poll(() => document.querySelectorAll('[data-dot]').length).toBe(1)
  await screen.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect.poll(() => document.querySelectorAll('[data-dot]').length).toBe(0)
  await expect.poll(() => asked().at(-1)?.has('userId')).toBe(false)
})

test('of several groups the tasks of any of them are asked for, and stand in the address', async () => {
  const groups = [3, 4].map((id) => ({ id, name: `Gruppe ${id}`, deleted: false }))
  const { screen, asked, search } = await aPlanner(`${week}&groups=3`, {
    routes: { 'GET /user-groups': () => page(groups) },
  })
  await expect.poll(() => asked()[0]?.get('userGroupIds')).toBe('3')
  await screen.getByRole('combobox', { name: 'Benutzergruppe' }).click()
  await screen.getByRole('option', { name: 'Gruppe 4' }).click()
  await expect.poll(() => asked().at(-1)?.get('userGroupIds')).toBe('3,4')
  expect(search()).toMatchObject({ groups: [3, 4] })
})

test('other days are shown from their top, once their tasks have come; hours begin in the morning', async () => {
  await browser.viewport(1400, 760)
  const { screen, event } = await aPlanner('/?view=month&date=2026-11-24')
  await expect.element(event).toBeInTheDocument()
  const scroller = () => document.getElementsByClassName('ec-main')[0]
  const isAbove = () => expect.poll(() => scroller()?.scrollTop)
  scroller()?.scrollTo({ top: 150 })
  await isAbove().toBeGreaterThan(0)
  await screen.getByRole('button', { name: /^Weiter/ }).click()
  await isAbove().toBe(0)
  await screen.getByRole('button', { name: 'Woche', exact: true }).click()
  await isAbove().toBeGreaterThan(0)
  const since = performance.now()
  await expect.poll(() => performance.now() - since).toBeGreaterThan(400)
  expect(scroller()?.scrollTop).toBeGreaterThan(0)
})

test('a timeline names whom and what in a quarter of its width, and has a column for each day or hour', async () => {
  const { screen, router } = await aPlanner('/?view=timeline-week&date=2026-11-24', { timelines: true })
  const car = screen.getByText('Transporter · GR-AB 1')
  await expect.element(car).toBeVisible()
  const width = (name: string) => document.getElementsByClassName(name)[0]?.getBoundingClientRect().width ?? 0
  expect(width('ec-sidebar') / width('ec')).toBeCloseTo(0.25, 2)
  const columns = (head: RegExp) =>
    [...document.getElementsByClassName('ec-header')]
      .flatMap((one) => [...one.getElementsByTagName('time')])
      .filter(({ textContent }) => head.test(textContent)).length
  expect(columns(/^\p{L}{2} \d\d\.11\.$/u)).toBe(7)
  await router.navigate({ to: '/', search: { view: 'timeline-day', date: '2026-11-24' } as never })
  await expect.poll(() => columns(/^\d\d:00$/)).toBe(24)
})

test('a span of days limits the list to itself', async () => {
  const { screen, search } = await aPlanner(week)
  await screen.getByRole('button', { name: 'Filter' }).click()
  await screen.getByRole('button', { name: 'Letzter Monat' }).click()
  await expect.poll(() => search()).toMatchObject({ view: 'list' })
  expect((search() as { from: string }).from).toMatch(/-01$/)
})

test('a timeline has rows without a task, and one group alone where that is chosen', async () => {
  const { screen } = await aPlanner('/?date=2026-11-24', { timelines: true })
  await expect.element(screen.getByText('Transporter · GR-AB 1')).toBeVisible()
  await expect.element(screen.getByText('Benutzer', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Filter' }).click()
  await screen.getByRole('button', { name: 'Autos' }).click()
  await expect.element(screen.getByText('Benutzer', { exact: true }).nth(1)).not.toBeInTheDocument()
  await expect.element(screen.getByText('Maria Kowalski')).not.toBeInTheDocument()
})

test('a car that somebody else adds has its row at once', async () => {
  let cars = [transporter]
  const { screen } = await aPlanner('/?date=2026-11-24', { timelines: true, routes: { 'GET /cars': () => page(cars) } })
  await expect.element(screen.getByText('Transporter · GR-AB 1')).toBeVisible()
  cars = [...cars, { ...transporter, id: 4, name: 'Limousine' }]
  await refresh('cars')
  await expect.element(screen.getByText('Limousine · GR-AB 1')).toBeVisible()
})

test('who may not list all tasks sees the row of himself alone', async () => {
  const { screen } = await aPlanner('/?view=timeline-week&date=2026-11-24', { rights: [] })
  await expect.element(screen.getByText('Benutzer', { exact: true })).toBeVisible()
  expect(screen.getByText('Transporter · GR-AB 1').elements()).toEqual([])
  expect(screen.getByRole('button', { name: /^Tagesnotiz/ }).elements()).toEqual([])
})

test('with Shift the shortcut for creating writes the note of the day, for whoever reads them', async () => {
  const said = () => activeShortcuts().find(({ name }) => name === 'create-other')?.about
  const { screen } = await aPlanner('/?date=2026-11-24', { timelines: true })
  await expect.element(screen.getByText('Transporter · GR-AB 1')).toBeVisible()
  expect(said()).toBe('Tagesnotiz schreiben')
  session.start(aMe({ permissions: [] }))
  await expect.poll(said).toBeUndefined()
})

test('a note of the day is read in passing and whole, and taken away after a question', async () => {
  let notes = [note]
  const { screen } = await aPlanner('/?date=2026-11-24', {
    timelines: true,
    routes: {
      'GET /disposition-notes': () => page(notes),
      'DELETE /disposition-notes/2026-11-24': () => {
        notes = []
        return { status: 204, body: null }
      },
    },
  })
  const sign = screen.getByRole('button', { name: 'Tagesnotiz: Dienstag, 24.11.2026' })
  await expect.element(sign).toHaveAttribute('title', `${'a'.repeat(150)}…`)
  await sign.click()
  const dialog = screen.getByRole('dialog', { name: 'Dienstag 24.11.2026' })
  await expect.element(dialog.getByText('a'.repeat(200))).toBeVisible()
  await expect.element(dialog.getByText('Maria Kowalski')).toBeVisible()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await screen
    .getByRole('alertdialog', { name: 'Notiz vom 24.11.2026 löschen?' })
    .getByRole('button', { name: 'Löschen' })
    .click()
  await expect.element(screen.getByRole('button', { name: 'Tagesnotiz schreiben: Dienstag, 24.11.2026' })).toBeVisible()
})
