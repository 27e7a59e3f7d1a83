import type { Person } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { answer, aPerson, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { InheritanceForm } from './inheritance-form'

const karl = aPerson({ id: 12, firstName: 'Karl' })

async function aForm(person: Person = aPerson(), mode: 'update' | 'view' = 'update') {
  const { screen } = renderApp(<InheritanceForm mode={mode} person={person} />)
  const form = await screen
  await expect.element(form.getByRole('heading', { name: 'Testament' })).toBeVisible()
  return form
}

type Found = Awaited<ReturnType<typeof aForm>>
const answers = (form: Found, document = 'Testament') => form.getByRole('group', { name: `${document} vorhanden` })
const say = (form: Found, answer: string, document?: string) =>
  answers(form, document).getByRole('button', { name: answer }).click()
const said = (form: Found) =>
  answers(form)
    .getByRole('button', { pressed: true })
    .elements()
    .map(({ textContent }) => textContent)

const stored = () =>
  fakeServer({
    'GET /persons': () => page([karl]),
    'GET /business-partners': () => page([]),
    'PATCH /persons/11': ({ body }) => answer(aPerson({ ...body, version: 2 })),
  })

test('who keeps the will is asked only while there is one', async () => {
  stored()
  const form = await aForm()
  const keeper = form.getByRole('combobox', { name: 'Testament verwaltet von' })
  await expect.element(keeper).not.toBeInTheDocument()
  await expect.element(form.getByRole('button', { name: 'Geschäftspartner' })).not.toBeInTheDocument()
  await say(form, 'Nein')
  await expect.element(keeper).not.toBeInTheDocument()
  await say(form, 'Ja')
  await expect.element(keeper).toBeEnabled()
  await expect.element(form.getByRole('combobox', { name: 'Erbvertrag verwaltet von' })).not.toBeInTheDocument()
})

test('a will is stored together with its keeper, and sent as null when there is none', async () => {
  const received = stored()
  const form = await aForm()
  const patches = () => received.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)
  await say(form, 'Ja')
  await form.getByRole('combobox', { name: 'Testament verwaltet von' }).click()
  await form.getByRole('option', { name: /Karl/ }).click()
  const will = { testamentExists: true, testamentManagedByType: 'PERSON', testamentManagedBy: 12 }
  await expect.poll(patches).toEqual([will])
  await say(form, 'Nein')
  const none = { testamentExists: null, testamentAbsent: true, testamentManagedByType: null, testamentManagedBy: null }
  await expect.poll(patches).toEqual([will, none])
  expect(said(form)).toEqual(['Nein'])
  await say(form, 'Unbekannt')
  await expect.poll(patches).toEqual([will, none, { testamentAbsent: false }])
  expect(said(form)).toEqual(['Unbekannt'])
})

test.each([
  ['Ja', { testamentExists: true, testamentManagedByType: 'PERSON', testamentManagedBy: 12 }],
  ['Nein', { testamentAbsent: true }],
  ['Unbekannt', {}],
] as const)('what is stored reads as %s', async (answer, estate) => {
  stored()
  const form = await aForm(aPerson(estate))
  expect(said(form)).toEqual([answer])
  expect(form.getByText('Verwaltet durch').elements()).toHaveLength(answer === 'Ja' ? 1 : 0)
})

test('a keeper who is missing is complained about in the words of his kind', async () => {
  stored()
  const form = await aForm()
  await say(form, 'Ja', 'Erbvertrag')
  const keeper = form.getByRole('combobox', { name: 'Erbvertrag verwaltet von' })
  await keeper.click()
  await form.getByRole('switch', { name: 'Grundvermögen' }).click()
  await expect.element(form.getByText('Bitte die Person angeben, die den Erbvertrag verwaltet')).toBeVisible()
  await form.getByRole('button', { name: 'Geschäftspartner' }).last().click()
  await keeper.click()
  await form.getByRole('switch', { name: 'Betriebsvermögen' }).click()
  await expect.element(form.getByText('Bitte den Geschäftspartner angeben, der den Erbvertrag verwaltet')).toBeVisible()
})

test('a switch shows at once, is stored alone, and goes back when it cannot be', async () => {
  const refused = Promise.withResolvers<void>()
  const received = fakeServer({
    'PATCH /persons/11': async () => {
      await refused.promise
      return problem(500, 'UNEXPECTED')
    },
  })
  const form = await aForm()
  const land = form.getByRole('switch', { name: 'Grundvermögen' })
  await land.click()
  await expect.element(land).toBeChecked()
  await expect.poll(() => received.at(-1)?.body).toEqual({ ownsLandAssets: true })
  refused.resolve()
  await expect.element(land).not.toBeChecked()
  await expect.element(form.getByText('Die Person konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(form.getByText(/Der vorherige Stand gilt wieder/)).toBeVisible()
})

test('a branch that keeps the will is shown and not offered otherwise', async () => {
  fakeServer({ 'GET /branches': () => page([{ id: 4, name: 'Altstadt', deleted: false }]) })
  const form = await aForm(aPerson({ testamentExists: true, testamentManagedByType: 'BRANCH', testamentManagedBy: 4 }))
  const keeper = form.getByRole('combobox', { name: 'Testament verwaltet von' })
  await expect.element(keeper).toHaveValue('Altstadt')
  await expect.element(keeper).toBeDisabled()
  expect(form.getByRole('button', { name: 'Filiale' }).elements()).toHaveLength(1)
})

test('whoever may only look can switch nothing', async () => {
  const form = await aForm(aPerson({ ownsLandAssets: true }), 'view')
  expect(form.getByRole('switch').elements()).toHaveLength(0)
  for (const answer of ['Ja', 'Nein', 'Unbekannt'])
    expect(form.getByRole('button', { name: answer }).elements()).toHaveLength(0)
  expect(form.getByRole('term').elements().length).toBeGreaterThanOrEqual(7)
})
