import type { ListedLetter } from '@pietas/contract/correspondence'
import { permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { aLetter, fakeServer, page, renderApp } from '../../kit/testing'
import { signIn } from '../testing'
import { WrittenLetters } from './written-letters'

beforeEach(async () => {
  queries.clear()
  signIn(permissions)
  await browser.viewport(1800, 900)
})

const listed = (changes: Partial<ListedLetter> = {}): ListedLetter => {
  const { content: _text, header: _above, footer: _below, ...letter } = aLetter()
  return { ...letter, process: { id: 100, deceased: { id: 11, firstName: 'Karl', lastName: 'Muster' } }, ...changes }
}

const draft = listed({ subject: 'Sterbefall {deceased.lastName}' })
const sent = listed({
  ...{ id: 8, state: 'FINAL', channel: 'EMAIL', mailState: 'SENT', documentId: 5, documentAccessToken: 'abc' },
  ...{ subject: 'Ihre Unterlagen', template: null, templateId: null, finishedAt: '2026-11-21T09:30:00.000Z' },
  recipient: { type: 'PERSON', id: 12, name: 'Anna Muster', address: null, email: 'anna@muster.example' },
})

const aTable = async (letters: ListedLetter[] = [draft, sent]) => {
  const received = fakeServer({
    'GET /correspondence': () => page(letters),
    'GET /templates': () => page([{ id: 3, name: 'Rente abmelden' }]),
  })
  const { screen, router } = renderApp(<WrittenLetters />)
  const table = await screen
  const asked = () => received.findLast(({ path }) => path.endsWith('/correspondence'))?.query
  return { table, router, asked }
}

const row = (table: Awaited<ReturnType<typeof aTable>>['table'], name: RegExp) => table.getByRole('row', { name })

test('each letter says to whom, about what, for which case, by which way and how it stands', async () => {
  const { table } = await aTable()
  await expect
    .element(row(table, /Standesamt Görlitz/))
    .toHaveTextContent(/Standesamt Görlitz.*Sterbefall ….*100 · Karl Muster.*Rente abmelden.*Brief.*Entwurf/)
  await expect
    .element(row(table, /Anna Muster/))
    .toHaveTextContent(/Anna Muster.*Ihre Unterlagen.*100 · Karl Muster.*E-Mail.*Gesendet.*21\.11\.2026/)
  const toCase = row(table, /Anna Muster/).getByRole('link', { name: '100 · Karl Muster' })
  await expect.element(toCase).toHaveAttribute('href', '/processes/100?tab=correspondence')
})

test('they are found by words, way, state and day, by the names that the server knows', async () => {
  const { table, asked } = await aTable()
  await expect.element(row(table, /Anna Muster/)).toBeVisible()
  await table.getByRole('searchbox').fill('anna')
  await expect.poll(() => asked()?.get('query')).toBe('anna')
  const choose = async (filter: string, option: string) => {
    await table.getByRole('button', { name: filter, exact: true }).click()
    await table.getByRole('radio', { name: option, exact: true }).click()
    await userEvent.keyboard('{Escape}')
  }
  await choose('Weg', 'E-Mail')
  await choose('Versand', 'Nicht gesendet')
  await expect
    .poll(() => JSON.parse(asked()?.get('filters') ?? '{}'))
    .toEqual({ channel: 'EMAIL', mailState: 'FAILED' })
  await choose('Stand', 'Entwurf')
  await table.getByRole('button', { name: 'Vorlage', exact: true }).click()
  await table.getByRole('combobox', { name: 'Vorlage' }).click()
  await table.getByRole('option', { name: 'Rente abmelden' }).click()
  await userEvent.keyboard('{Escape}')
  await table.getByRole('button', { name: 'Ab', exact: true }).click()
  await userEvent.keyboard('1.11.2026{Enter}')
  await expect
    .poll(() => JSON.parse(asked()?.get('filters') ?? '{}'))
    .toEqual({ channel: 'EMAIL', mailState: 'FAILED', state: 'DRAFT', templateId: 3, from: '2026-11-01' })
})

test('a draft opens to be written on, a finished letter as its PDF', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { table, router } = await aTable()
  await row(table, /Anna Muster/)
    .getByText('Ihre Unterlagen')
    .click()
  expect(opened).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/documents\/abc$/), '_blank', 'noopener')
  opened.mockRestore()
  await row(table, /Standesamt Görlitz/)
    .getByText(/Sterbefall/)
    .click()
  await expect
    .poll(() => router.state.location.state.drawer)
    .toEqual({ name: 'letter', props: { letterId: 7, processId: 100 } })
})

test('where nothing has been written the table says what will stand there', async () => {
  const { table } = await aTable([])
  await expect.element(table.getByText('Hier steht jedes Schreiben, das in einem Vorgang entsteht.')).toBeVisible()
})
