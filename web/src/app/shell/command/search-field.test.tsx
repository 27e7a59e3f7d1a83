import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queries } from '../../../kit/api'
import { unsaved } from '../../../kit/leaving'
import { session } from '../../../kit/session'
import { settings } from '../../../kit/settings'
import { aMe, answer, aPerson, aProcess, aTask, page, problem } from '../../../kit/testing'
import '../../global-drawers'
import { aPartner, open, prepare, searches, serve, signIn } from './testing'

beforeEach(prepare)

test('the shortcut opens and closes the menu; the focus comes back to where it was', async () => {
  signIn()
  serve()
  const { screen, field } = await open()
  await expect.element(screen.getByText('Bitte geben Sie einen Suchbegriff ein')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Suchen' })
  await button.click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('with Shift it begins with the commands', async () => {
  signIn()
  serve()
  const { field, lines } = await open('{Control>}{Shift>}k{/Shift}{/Control}')
  await expect.element(field).toHaveValue('>')
  expect(lines()).toEqual(
    expect.arrayContaining([
      'Ersten Anruf aufnehmen',
      'Person anlegen',
      'Zu Bestattungshaus Krüger wechseln',
      'Dunkle Darstellung',
      'Abmelden',
    ]),
  )
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
  await expect.element(field).not.toBeInTheDocument()
})

test('the telephone of a person is written in groups, as everywhere', async () => {
  signIn()
  serve({ 'GET /persons': () => page([aPerson({ firstName: 'Erna', lastName: 'Mayr', phone: '+4935814000' })]) })
  const { screen } = await open()
  await userEvent.keyboard('@Mayr')
  await expect.element(screen.getByRole('option', { name: /Erna Mayr/ })).toHaveTextContent('+49 3581 4000')
})

test('a number of a caller leads to the person: typed, and opened before the answer has come', async () => {
  signIn()
  const requests = serve({
    'GET /persons': () => page([{ ...aPerson({ firstName: 'Erna', lastName: 'Mayr' }), matchedBy: 'PHONE' }]),
  })
  const { router, field } = await open()
  await userEvent.keyboard('0171/123 45-67{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.poll(() => router.state.location.search).toMatchObject({ person: 11 })
  // Whoever types slowly is asked for on the way as well.
  const asked = searches(requests).map(({ path, query }) => [path.split('/').at(-1), query.get('query')])
  expect(asked.slice(-3)).toEqual([
    ['processes', '0171/123 45-67'],
    ['persons', '0171/123 45-67'],
    ['tasks', '0171/123 45-67'],
  ])
})

test('each kind is asked once for what is typed, the ones with a limit by it, and shows ten at most', async () => {
  const rights = ['Process:List', 'Person:ListAndRead', 'BusinessPartner:Read'] as const
  signIn([...rights], { atTenant: [...rights] })
  const many = Array.from({ length: 15 }, (_, at) => at + 1)
  const requests = serve({
    'GET /persons': () => page(many.map((id) => aPerson({ id, firstName: 'Kai', lastName: `P${id}` }))),
    'GET /business-partners': () => page(many.map((id) => aPartner(id, `Kalk ${id}`))),
    'GET /all-accessible/tasks': () => page([aTask({ id: 5, title: 'Kaltmiete' })]),
  })
  const { screen, lines } = await open()
  await userEvent.keyboard('Kal')
  await expect.element(screen.getByRole('option', { name: /Kaltmiete/ })).toBeVisible()
  expect(lines().filter((name) => name?.startsWith('Kai'))).toHaveLength(10)
  expect(searches(requests).map(({ path, query }) => [path.split('/').at(-1), query.get('limit')])).toEqual([
    ['processes', '10'],
    ['persons', null],
    ['business-partners', '10'],
    ['tasks', '10'],
  ])
})

test.each([
  ['@', 'persons'],
  ['$', 'business-partners'],
  ['#', 'processes'],
  ['.', 'tasks'],
])('behind %s there are %s and nothing else', async (sign, kind) => {
  const rights = ['Process:List', 'Person:ListAndRead', 'BusinessPartner:Read'] as const
  signIn([...rights], { atTenant: [...rights] })
  const requests = serve()
  const { screen, field } = await open()
  // At once: a busy machine may rest between two keys as long as somebody who has typed all of it.
  await field.fill(`${sign}Mus`)
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  expect(searches(requests).map(({ path, query }) => [path.split('/').at(-1), query.get('query')])).toEqual([
    [kind, 'Mus'],
  ])
  await expect.element(screen.getByText(/„Mus“.*Schreibweise/)).toBeVisible()
})

test.each([
  ['@', 'GET /persons', aPerson({ id: 11, firstName: 'Karl', lastName: 'Muster' }), '/', { person: 11 }],
  ['$', 'GET /business-partners', aPartner(12, 'Musterhof'), '/business-partners/12', {}],
  ['#', 'GET /processes', aProcess({ id: 44 }), '/processes/44', {}],
  ['.', 'GET /all-accessible/tasks', aTask({ id: 5, title: 'Musik bestellen' }), '/', { task: 5 }],
] as const)('Enter on what %s has found opens it', async (sign, call, found, path, search) => {
  const rights = ['Process:List', 'Person:ListAndRead', 'BusinessPartner:Read'] as const
  signIn([...rights], { atTenant: [...rights] })
  serve({ [call]: () => page([found]) })
  const { router, screen } = await open()
  await userEvent.keyboard(`${sign}Mus`)
  await expect.element(screen.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe(path)
  await expect.poll(() => router.state.location.search).toMatchObject(search)
})

test('who may look at nothing asks for nothing but tasks, and is told of no other mode', async () => {
  signIn([])
  const requests = serve()
  const { screen, lines } = await open()
  await userEvent.keyboard('@Mus')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  expect(searches(requests).map(({ path }) => path.split('/').at(-1))).toEqual(['tasks'])
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.keyboard('?')
  await expect.poll(lines).toEqual(['Überall suchen', 'Befehle ausführen', 'Aufgaben suchen', 'Diese Übersicht'])
})

test('who reads partners at the legal entity alone is led to their page', async () => {
  signIn(['BusinessPartner:Read'])
  const requests = serve()
  const { router, screen } = await open()
  await userEvent.keyboard('$Fried')
  await screen.getByRole('option', { name: /In der Liste der Geschäftspartner/ }).click()
  await expect.poll(() => router.state.location.href).toBe('/business-partners?q=Fried')
  expect(searches(requests)).toEqual([])
})

test('pages are those of the menu, and those of the platform never', async () => {
  signIn(['Person:ListAndRead', 'Global:ReadTenants', 'Global:ManageTemplates'], {
    atTenant: ['Global:ManageTemplates'],
  })
  serve()
  const { screen, router, lines } = await open()
  await userEvent.keyboard('Person')
  await expect.poll(lines).toContain('Personen')
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.keyboard('Globale')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.keyboard('Personen')
  await expect.poll(lines).toContain('Personen')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/persons')
})

test('what stands behind a button of one page is a command of every page, for who may do it', async () => {
  signIn(['Warehouse:BookStock', 'BusinessPartner:CreateOrEdit'], { atTenant: ['Warehouse:BookStock'] })
  serve()
  const { router, lines } = await open('{Control>}{Shift>}k{/Shift}{/Control}', '/tasks')
  await expect.poll(lines).toEqual(expect.arrayContaining(['Inventur', 'Geschäftspartner importieren', 'Tagesplan']))
  expect(lines()).not.toContain('Artikel importieren')
  await userEvent.keyboard('inv{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/erp/count')
})

test('a page below a place of the menu names that place', async () => {
  signIn(undefined, { atTenant: ['Entity:ReadEntityTenantLevel'] })
  serve()
  const { screen } = await open()
  await userEvent.keyboard('Bestattungsarten')
  await expect.element(screen.getByRole('option', { name: 'Bestattungsarten Verwaltung' })).toBeVisible()
})

test('what comes in later stands below, and the highlighted line stays it', async () => {
  signIn()
  let release: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  serve({
    'GET /processes': () => page([aProcess({ id: 100 }), aProcess({ id: 101 })]),
    'GET /persons': async () => {
      await late
      return page([aPerson({ id: 11 })])
    },
    'GET /all-accessible/tasks': () => page([aTask({ id: 5, title: 'Karten drucken' })]),
  })
  const { screen, field, lines } = await open()
  await userEvent.keyboard('Kar')
  await expect.poll(() => lines().length).toBe(2)
  await userEvent.keyboard('{ArrowDown}')
  const chosen = () => screen.getByRole('option', { selected: true }).element().querySelector('bdi')?.textContent
  expect(chosen()).toMatch(/^#101/)
  release()
  await expect.poll(() => lines().length).toBe(4)
  expect(chosen()).toMatch(/^#101/)
  expect(field.element().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).element().id,
  )
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBe('Karten drucken')
  await userEvent.keyboard('{Home}')
  expect(chosen()).toMatch(/^#100/)
})

test('a kind that fails says so, and the others stay', async () => {
  signIn()
  serve({
    'GET /processes': () => problem(500, 'UNEXPECTED'),
    'GET /persons': () => page([{ ...aPerson({ firstName: 'Erna', lastName: 'Mayr' }), matchedBy: 'SOUND' }]),
  })
  const { screen } = await open()
  await userEvent.keyboard('Maier')
  await expect.element(screen.getByRole('option', { name: /Erna Mayr/ })).toBeVisible()
  await expect.element(screen.getByText('Vorgänge: Die Suche hat nicht geklappt')).toBeVisible()
  await expect.element(screen.getByText('Nichts mit genau diesen Worten. Ähnlich klingt:')).toBeVisible()
})

test('the records that were opened last stand there at once', async () => {
  signIn()
  serve({
    'GET /own-records': () =>
      answer({
        pinned: [],
        recent: [
          {
            kind: 'PROCESS',
            id: 12,
            name: 'Karl Krause',
            dateOfBirth: '1938-04-22',
            city: null,
            pinned: false,
            openedAt: '',
          },
        ],
      }),
  })
  const { router, lines } = await open()
  await expect.poll(lines).toEqual(['#12 Karl Krause'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe('/processes/12')
})

test('what was opened last stands before what the server finds, and stands once', async () => {
  signIn()
  const karl = {
    kind: 'PERSON',
    id: 8,
    name: 'Karl Krause',
    dateOfBirth: null,
    city: null,
    pinned: false,
    openedAt: '',
  }
  const erna = { ...karl, id: 9, name: 'Erna Schäfer' }
  serve({
    'GET /own-records': () => answer({ pinned: [], recent: [erna, karl] }),
    'GET /persons': () =>
      page([
        aPerson({ id: 8, firstName: 'Karl', lastName: 'Krause' }),
        aPerson({ id: 7, firstName: 'Kurt', lastName: 'Krause' }),
      ]),
  })
  const { lines } = await open()
  await userEvent.keyboard('krause')
  await expect.poll(lines).toEqual(['Karl Krause', 'Kurt Krause'])
})

test('the record that is on the screen is not offered once more', async () => {
  signIn()
  const karl = {
    kind: 'PROCESS',
    id: 12,
    name: 'Karl Krause',
    dateOfBirth: null,
    city: null,
    pinned: false,
    openedAt: '',
  }
  const erna = { ...karl, kind: 'PARTNER', id: 13, name: 'Friedhof Ost' }
  serve({ 'GET /own-records': () => answer({ pinned: [karl], recent: [karl, erna] }) })
  const { lines } = await open(undefined, '/processes/12')
  await expect.poll(lines).toEqual(['Friedhof Ost'])
})

test('of a task it is said when it begins, or the day on which it is due', async () => {
  signIn()
  const due = aTask({ id: 5, dueDate: '2026-11-09T23:00:00.000Z', startDate: null })
  const planned = aTask({ id: 6, dueDate: null, startDate: '2026-11-10T08:30:00.000Z' })
  serve({ 'GET /all-accessible/tasks': () => page([due, planned]) })
  const { screen } = await open()
  await userEvent.keyboard('.auf')
  const said = () =>
    screen
      .getByRole('option')
      .elements()
      .map((line) => line.textContent)
  await expect.poll(said).toHaveLength(2)
  expect(said()[0]).toMatch(/10\.11\.2026(?! ?\(|,)/)
  expect(said()[1]).toMatch(/10\.11\.2026 \(09:30\)/)
})

test('whoever is in no tenant searches no tasks', async () => {
  const me = aMe()
  session.start({ ...me, platformRole: 'supporter', tenants: [] })
  const received = serve()
  const { screen, lines } = await open()
  await userEvent.keyboard('?')
  await expect.poll(lines).toContain('Überall suchen')
  expect(lines()).not.toContain('Aufgaben suchen')
  await userEvent.keyboard('{Backspace}Krause')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  expect(searches(received)).toEqual([])
})

test('tenants are found by our own people, and asked for by nobody else', async () => {
  signIn(undefined, { platformRole: 'supporter' })
  const received = serve({
    'GET /tenants': ({ query }) =>
      page(query.get('query') === 'licht' ? [{ id: 4, name: 'Morgenlicht', slug: 'morgenlicht' }] : []),
  })
  const { screen, lines } = await open()
  await userEvent.keyboard('!')
  await expect.poll(() => lines()[0]).toMatch(/verlassen$/)
  await userEvent.keyboard('licht')
  await expect.poll(() => lines().join()).toContain('Morgenlicht')
  await userEvent.keyboard('{Escape}')
  const asked = () => received.filter(({ path }) => path.endsWith('/tenants')).length
  const before = asked()
  expect(before).toBeGreaterThan(0)
  signIn()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('!')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  expect(asked()).toBe(before)
})

test('whoever looks for a tenant is told that it is looked for, and when that failed', async () => {
  signIn(undefined, { platformRole: 'supporter' })
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>()
  serve({
    'GET /tenants': ({ query }) => {
      const typed = query.get('query')
      if (typed === 'morgen') return promise
      return typed === 'licht' ? problem(500, 'UNEXPECTED') : page([])
    },
  })
  const { screen, field } = await open()
  await field.fill('!morgen')
  await expect.element(screen.getByText('Es wird gesucht …')).toBeVisible()
  resolve(page([]))
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  await field.fill('!licht')
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Mandanten' })).toBeVisible()
  expect(screen.getByText('Nicht gefunden').elements()).toEqual([])
})

test.each(['super-administrator', 'supporter'])(
  'the tools of the platform are there for a %s',
  async (platformRole) => {
    signIn(undefined, { platformRole })
    serve()
    const { lines } = await open()
    await userEvent.keyboard('!')
    await expect.poll(() => lines().length).toBe(5)
    expect(lines()[1]).toBe('Kennungen kopieren: tenant 1, entity 1, user 7')
  },
)

test.each([true, false])('a new tenant is offered to whoever may open one: %s', async (mayOpen) => {
  signIn(undefined, {
    platformRole: 'super-administrator',
    atTenant: mayOpen ? ['Global:ManageSuperAdmins'] : ['Global:ReadTenants'],
  })
  serve()
  const { screen, lines } = await open()
  await userEvent.keyboard('!')
  await expect.element(screen.getByText(/^Kennungen kopieren/)).toBeVisible()
  expect(lines().includes('Mandant anlegen')).toBe(mayOpen)
})

test.each([null, 'guest'])('the tools of the platform are not there for the role %s', async (platformRole) => {
  signIn(undefined, { platformRole })
  serve()
  const { screen, lines } = await open('{Control>}k{/Control}!')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  expect(lines()).toEqual([])
})

test('nothing is asked for until something is typed, not even behind a sign', async () => {
  signIn()
  const requests = serve()
  const { screen } = await open()
  await userEvent.keyboard('@')
  await expect.element(screen.getByText('Bitte geben Sie einen Suchbegriff ein')).toBeVisible()
  await userEvent.keyboard('Mus')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  const asked = requests.filter(({ path }) => /(processes|persons|business-partners|tasks)$/.test(path))
  expect(asked.map(({ path, query }) => [path.split('/').at(-1), query.get('query')])).toEqual([['persons', 'Mus']])
})

test('where there is no legal entity, tasks are searched and nothing is created', async () => {
  const rights = [
    'Process:List',
    'Process:Create',
    'Person:ListAndRead',
    'Person:Create',
    'BusinessPartner:Read',
  ] as const
  const me = aMe()
  const tenants = me.tenants.map((tenant) => ({ ...tenant, permissions: [...rights], legalEntities: [] }))
  session.start({ ...me, tenants })
  const requests = serve()
  const { screen, field, lines } = await open()
  await userEvent.keyboard('Mus')
  await expect.element(screen.getByText('Nicht gefunden').first()).toBeVisible()
  expect(searches(requests).map(({ path }) => path.split('/').at(-1))).toEqual(['tasks'])
  await userEvent.fill(field, '?')
  await expect.poll(lines).toEqual(['Überall suchen', 'Befehle ausführen', 'Aufgaben suchen', 'Diese Übersicht'])
  await userEvent.fill(field, '>')
  await expect.poll(lines).toContain('Abmelden')
  expect(lines().filter((line) => line?.endsWith('anlegen'))).toEqual([])
})

test('the commands are those that somebody may run, and lead away from where he is', async () => {
  signIn(['Person:Create'])
  serve()
  const { lines } = await open('{Control>}{Shift>}k{/Shift}{/Control}')
  await expect.poll(lines).toContain('Person anlegen')
  expect(lines().filter((line) => line?.endsWith('anlegen'))).toEqual(['Person anlegen'])
  expect(lines().filter((line) => line?.endsWith('wechseln'))).toEqual(['Zu Bestattungshaus Krüger wechseln'])
  await userEvent.keyboard('--')
  await expect.poll(lines).toEqual([])
})

test.each([
  ['Weiter bearbeiten', 1],
  ['Verwerfen', 2],
])('a changed form is asked about before the legal entity changes: %s', async (choice, entity) => {
  signIn()
  serve()
  const { screen } = await open('{Control>}{Shift>}k{/Shift}{/Control}')
  unsaved.report('a form', { dirty: true, saving: false })
  await userEvent.keyboard('Krüger{Enter}')
  const question = screen.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: choice }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => session.get()?.legalEntity?.id).toBe(entity)
})

test('a changed form is asked about before what is stored here is thrown away', async () => {
  signIn(undefined, { platformRole: 'supporter' })
  serve()
  queries.setQueryData(['kept'], 'still there')
  const { screen } = await open('{Control>}k{/Control}!')
  unsaved.report('a form', { dirty: true, saving: false })
  await userEvent.keyboard('Zwischen{Enter}')
  const question = screen.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(queries.getQueryData(['kept'])).toBe('still there')
})

test('a mode is entered from the overview of them, which stays open for that', async () => {
  signIn()
  serve()
  const { field } = await open()
  await userEvent.keyboard('?Personen{Enter}')
  await expect.element(field).toHaveValue('@')
  await expect.element(field).toHaveFocus()
})

test('the Enter that ends a composed letter chooses nothing', async () => {
  signIn()
  serve()
  const { field, lines } = await open('{Control>}{Shift>}k{/Shift}{/Control}')
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  const before = session.get()
  const press = (facts: object) =>
    field
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...facts }))
  expect(press({ isComposing: true })).toBe(true)
  await expect.element(field).toBeVisible()
  expect(session.get()).toBe(before)
  expect(press({})).toBe(false)
})

test('leave whose kind may not be known has a name to be found by', async () => {
  signIn()
  serve({ 'GET /all-accessible/tasks': () => page([aTask({ id: 5, type: 'absence', title: '' })]) })
  const { lines } = await open()
  await userEvent.keyboard('Maria')
  await expect.poll(lines).toEqual(['Abwesenheit'])
})

test.each(['light', 'dark'] as const)('axe finds nothing at the open menu, %s', async (mode) => {
  settings.change({ mode })
  signIn()
  serve({
    'GET /processes': () => problem(500, 'UNEXPECTED'),
    'GET /persons': () => page([{ ...aPerson({ firstName: 'Erna', lastName: 'Mayr' }), matchedBy: 'SOUND' }]),
    'GET /all-accessible/tasks': () => page([{ ...aTask({ id: 5 }), matchedBy: 'DATE' }]),
  })
  const { screen, field } = await open()
  const violations = async () => (await axe.run(screen.getByRole('dialog').element())).violations.map(({ id }) => id)
  expect(await violations()).toEqual([])
  await field.fill('Maier')
  await expect.element(screen.getByRole('option', { name: /Blumen bestellen/ })).toBeVisible()
  // What was found for half a word is shown paler, until the rest has come.
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
  expect(await violations()).toEqual([])
})
