import type { CompletedCall, FirstCall } from '@pietas/contract/first-calls'
import { noAddress } from '@pietas/contract/kit/address-line'
import axe from 'axe-core'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { connection } from '../kit/api/connection'
import { unsaved } from '../kit/leaving'
import { session } from '../kit/session'
import { aFirstCall, aMe, answer, aPerson, aProcess, fakeServer, page, problem, renderApp } from '../kit/testing'
import { heldHere } from './held-here'
import { FirstCallDrawer } from './pages/first-call-drawer'
import { FirstCallForm } from './pages/first-call-form'
import { rest } from './pages/use-keep-aside'

type Routes = Parameters<typeof fakeServer>[0]

const completed: CompletedCall = { processId: 61, deceasedPersonId: 8, clientPersonId: 9, taskId: null, missing: [] }
const branch = { id: 4, name: 'Filiale Mitte', deleted: false }

const serve = (routes: Routes = {}) =>
  fakeServer({
    'GET /branches': () => page([branch]),
    'GET /persons': () => page([]),
    'GET /processes': () => page([]),
    'GET /users': () => page([]),
    'GET /burial-types': () => page([]),
    'GET /burial-forms': () => page([]),
    'GET /cars': () => page([]),
    'POST /first-calls': ({ body }) => answer(aFirstCall(body as Partial<FirstCall>), 201),
    'PATCH /first-calls/3': ({ body }) => answer(aFirstCall({ ...(body as Partial<FirstCall>), version: 2 })),
    'POST /first-calls/3/complete': () => answer(completed, 201),
    ...routes,
  })

async function aSheet(call?: FirstCall) {
  const done: string[] = []
  const sheet = await renderApp(
    <FirstCallForm
      call={call}
      onKept={() => done.push('kept')}
      onCompleted={({ processId }) => done.push(`process ${processId}`)}
      onCancel={() => undefined}
    />,
  ).screen
  const caller = sheet.getByRole('region', { name: 'Wer ruft an?' })
  const dead = sheet.getByRole('region', { name: 'Wer ist verstorben?' })
  await expect.element(caller).toBeVisible()
  return { sheet, caller, dead, done }
}

const sent = (requests: ReturnType<typeof serve>, method: string) =>
  requests
    .filter(({ path }) => path.startsWith(method))
    .map(({ path }) => path.replace(/^(\w+) .*\/(first-calls)/, '$1 /$2'))

beforeEach(() => {
  vi.restoreAllMocks()
  session.start(aMe())
  sessionStorage.clear()
})

