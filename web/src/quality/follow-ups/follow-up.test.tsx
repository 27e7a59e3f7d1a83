import type { Permission } from '@pietas/contract/kit'
import { today } from '@pietas/contract/kit/days'
import type { FollowUp, FollowUpCall } from '@pietas/contract/quality'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { ConfirmDialog } from '../../kit/feedback'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../../kit/testing'
import { aFollowUp, aFollowUpCall } from '../../kit/testing/a-follow-up'
import { FollowUpDrawer } from './follow-up-drawer'
import { FollowUpTable } from './follow-up-table'

const rights: Permission[] = ['QM:AccessQM', 'Process:List', 'Task:Create']

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['quality', 'tasks', 'processes'])
  await browser.viewport(1440, 900)
})

async function aDrawer(
  facts: Partial<FollowUp> & { calls?: FollowUpCall[] } = {},
  routes: Parameters<typeof fakeServer>[0] = {},
  permissions = rights,
) {
  session.start(aMe({ permissions }))
  const received = fakeServer({
    'GET /quality/follow-ups/100': () => answer({ ...aFollowUp(), calls: [], ...facts }),
    'POST /quality/follow-ups/100/calls': ({ body }) => answer(aFollowUpCall(body as object), 201),
    'DELETE /quality/follow-up-calls/61': () => answer(undefined, 204),
    'POST /quality/follow-up-calls/61/restore': () => answer(aFollowUpCall()),
    ...routes,
  })
  const { screen, router } = renderApp(
    <>
      <FollowUpDrawer processId={100} />
      <ConfirmDialog />
    </>,
  )
  const sent = (method: string) => received.filter(({ path }) => path.startsWith(method))
  return { screen: await screen, sent, opened: () => router.state.location.state.drawer }
}

const note = async (screen: Awaited<ReturnType<typeof aDrawer>>['screen']) =>
  screen.getByRole('button', { name: 'Anruf vermerken' }).click()

test('whom to call stands at the top, with a number that is dialled by a click', async () => {
  const { screen } = await aDrawer()
  await expect.element(screen.getByRole('dialog', { name: /Erna Muster/ })).toBeVisible()
  const number = screen.getByRole('link', { name: '+49 3581 4000' })
  await expect.element(number).toHaveAttribute('href', 'tel:+4935814000')
  await expect.element(screen.getByText('01.10.2026')).toBeVisible()
})

test('a call is noted for today, with what was said; who was not reached has no rating', async () => {
  const { screen, sent } = await aDrawer()
  await screen.getByRole('button', { name: 'Zufrieden', exact: true }).click()
  await screen.getByRole('textbox', { name: 'Notiz' }).fill('Alles gut')
  await note(screen)
  await expect.poll(() => sent('POST')).toHaveLength(1)
  expect(sent('POST')[0]?.body).toEqual({ calledOn: today(), reached: true, satisfaction: 4, note: 'Alles gut' })
  // The form is ready for the next one.
  await expect.element(screen.getByRole('textbox', { name: 'Notiz' })).toHaveValue('')
  await screen.getByRole('button', { name: 'Zufrieden', exact: true }).click()
  await screen.getByRole('button', { name: 'Nicht erreicht' }).click()
  await expect.element(screen.getByRole('button', { name: 'Zufrieden', exact: true })).not.toBeInTheDocument()
  await note(screen)
  await expect.poll(() => sent('POST')).toHaveLength(2)
  expect(sent('POST')[1]?.body).toEqual({ calledOn: today(), reached: false, satisfaction: null, note: null })
})

test('a day before the funeral is refused before anything is sent', async () => {
  const { screen, sent } = await aDrawer()
  await screen.getByRole('textbox', { name: 'Angerufen am' }).fill('30.09.2026')
  await userEvent.keyboard('{Tab}')
  await note(screen)
  await expect.element(screen.getByText('Der Tag liegt vor der Beisetzung').first()).toBeVisible()
  expect(sent('POST')).toEqual([])
})

