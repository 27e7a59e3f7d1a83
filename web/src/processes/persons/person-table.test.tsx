import type { ProcessPerson } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { answer, aPerson, aProcess, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { ProcessPersons } from './person-table'
import { useProcessPersons } from './process-persons'

const stored = { version: 1, createdAt: '', updatedAt: '', createdBy: 7, updatedBy: 7, deleted: false }
const email = (value: string) => ({ _id: 'a', type: 'EMAIL' as const, value })
const otto: ProcessPerson = {
  id: 5,
  processId: 100,
  role: 'Authorized',
  person: {
    id: 30,
    title: 'Dr.',
    firstName: 'Otto',
    lastName: 'Muster',
    phone: '+49301',
    email: null,
    contactDetails: [email('otto@post.example')],
    deceased: false,
    deceasedAt: null,
    deleted: false,
  },
  relationshipType: 'SIBLING',
  maritalStatus: null,
  ...stored,
}
const anna = aPerson({ id: 21, firstName: 'Anna', lastName: 'Muster' })
const berta = aPerson({ id: 22, firstName: 'Berta', lastName: 'Muster' })
const everybody = [anna, berta, aPerson({ id: 30, firstName: 'Otto', lastName: 'Muster' })]

type Routes = Parameters<typeof fakeServer>[0]

/** A process with Otto in it; whoever is added is in it from then on. */
async function aTable({ editable = true, more = {} }: { editable?: boolean; more?: Routes } = {}) {
  const items = [otto]
  const received = fakeServer({
    'GET /processes/100/persons': () => answer({ items, total: items.length, nextCursor: null, prevCursor: null }),
    'GET /persons': ({ query }) => {
      const ids = query.get('filterIds')?.split(',').map(Number)
      return page(everybody.filter(({ id }) => !query.has('processId') && (!ids || ids.includes(id))))
    },
    'GET /persons/20/relationships': () => answer({ items: [{ id: 1, relatedPersonId: 22 }] }),
    'POST /processes/100/persons': ({ body }) => {
      const added = { ...otto, id: 6, role: body.role as ProcessPerson['role'] }
      items.push({ ...added, person: { ...otto.person, id: Number(body.personId), firstName: 'Anna', title: null } })
      return answer(items.at(-1), 201)
    },
    'DELETE /process-persons/5': () => {
      items.splice(0, 1)
      return { status: 204, body: null }
    },
    ...more,
  })
  const table = await renderApp(
    <ProcessPersons process={aProcess()} editable={editable} onOpenPerson={() => undefined} />,
  ).screen
  await expect.element(table.getByRole('table')).toBeVisible()
  return { table, received }
}

type Table = Awaited<ReturnType<typeof aTable>>['table']
const person = (table: Table) => table.getByRole('combobox', { name: 'Person', exact: true })
const heads = (table: Table) => table.getByRole('columnheader').elements()

test('five columns say who somebody is for the case, and one more takes the role away', async () => {
  const { table } = await aTable({ editable: false })
  expect(heads(table).map((head) => head.textContent)).toEqual([
    'Rolle',
    'Beziehung',
    'Name',
    'Telefon',
    'E-Mail für Korrespondenz',
  ])
  await expect.element(table.getByText('Bevollmächtigte Person')).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Geschwister.*Dr\. Otto Muster.*otto@post/ })).toBeVisible()
  await expect.element(table.getByRole('button', { name: 'Hinzufügen' })).not.toBeInTheDocument()
  await table.unmount()
  const { table: edited } = await aTable()
  // What takes the role away needs no head, and an empty one would be read out.
  expect(heads(edited)).toHaveLength(5)
  expect(edited.getByRole('row').nth(1).getByRole('cell').elements()).toHaveLength(6)
})

test('a person is added with the role that most have, and the next one can follow', async () => {
  const { table, received } = await aTable()
  const add = table.getByRole('button', { name: 'Hinzufügen', exact: true })
  await expect.element(add).toBeDisabled()
  await expect.element(table.getByRole('combobox', { name: 'Rolle' })).toHaveTextContent('Sonstige')
  await person(table).click()
  await table.getByRole('option', { name: /Anna/ }).click()
  await add.click()
  await expect.element(table.getByRole('row', { name: /Anna Muster/ })).toBeVisible()
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toEqual({ personId: 21, role: 'Other' })
  await expect.element(person(table)).toHaveValue('')
  await expect.element(person(table)).toHaveFocus()
})

test('after a person was added the role is again the one that most have', async () => {
  const { table, received } = await aTable()
  const role = table.getByRole('combobox', { name: 'Rolle' })
  await role.click()
  await table.getByRole('option', { name: 'Bekannte/-r' }).click()
  await person(table).click()
  await table.getByRole('option', { name: /Anna/ }).click()
  await table.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect.poll(() => received.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({ role: 'Friend' })
  await expect.element(role).toHaveTextContent('Sonstige')
  await expect.element(person(table)).toHaveValue('')
})

test('when it fails, what was chosen stays', async () => {
  const { table } = await aTable({ more: { 'POST /processes/100/persons': () => problem(409, 'CONFLICT') } })
  await person(table).click()
  await table.getByRole('option', { name: /Anna/ }).click()
  await table.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect.element(table.getByText('Die Person konnte nicht hinzugefügt werden')).toBeVisible()
  await expect.element(person(table)).toHaveValue('Anna Muster * 03.02.1941')
})

test('the choice narrows to those who are related to the deceased', async () => {
  const { table } = await aTable()
  await table.getByRole('button', { name: 'Beziehungen der verstorbenen Person' }).click()
  await person(table).click()
  await expect.element(table.getByRole('option', { name: /Berta/ })).toBeVisible()
  expect(table.getByRole('option').elements()).toHaveLength(1)
})

test('who has the role already is not offered for it again', async () => {
  const { table } = await aTable()
  await table.getByRole('combobox', { name: 'Rolle' }).click()
  await table.getByRole('option', { name: 'Bevollmächtigte Person' }).click()
  await person(table).click()
  await expect.element(table.getByRole('option', { name: /Anna/ })).toBeVisible()
  await expect.element(table.getByRole('option', { name: /Otto/ })).not.toBeInTheDocument()
})

test('a role ends after a question', async () => {
  const { table, received } = await aTable()
  await table.getByRole('button', { name: 'Aus dem Vorgang entfernen' }).click()
  const question = table.getByRole('alertdialog', { name: 'Dr. Otto Muster aus dem Vorgang entfernen?' })
  await question.getByRole('button', { name: 'Aus dem Vorgang entfernen' }).click()
  await expect.element(table.getByText('Noch keine Personen mit einer Rolle in diesem Vorgang.')).toBeVisible()
  expect(received.some(({ path }) => path.startsWith('DELETE'))).toBe(true)
})

test('a new person is recorded in another tab', async () => {
  const { table } = await aTable()
  const link = table.getByRole('link', { name: 'Person in neuem Tab anlegen' })
  await expect.poll(() => link.element().getAttribute('href')).toMatch(/^\/persons\/create\?for=/)
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a process that is not stored yet has no persons, and nobody is asked', async () => {
  const received = fakeServer({})
  const Count = () => <p>{useProcessPersons(undefined).items.length} Personen</p>
  const { screen } = renderApp(<Count />)
  await expect.element((await screen).getByText('0 Personen')).toBeVisible()
  expect(received).toHaveLength(0)
})