test('a number alone is enough to keep a call; without a number or a name nothing is sent', async () => {
  const requests = serve()
  const { sheet, caller, done } = await aSheet()
  await sheet.getByRole('button', { name: 'Für später behalten' }).click()
  await expect.element(caller.getByText('Bitte Namen oder Telefonnummer angeben')).toBeVisible()
  expect(sent(requests, 'POST')).toEqual([])
  await caller.getByRole('textbox', { name: 'Telefon' }).fill('0171 12 34')
  await sheet.getByRole('button', { name: 'Für später behalten' }).click()
  await expect.poll(() => done).toEqual(['kept'])
  expect(sent(requests, 'POST')).toEqual(['POST /first-calls'])
  expect(requests.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({ callerPhone: '01711234' })
})

test('a case that lacks something says so at the field, and the call is not stored a second time', async () => {
  let isWhole = false
  const requests = serve({
    'POST /first-calls/3/complete': () =>
      isWhole
        ? answer(completed, 201)
        : problem(400, 'INVALID_INPUT', {
            errors: [{ field: 'deceasedLastName', message: 'common.validation-required' }],
          }),
  })
  const { sheet, caller, dead, done } = await aSheet()
  await caller.getByRole('textbox', { name: 'Nachname' }).fill('Weber')
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  await expect.element(dead.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  await expect.element(dead.getByRole('textbox', { name: 'Nachname' })).toHaveFocus()
  isWhole = true
  await userEvent.keyboard('Hoffmann')
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  await expect.poll(() => done).toEqual(['process 61'])
  expect(sent(requests, 'POST')).toEqual([
    'POST /first-calls',
    'POST /first-calls/3/complete',
    'POST /first-calls/3/complete',
  ])
  expect(sent(requests, 'PATCH')).toContain('PATCH /first-calls/3')
})

test('a kept call that was refused as a case is changed on from what was kept by then', async () => {
  let version = 1
  const requests = serve({
    'PATCH /first-calls/3': ({ body, headers }) => {
      if (headers.get('If-Match') !== `"${version}"`) return problem(412, 'STALE_VERSION', { current: aFirstCall() })
      version += 1
      return answer(aFirstCall({ ...(body as Partial<FirstCall>), version }))
    },
    'POST /first-calls/3/complete': () =>
      problem(400, 'INVALID_INPUT', { errors: [{ field: 'burialFormId', message: 'common.validation-required' }] }),
  })
  const { sheet, caller, done } = await aSheet(aFirstCall())
  await caller.getByRole('textbox', { name: 'Vorname' }).fill('Petra')
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  await expect.element(sheet.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
  await caller.getByRole('textbox', { name: 'Vorname' }).fill('Paula')
  await sheet.getByRole('button', { name: 'Für später behalten' }).click()
  await expect.poll(() => done).toEqual(['kept'])
  const patches = requests.filter(({ path }) => path.startsWith('PATCH'))
  expect(patches.at(-1)?.body).toMatchObject({ callerFirstName: 'Paula' })
  expect(patches).toHaveLength(version - 1)
})

test('what is typed belongs to the house, as soon as there is somebody to call back', async () => {
  const requests = serve()
  const { sheet, caller, dead, done } = await aSheet()
  await dead.getByRole('textbox', { name: 'Nachname' }).fill('Weber')
  await caller.getByRole('textbox', { name: 'Telefon' }).fill('0171 12 34')
  await expect.element(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(sent(requests, 'POST')).toEqual(['POST /first-calls'])
  expect(requests.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
    callerPhone: '01711234',
    deceasedLastName: 'Weber',
  })
  // What cannot be is not sent, and holds nothing else back.
  await dead.getByRole('textbox', { name: 'Verstorben am' }).fill('01.01.2090')
  await caller.getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  const changes = () => requests.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)
  await expect.poll(changes).toContainEqual({ callerLastName: 'Kern' })
  expect(changes().filter((change) => 'deceasedAt' in (change as object))).toEqual([])
  await dead.getByRole('textbox', { name: 'Verstorben am' }).fill('')
  await expect.poll(() => unsaved.dirty()).toBe(false)
  expect(heldHere.recall()).toBe(3)
  expect(sessionStorage.length).toBe(1)
  await sheet.getByRole('button', { name: 'Für später behalten' }).click()
  await expect.poll(() => done).toEqual(['kept'])
  expect(sent(requests, 'POST')).toEqual(['POST /first-calls'])
})

test('nothing moves below a press when a call begins to belong to the house', async () => {
  for (const width of [390, 1440]) {
    await browserPage.viewport(width, 800)
    serve()
    const { sheet, caller } = await aSheet()
    const buttons = ['Für später behalten', 'Vorgang anlegen'].map((name) => sheet.getByRole('button', { name }))
    const places = () => buttons.map((button) => button.element().getBoundingClientRect().toJSON())
    const before = places()
    await expect.element(sheet.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
    await caller.getByRole('textbox', { name: 'Telefon' }).fill('0171 12 34')
    await expect.element(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument()
    expect(places(), `${width} px`).toEqual(before)
    await sheet.unmount()
    heldHere.forget()
  }
})

test('a call whose answer was lost is not kept twice, however much is typed meanwhile', async () => {
  let isLost = true
  const requests = serve({
    'POST /first-calls': ({ body }) => {
      if (isLost) throw new TypeError('Failed to fetch')
      return answer(aFirstCall(body as Partial<FirstCall>), 201)
    },
  })
  const { sheet, caller } = await aSheet()
  await caller.getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  await expect.element(sheet.getByText(/^Nicht gespeichert/)).toBeVisible()
  isLost = false
  await caller.getByRole('textbox', { name: 'Vorname' }).fill('Petra')
  await expect.element(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  const [first, second, ...more] = requests.filter(({ path }) => path.startsWith('POST'))
  expect(more).toEqual([])
  expect(second?.body).toEqual(first?.body)
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(requests.find(({ path }) => path.startsWith('PATCH'))?.body).toEqual({ callerFirstName: 'Petra' })
})

test('two people write on one call, and each sees what the other has added', async () => {
  const theirs = aFirstCall({ callerFirstName: null, callerLastName: 'Kern', deceasedFirstName: 'Karl', version: 5 })
  const requests = serve({
    'PATCH /first-calls/3': ({ body, headers }) =>
      headers.get('If-Match') === '"5"'
        ? answer({ ...theirs, ...(body as object), version: 6 })
        : problem(412, 'STALE_VERSION', { current: theirs }),
  })
  const { sheet, caller, dead } = await aSheet()
  await caller.getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  await expect.element(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  await caller.getByRole('textbox', { name: 'Vorname' }).fill('Petra')
  await expect.element(dead.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Karl')
  await expect.element(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect.element(caller.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Petra')
  expect(requests.findLast(({ path }) => path.startsWith('PATCH'))?.body).toEqual({ callerFirstName: 'Petra' })
})

/** Nobody rests, so that only what happens besides keeps the call. */
const withoutRest = () => {
  const later = window.setTimeout
  const started = (run: () => void, ms?: number) => (ms === rest ? 0 : later(run, ms))
  vi.spyOn(window, 'setTimeout').mockImplementation(started as typeof window.setTimeout)
}

/** An answer that is held back until it is let go. */
const heldBack = <Answer,>(given: () => Answer) => {
  const gate = Promise.withResolvers<void>()
  return { letGo: gate.resolve, answer: () => gate.promise.then(given) }
}

test('what is kept meanwhile does not open the fields while a case is made of them', async () => {
  const [kept, made] = [heldBack(() => answer(aFirstCall(), 201)), heldBack(() => answer(completed, 201))]
  const requests = serve({ 'POST /first-calls': kept.answer, 'POST /first-calls/3/complete': made.answer })
  const { sheet, caller, done } = await aSheet()
  await caller.getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  await expect.poll(() => sent(requests, 'POST')).toEqual(['POST /first-calls'])
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  kept.letGo()
  await expect.poll(() => sent(requests, 'POST')).toContain('POST /first-calls/3/complete')
  const fields = sheet.getByRole('form').element().querySelector('[data-form=fields]')
  expect(fields?.getAttribute('aria-busy')).toBe('true')
  made.letGo()
  await expect.poll(() => done).toEqual(['process 61'])
})

test('while a case is made of a kept call nothing more of it is kept', async () => {
  withoutRest()
  const made = heldBack(() => answer(completed, 201))
  const requests = serve({ 'POST /first-calls/3/complete': made.answer })
  const { sheet, caller } = await aSheet(aFirstCall())
  const complete = sheet.getByRole('button', { name: 'Vorgang anlegen' })
  await caller.getByRole('textbox', { name: 'Vorname' }).fill('Petra')
  await complete.click()
  await expect.poll(() => sent(requests, 'POST')).toEqual(['POST /first-calls/3/complete'])
  await caller.getByRole('textbox', { name: 'Vorname' }).fill('Paula')
  connection.lost()
  connection.found()
  made.letGo()
  await expect.element(complete).toBeEnabled()
  expect(sent(requests, 'PATCH')).toEqual(['PATCH /first-calls/3'])
})

test('a reload opens the call that the sheet has become, and closing the sheet ends that', async () => {
  serve({ 'GET /first-calls/3': () => answer(aFirstCall({ callerLastName: 'Kern' })) })
  const { screen } = renderApp(<FirstCallDrawer />)
  const sheet = await screen
  const name = (of: typeof sheet) =>
    of.getByRole('region', { name: 'Wer ruft an?' }).getByRole('textbox', { name: 'Nachname' })
  await name(sheet).fill('Kern')
  await expect.element(sheet.getByRole('button', { name: 'Verwerfen' })).toBeVisible()
  const key = Object.keys(sessionStorage)
  expect(key).toHaveLength(1)
  const left = sessionStorage.getItem(key[0] ?? '') ?? ''
  await sheet.unmount()
  expect(sessionStorage.length).toBe(0)
  sessionStorage.setItem(key[0] ?? '', left)
  const again = await renderApp(<FirstCallDrawer />).screen
  await expect.element(name(again)).toHaveValue('Kern')
  await again.unmount()
})

test('a call that was on its way when the page was loaded anew is kept once', async () => {
  const gate = heldBack(() => answer(aFirstCall({ callerLastName: 'Kern' }), 201))
  const requests = serve({ 'POST /first-calls': gate.answer })
  const sheet = await renderApp(<FirstCallDrawer />).screen
  const caller = (of: typeof sheet) => of.getByRole('region', { name: 'Wer ruft an?' })
  await caller(sheet).getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  await expect.poll(() => sent(requests, 'POST')).toEqual(['POST /first-calls'])
  const left = { ...sessionStorage }
  await sheet.unmount()
  for (const [key, text] of Object.entries(left)) sessionStorage.setItem(key, text)
  const again = await renderApp(<FirstCallDrawer />).screen
  await expect.element(caller(again).getByRole('textbox', { name: 'Nachname' })).toHaveValue('Kern')
  await expect.poll(() => sent(requests, 'POST')).toHaveLength(2)
  await expect.element(again.getByText('Ihre angefangene Eingabe wurde wiederhergestellt.')).toBeVisible()
  gate.letGo()
  await expect.element(again.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(again.getByText('Ihre angefangene Eingabe wurde wiederhergestellt.').elements()).toEqual([])
  const [first, second] = requests.filter(({ path }) => path.startsWith('POST'))
  expect(second?.body).toEqual(first?.body)
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(heldHere.recall()).toBe(3)
})

test('the next call begins with an empty sheet, also when the one before was left by another way than closing it', async () => {
  serve({ 'GET /first-calls/3': () => answer(aFirstCall({ callerLastName: 'Kern' })) })
  heldHere.remember(3)
  const before = window.history.state
  window.history.replaceState({ ...before, __TSR_key: 'elsewhere' }, '')
  onTestFinished(() => window.history.replaceState(before, ''))
  const sheet = await renderApp(<FirstCallDrawer />).screen
  const caller = sheet.getByRole('region', { name: 'Wer ruft an?' })
  await expect.element(caller.getByRole('textbox', { name: 'Nachname' })).toHaveValue('')
})

test.each([
  [
    'the page is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
  [
    'the server can be reached again',
    () => {
      connection.lost()
      connection.found()
    },
  ],
])('a call is kept at once when %s', async (_, happens) => {
  withoutRest()
  const requests = serve()
  const { sheet, caller } = await aSheet()
  await caller.getByRole('textbox', { name: 'Nachname' }).fill('Kern')
  expect(sent(requests, 'POST')).toEqual([])
  happens()
  await expect.element(sheet.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(sent(requests, 'POST')).toEqual(['POST /first-calls'])
})

test('whoever is known shows while the name is typed, with the provision, and is taken', async () => {
  const karl = aPerson({ id: 20, firstName: 'Karl', lastName: 'Hoffmann', dateOfBirth: '1938-04-02' })
  const provision = aProcess({ id: 12, type: 'PROVISION' })
  const requests = serve({
    'GET /persons': () => page([karl]),
    'GET /processes': () => page([{ ...provision, deceasedPerson: { ...provision.deceasedPerson, id: 20 } }]),
  })
  const { sheet, dead } = await aSheet(aFirstCall({ deceasedFirstName: 'Karl' }))
  await dead.getByRole('textbox', { name: 'Nachname' }).fill('Hoff')
  await expect.element(dead.getByText(/Vorsorge · Vorgang 12/)).toBeVisible()
  await dead.getByRole('button', { name: /^Karl Hoffmann.* nehmen$/ }).click()
  await expect.element(dead.getByText('Aus dem Bestand: Karl Hoffmann')).toBeVisible()
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  const told = () =>
    Object.assign({}, ...requests.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body))
  await expect.poll(told).toMatchObject({
    deceasedPersonId: 20,
    dateOfBirth: '1938-04-02',
    burialFormId: provision.burialForm.id,
  })
})

test('of whom nobody knows the birth date, that is said', async () => {
  const requests = serve()
  const { sheet, dead } = await aSheet(aFirstCall({ dateOfBirth: '1938-04-02' }))
  await dead.getByRole('switch', { name: 'Geburtsdatum unbekannt' }).click()
  await expect.element(dead.getByRole('textbox', { name: 'Geburtsdatum' })).toBeDisabled()
  await sheet.getByRole('button', { name: 'Für später behalten' }).click()
  await expect.poll(() => sent(requests, 'PATCH')).toHaveLength(1)
  expect(requests.find(({ path }) => path.startsWith('PATCH'))?.body).toEqual({
    dateOfBirth: null,
    dateOfBirthUnknown: true,
  })
})

test('who may be the same person is shown, and taken instead of a new one', async () => {
  const twin = { ...aPerson({ id: 30 }), score: 0.9, reasons: ['sameName'] }
  let asked = 0
  const requests = serve({
    'POST /first-calls/3/complete': () => {
      asked += 1
      return asked > 1
        ? answer(completed, 201)
        : problem(409, 'DUPLICATE', { duplicates: [twin], duplicatesOf: 'CALLER' } as never)
    },
  })
  const { sheet, done } = await aSheet(aFirstCall())
  await sheet.getByRole('button', { name: 'Vorgang anlegen' }).click()
  await sheet.getByRole('button', { name: 'Diese Person nehmen' }).click()
  await expect.poll(() => done).toEqual(['process 61'])
  expect(requests.find(({ path }) => path.startsWith('PATCH'))?.body).toEqual({ callerPersonId: 30 })
})

test('whoever may open no case reads a call that was kept, and is offered nothing that would change it', async () => {
  session.start(aMe({ permissions: ['Process:List', 'Person:ListAndRead'] }))
  const call = aFirstCall({
    callerPhone: '0171 12 34',
    deceasedLastName: 'Krause',
    placeOfDeath: { ...noAddress, name: 'Klinikum' },
  })
  serve({ 'GET /first-calls/3': () => answer(call), 'GET /persons': () => page([aPerson()]) })
  const screen = await renderApp(<FirstCallDrawer firstCallId={3} />).screen
  await expect.element(screen.getByText('Krause')).toBeVisible()
  await expect.element(screen.getByText('Klinikum')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
  const offered = screen
    .getByRole('button')
    .elements()
    .map((button) => button.textContent || button.getAttribute('aria-label'))
  expect(offered.filter((name) => name !== 'Schließen')).toEqual([])
  session.start(aMe())
  await expect.element(screen.getByRole('button', { name: 'Für später behalten' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Verwerfen' })).toBeVisible()
})

test('whoever chooses a place by keys goes on from there, and so does who takes it away', async () => {
  serve({ 'GET /business-partners': () => page([]), 'GET /addresses': () => answer({ items: [] }) })
  const { sheet, dead } = await aSheet()
  const place = dead.getByRole('combobox', { name: 'Wo ist die Person verstorben?' })
  await place.fill('Pflegeheim am Park')
  await expect.element(sheet.getByRole('option', { name: /so übernehmen/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const away = dead.getByRole('button', { name: 'Entfernen' })
  await expect.element(away).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(place).toHaveFocus()
})

test('axe finds nothing at the sheet', async () => {
  serve()
  const { sheet } = await aSheet(aFirstCall())
  const { violations } = await axe.run(sheet.container)
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a car that is taken at the time of the pick-up is said beside it', async () => {
  serve({
    'GET /cars': () => page([{ id: 4, name: 'Transporter', licensePlate: 'GR-AB 12', deleted: false, version: 1 }]),
    'GET /busy': () =>
      answer({
        items: [
          {
            kind: 'CAR',
            id: 4,
            startDate: '2036-03-10T09:30:00.000Z',
            endDate: '2036-03-10T11:00:00.000Z',
            taskId: null,
          },
        ],
        hasMore: false,
      }),
  })
  const { sheet } = await aSheet(aFirstCall({ pickUpAt: '2036-03-10T09:00:00.000Z', pickUpCarId: 4 }))
  await expect.element(sheet.getByText(/Transporter.*: 10.03.2036 10:30 – 12:00/)).toBeVisible()
})