test('a discontent client offers a complaint, filled in with what is known', async () => {
  const { screen, opened } = await aDrawer()
  await screen.getByRole('button', { name: 'Unzufrieden', exact: true }).click()
  await screen.getByRole('textbox', { name: 'Notiz' }).fill('Feier zu kurz')
  await note(screen)
  await screen.getByRole('button', { name: 'Beschwerde anlegen' }).click()
  await expect.poll(opened).toMatchObject({ name: 'task', props: { preset: { type: 'COMPLAINT', processId: 100 } } })
  const { preset } = (opened() as { props: { preset: { title: string; description: string } } }).props
  expect(preset.title).toBe('Unzufrieden nach der Beisetzung Karl Muster')
  expect(preset.description).toMatch(/^Gesagt von Erna Muster im Nachgespräch am .*\nFeier zu kurz$/)
})

test('without the right to plan tasks nobody is offered a complaint', async () => {
  const calls = [aFollowUpCall({ satisfaction: 1 })]
  const { screen, sent } = await aDrawer({ calls }, {}, ['QM:AccessQM'])
  await screen.getByRole('button', { name: 'Sehr unzufrieden' }).click()
  await note(screen)
  await expect.poll(() => sent('POST')).toHaveLength(1)
  await expect.element(screen.getByText('Der Anruf wurde vermerkt')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Beschwerde anlegen' }).elements()).toEqual([])
  session.start(aMe({ permissions: rights }))
  await expect.element(screen.getByRole('button', { name: 'Beschwerde anlegen' })).toBeVisible()
})

test('who has noted a call takes it away and back again; calls of others stay', async () => {
  const calls = [aFollowUpCall(), aFollowUpCall({ id: 62, calledOn: '2026-10-30', createdBy: 8 })]
  const { screen, sent } = await aDrawer({ calls })
  await expect.element(screen.getByText('30.10.2026')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Anruf vom .* löschen$/ }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Anruf vom 02.11.2026 löschen' }).click()
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => sent('POST')[0]?.path).toMatch(/\/61\/restore$/)
  expect(sent('DELETE')).toHaveLength(1)
})

test('nobody is called who has died: no link to dial, no form, and it is said why', async () => {
  const clientPerson = { ...aFollowUp().clientPerson, deceased: true } as FollowUp['clientPerson']
  const { screen } = await aDrawer({ clientPerson })
  await expect.element(screen.getByText('Der Auftraggeber ist verstorben und wird nicht angerufen.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Anruf vermerken' }).elements()).toEqual([])
  expect(document.querySelector('a[href^="tel:"]')).toBeNull()
})

test('the list asks for who is to be called in the usual weeks, and says what is known of each', async () => {
  session.start(aMe({ permissions: rights }))
  const tried = aFollowUp({
    missedCount: 2,
    lastCall: aFollowUpCall({ reached: false, satisfaction: null, note: null }),
  })
  const partner = aFollowUp({
    id: 101,
    clientPerson: null,
    clientBusinessPartner: { id: 5, name: 'Pflegeheim Sonne', phone: null, deleted: false },
  })
  const received = fakeServer({ 'GET /quality/follow-ups': () => page([tried, partner]) })
  const screen = await renderApp(<FollowUpTable />).screen
  const row = (name: string) => screen.getByRole('row', { name })
  await expect.element(row('Erna Muster')).toHaveTextContent('01.10.2026')
  await expect.element(row('Erna Muster')).toHaveTextContent('Anzurufen2')
  await expect.element(row('Pflegeheim Sonne')).toHaveTextContent('Keine Nummer bekannt')
  const filters = () => JSON.parse(received.at(-1)?.query.get('filters') ?? '{}')
  expect(filters()).toEqual({ state: ['DUE'], weeks: { from: 4, to: 26 } })
  await screen.getByRole('tab', { name: 'Erreicht' }).click()
  await expect.poll(filters).toEqual({ state: ['REACHED'], weeks: { from: 0, to: 52 } })
})

test('without the right to processes the list leads to none', async () => {
  session.start(aMe({ permissions: rights }))
  fakeServer({ 'GET /quality/follow-ups': () => page([aFollowUp()]) })
  const screen = await renderApp(<FollowUpTable />).screen
  const actions = screen.getByRole('row', { name: 'Erna Muster' }).getByRole('button', { name: 'Aktionen' })
  await actions.click()
  await expect.element(screen.getByRole('menuitem', { name: 'Vorgang öffnen' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  session.start(aMe({ permissions: ['QM:AccessQM'] }))
  await actions.click()
  await expect.element(screen.getByRole('menuitem', { name: 'Anruf vermerken' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Vorgang öffnen' }).elements()).toEqual([])
})
