import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { useCommands } from '../../../kit/commands'
import { loadTexts } from '../../../kit/i18n'
import { CreateButton } from '../../../kit/page'
import { session } from '../../../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../../../kit/testing'
import { Shell } from '../frame/shell'

beforeEach(async () => {
  await browser.viewport(1440, 900)
  await loadTexts(['help', 'search'])
  session.start(aMe())
  fakeServer({ 'GET /own-records': () => answer({ pinned: [], recent: [] }), 'GET /notifications': () => page([]) })
})

function Frame() {
  useCommands('Vorgang 12', [])
  return (
    <>
      <Shell />
      <CreateButton label="Person anlegen" permission="Person:Create" onCreate={() => undefined} />
    </>
  )
}

async function framed(address = '/') {
  const { screen: rendered, router } = renderApp(<Frame />, address)
  const screen = await rendered
  await expect.element(screen.getByRole('button', { name: 'Person anlegen', includeHidden: true })).toBeInTheDocument()
  return { screen, router, help: screen.getByRole('dialog', { name: 'Hilfe' }) }
}

const chapters = () =>
  [...document.querySelectorAll('[role=dialog] nav li > a')].map((link) => link.textContent?.trim())

const lines = () => [...document.querySelectorAll('[role=dialog] dl > div')].map((line) => line.textContent)

test('a question mark opens the help at the chapter of the page, over which it lies', async () => {
  const { router, help } = await framed()
  await userEvent.keyboard('?')
  await expect.element(help.getByRole('heading', { name: 'Erste Schritte', level: 2 })).toBeVisible()
  expect(chapters().slice(0, 2)).toEqual(['Erste Schritte', 'Vorgänge'])
  expect(router.state.location.pathname).toBe('/')
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
})

test('over a drawer it tells of the drawer: its chapter is open, and first', async () => {
  const { help } = await framed('/?absence=new')
  await expect.element(browser.getByRole('dialog')).toHaveTextContent('Abwesenheit')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(help.getByRole('heading', { name: 'Beantragen' })).toBeInViewport()
  expect(chapters()[0]).toBe('Abwesenheiten')
})

test('who types a question mark writes it', async () => {
  const { screen, help } = await framed()
  await screen.getByRole('button', { name: 'Suchen', exact: true }).click()
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('combobox', { name: 'Suchen und Befehle' })).toHaveValue('?')
  await expect.element(help).not.toBeInTheDocument()
})

test('chapters, passages and links of the guide are read without leaving the page', async () => {
  const { router, help } = await framed()
  await userEvent.keyboard('?')
  await help.getByRole('navigation').getByRole('link', { name: 'Vorgänge' }).click()
  await expect.element(help.getByRole('heading', { name: 'Vorgänge', level: 2 })).toBeVisible()
  await userEvent.fill(help.getByRole('searchbox', { name: 'In der Hilfe suchen' }), 'sterbeurkunden')
  await help.getByRole('link', { name: 'Sterbeurkunden' }).click()
  await expect.element(help.getByRole('heading', { name: 'Sterbeurkunden' })).toBeInViewport()
  expect(router.state.location.pathname).toBe('/')
  await help.getByRole('button', { name: 'Ganze Hilfe' }).click()
  await expect.element(help).not.toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/help', hash: 'sterbeurkunden' })
})

const pressed = [
  'Person anlegenAltNoderStrgN',
  'Erster AnrufAltA',
  'SuchenStrgK',
  'BefehleStrgUmschaltK',
  'Hilfe zu dieser Seite?',
  'Fenster oder Auswahl schließenEsc',
  'Nächstes FeldTab',
  'Vorheriges FeldUmschaltTab',
]

test('what can be pressed here and everywhere stands among the chapters', async () => {
  const { help } = await framed()
  await userEvent.keyboard('?')
  await help.getByRole('link', { name: 'Tastenkürzel' }).click()
  await expect.poll(lines).toEqual(pressed)
})

test('the account leads to it, and to the help', async () => {
  const { screen, help } = await framed()
  const account = screen.getByRole('button', { name: /^Konto von/ })
  await account.click()
  await screen.getByRole('button', { name: 'Tastenkürzel' }).click()
  await expect.poll(lines).toEqual(pressed)
  await userEvent.keyboard('{Escape}')
  await account.click()
  await screen
    .getByRole('dialog', { name: 'Konto' })
    .getByRole('button', { name: /^Hilfe/ })
    .click()
  await expect.element(help.getByRole('heading', { name: 'Erste Schritte', level: 2 })).toBeVisible()
})

test.each([
  ['>tastenk', 'Tastenkürzel', 'Hilfe'],
  ['>hilfe', 'Hilfe zu dieser Seite', 'Hilfe'],
  ['>darstellung an', 'Darstellung anpassen', 'Anzeige'],
])('the command menu opens it as well: %s', async (typed, name, panel) => {
  const { screen } = await framed()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(screen.getByRole('combobox', { name: 'Suchen und Befehle' }), typed)
  await screen.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await expect.element(screen.getByRole('dialog', { name: panel })).toBeVisible()
  if (name === 'Tastenkürzel') await expect.poll(() => lines().length).toBeGreaterThan(5)
})
