import { type Person, personFields } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import { answer, aPerson, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { PersonDrawer } from '../person-drawer'
import { PersonTable } from '../person-table'
import { MergeDrawer } from './merge-drawer'
import { differingRows, mergeRows } from './merge-fields'

const erna = aPerson({ id: 11, version: 3, phone: null, profession: 'Lehrerin' })
const twin = aPerson({ id: 12, version: 5, firstName: 'Ernestine', phone: '03581100', profession: null })
const inCase = { id: 7, type: 'DEATH', status: 'ACTIVE', deceased: 'Karl Muster', places: ['CLIENT' as const] }

const merging = async (one: Person = erna, other: Person = twin, refusal?: ReturnType<typeof problem>) => {
  const received = fakeServer({
    'GET /persons/11': () => answer(one),
    'GET /persons/12': () => answer(other),
    'POST /merge': () => refusal ?? answer({ ...one, mergeId: 4 }, 201),
    'POST /person-merges/4/undo': () => answer(one),
  })
  const drawer = await renderApp(<MergeDrawer personId={11} otherId={12} />).screen
  await expect.element(drawer.getByRole('button', { name: 'Zusammenführen' })).toBeVisible()
  const merge = () => drawer.getByRole('button', { name: 'Zusammenführen' }).click()
  const sent = () => received.filter(({ path }) => path.endsWith('/merge'))
  // Whoever leaves before it is said leaves the message to the next test.
  const told = () => expect.element(drawer.getByText('Die Personen wurden zusammengeführt')).toBeVisible()
  return { drawer, received, merge, sent, told }
}

test('every field of a person can be chosen, once', () => {
  const fields = mergeRows.flatMap((row) => row.fields)
  expect(fields.toSorted()).toEqual(Object.keys(personFields.shape).toSorted())
})

test('only what differs is asked, and a number of a contact is no difference', () => {
  const contact = { type: 'MOBILE' as const, value: '0170 1', label: null }
  const one = aPerson({ contactDetails: [{ ...contact, _id: 'a' }] as never })
  const other = aPerson({ contactDetails: [{ ...contact, _id: 'b' }] as never, reportReligion: false })
  expect(differingRows(one, other)).toEqual([])
})

test('both records stand side by side; what is known wins over what is not, and a click over both', async () => {
  const { drawer, merge, sent, told } = await merging()
  const name = drawer.getByRole('group', { name: 'Vorname' })
  await expect.element(name.getByRole('radio', { name: /Erna$/ })).toBeChecked()
  const phone = drawer.getByRole('group', { name: 'Telefon' })
  await expect.element(phone.getByRole('radio', { name: /03581100/ })).toBeChecked()
  await expect.element(drawer.getByRole('group', { name: 'Nachname' })).not.toBeInTheDocument()
  await name.getByRole('radio', { name: /Ernestine$/ }).click()
  await merge()
  await told()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.path).toMatch(/persons\/11\/merge$/)
  expect(sent()[0]?.headers.get('if-match')).toBe('"3"')
  expect(sent()[0]?.body).toEqual({
    otherId: 12,
    otherVersion: 5,
    values: { firstName: 'Ernestine', phone: '03581100' },
  })
})

test('the record with more cases stays unless the other one is chosen', async () => {
  const { drawer, merge, sent, told } = await merging(erna, { ...twin, processes: [inCase] })
  const records = drawer.getByRole('group', { name: 'Dieser Datensatz bleibt' })
  await expect.element(records.getByRole('radio', { name: /Ernestine/ })).toBeChecked()
  await expect.element(records.getByText('Vorgang 7 zu Karl Muster (Auftraggeber)')).toBeVisible()
  await merge()
  await told()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.path).toMatch(/persons\/12\/merge$/)
  expect(sent()[0]?.body).toMatchObject({ otherId: 11, otherVersion: 3, values: { profession: 'Lehrerin' } })
})

test('a merge can be taken back from its message', async () => {
  const { drawer, merge, received, told } = await merging()
  await merge()
  await told()
  await drawer.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => received.some(({ path }) => path.endsWith('/person-merges/4/undo'))).toBe(true)
})

test('what speaks against it is said, and the drawer stays', async () => {
  const errors = [{ field: 'values.countOfDeadKids', message: 'invalidAmountOfDeadKids' }]
  const { drawer, merge } = await merging(erna, twin, problem(400, 'INVALID_INPUT', { errors }))
  await merge()
  await expect.element(drawer.getByText(/Es können nicht mehr verstorbene Kinder/)).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Zusammenführen' })).toBeVisible()
})

test('the list offers it for two rows and no other number', async () => {
  fakeServer({ 'GET /persons': () => page([erna, twin, aPerson({ id: 13, firstName: 'Otto' })]) })
  const list = await renderApp(<PersonTable onOpen={() => undefined} />).screen
  const ways = list.getByRole('button', { name: 'Zusammenführen' })
  const boxes = list.getByRole('checkbox', { name: /^„/ })
  await boxes.nth(0).click()
  await expect.element(list.getByRole('button', { name: 'Löschen' })).toBeVisible()
  await expect.element(ways).not.toBeInTheDocument()
  await boxes.nth(1).click()
  await expect.element(ways).toBeVisible()
  await boxes.nth(2).click()
  await expect.element(ways).not.toBeInTheDocument()
})

test('the drawer says that a record is part of another, and leads there', async () => {
  fakeServer({ 'GET /persons/11': () => answer(aPerson({ deleted: true, mergedIntoId: 12 })) })
  const { screen } = renderApp(<PersonDrawer personId={11} />)
  const drawer = await screen
  await expect.element(drawer.getByText('Dieser Datensatz ist Teil eines anderen geworden.')).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Dorthin wechseln' })).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'Wiederherstellen' })).not.toBeInTheDocument()
})
