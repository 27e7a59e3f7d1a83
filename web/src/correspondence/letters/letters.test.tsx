import type { Letter } from '@pietas/contract/correspondence'
import { permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { aLetter, answer, aProcess, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { aDraft, signIn } from '../testing'
import { LettersTab } from './letters-tab'

const path = '/processes/100/correspondence'

beforeEach(async () => {
  queries.clear()
  signIn(permissions)
  await browser.viewport(1440, 900)
})

const finished = aLetter({
  id: 8,
  state: 'FINAL',
  channel: 'EMAIL',
  recipient: { type: 'PERSON', id: 12, name: 'Anna Muster', address: null, email: 'anna@muster.example' },
  documentId: 5,
  documentAccessToken: 'abc',
  finishedAt: '2026-11-21T09:30:00.000Z',
  finishedBy: { id: 7, firstName: 'Maria', lastName: 'Sommer' },
  mailState: 'FAILED',
  mailError: 'Postfach voll',
})

const aTab = (letters: Letter[], process = aProcess()) => {
  const received = fakeServer({
    [`GET ${path}`]: () => page(letters),
    [`DELETE ${path}/7`]: () => answer(undefined, 204),
    [`POST ${path}/7/restore`]: () => answer(aLetter()),
    [`POST ${path}/8/send-again`]: () => answer({ ...finished, mailState: 'QUEUED' }),
  })
  const calls = () =>
    received.map((one) => one.path.replace(/\/api\/v1\/tenants\/\d+/, '')).filter((one) => !one.startsWith('GET'))
  return { calls, screen: renderApp(<LettersTab process={process} />).screen }
}

test('drafts come first, and a mail that was not sent says why and is sent again', async () => {
  const { calls, screen: rendered } = aTab([finished, aLetter({ subject: 'Tod von {deceased.lastName}' })])
  const screen = await rendered
  await expect.element(screen.getByText('Standesamt Görlitz')).toBeVisible()
  const rows = screen
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent ?? '')
  expect(rows[0]).toMatch(/^Entwurf.*Standesamt Görlitz.*Tod von …/)
  expect(rows[1]).toMatch(/^Nicht gesendet.*Anna Muster.*Maria Sommer.*Postfach voll/)
  await screen.getByRole('button', { name: 'Nochmals senden' }).click()
  await expect.poll(calls).toEqual([`POST ${path}/8/send-again`])
  const pdf = screen.getByRole('link', { name: 'PDF öffnen: Anna Muster' })
  expect(pdf.element().getAttribute('href')).toContain('/documents/abc')
})

test('a draft is thrown away at once and can be put back', async () => {
  const { calls, screen: rendered } = aTab([aLetter()])
  const screen = await rendered
  await screen.getByRole('button', { name: 'Entwurf an Standesamt Görlitz löschen' }).click()
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(calls).toEqual([`DELETE ${path}/7`, `POST ${path}/7/restore`])
})

test('where nothing is written the way to write is offered, but not in a cancelled process', async () => {
  const screen = await aTab([]).screen
  await expect.element(screen.getByRole('button', { name: 'Brief schreiben' })).toBeVisible()
  await screen.unmount()
  const other = await aTab([], aProcess({ status: 'CANCELLED' })).screen
  await expect.element(other.getByText('Noch nichts geschrieben')).toBeVisible()
  expect(other.getByRole('button', { name: 'Brief schreiben' }).elements()).toHaveLength(0)
})

test('who may not choose templates reads and writes nothing', async () => {
  signIn(['Process:List', 'Process:Create'])
  const screen = await aTab([aLetter(), finished]).screen
  await expect.element(screen.getByText('Anna Muster')).toBeVisible()
  expect(screen.getByRole('button', { name: /Brief schreiben|löschen|senden/ }).elements()).toHaveLength(0)
})

test('a draft shows what its chips say here, what is missing, and saves by itself', async () => {
  const { screen, patches, received } = await aDraft()
  const text = screen.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveTextContent('Verstorben ist Karl Muster.')
  await expect.element(screen.getByRole('button', { name: 'Grabnummer ausfüllen' })).toBeVisible()
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control} Danke.')
  await expect
    .poll(() => patches().at(-1))
    .toEqual({ content: '<p>Verstorben ist <span data-placeholder="deceased.fullName"></span>. Danke.</p>' })
  await expect.element(screen.getByText('Gespeichert', { exact: true })).toBeVisible()
  // The pages follow when typing rests.
  const pages = () =>
    received.filter(({ path: to, headers }) => to.endsWith('/preview') && headers.get('accept') === 'application/pdf')
  await expect.poll(() => String(pages().at(-1)?.body.content)).toContain('Danke.')
})

test('finishing asks once, and what is refused is said at its field', async () => {
  const refused = { errors: [{ field: 'recipient.address', message: 'letter.validation.address-required' }] }
  const { screen, patches } = await aDraft({ [`PATCH ${path}/7`]: () => problem(400, 'INVALID_INPUT', refused) })
  await screen.getByRole('button', { name: 'Fertigstellen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Fertigstellen' }).click()
  await expect.element(screen.getByText('Es fehlt eine Anschrift')).toBeVisible()
  expect(patches()).toEqual([{ state: 'FINAL' }])
})

test('a finished letter can be read, and begun anew as a draft', async () => {
  const { screen, received } = await aDraft(
    { [`POST ${path}`]: () => answer({ items: [aLetter({ id: 9 })] }, 201) },
    { ...finished },
  )
  await expect.element(screen.getByText(/Maria Sommer/)).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Als neuen Entwurf' }).click()
  await expect
    .poll(() => received.find((one) => one.path.endsWith(path) && one.path.startsWith('POST'))?.body)
    .toMatchObject({ state: 'DRAFT', templateId: 12, recipients: [{ type: 'PERSON', id: 12 }] })
})
