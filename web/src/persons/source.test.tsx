import { expect, test } from 'vitest'
import { PickedName, Picker } from '../kit/picker'
import { aPerson, fakeServer, page, renderApp } from '../kit/testing'
import { personLabel, personSource } from './source'

const karl = aPerson({ id: 12, firstName: 'Karl', lastName: 'Muster' })
const ida = aPerson({ id: 13, firstName: 'Ida', lastName: 'Muster', street: null, streetNumber: null })

const shown = (source: ReturnType<typeof personSource>) =>
  renderApp(<Picker label="Person" source={source} value={null} onChange={() => undefined} />).screen

test('a label has the birth and the register date of the death, else the death, each with its sign', () => {
  const dates = { dateOfBirth: '1950-01-31', deceasedAt: '2026-11-05', deathRegisterDate: '2026-11-09' }
  const anna = aPerson({ firstName: 'Anna', lastName: 'Muster', ...dates })
  expect(personLabel(anna)).toBe('Anna Muster * 31.01.1950 † 09.11.2026')
  expect(personLabel({ ...anna, deathRegisterDate: null })).toBe('Anna Muster * 31.01.1950 † 05.11.2026')
  const undated = { ...anna, deathRegisterDate: null, deceasedAt: null }
  expect(personLabel({ ...undated, deceased: true })).toBe('Anna Muster * 31.01.1950 †')
  expect(personLabel({ ...undated, deceased: false })).toBe('Anna Muster * 31.01.1950')
})

test('who belongs to the process comes first, in a group of its own, and once', async () => {
  const received = fakeServer({
    'GET /persons': ({ query }) => page(query.get('processId') ? [karl] : [ida, karl]),
  })
  const picker = await shown(personSource({ process: { id: 5, name: 'Karl Muster' } }))
  await picker.getByRole('combobox', { name: 'Person' }).click()
  await expect.element(picker.getByText('Im Vorgang zu Karl Muster')).toBeVisible()
  const lines = [...document.querySelectorAll('[role=listbox] > li')].map((group) => group.textContent)
  expect(lines).toEqual([
    'Im Vorgang zu Karl MusterKarl Muster * 03.02.1941Lindenallee 4, 10115 Berlin',
    'AllgemeinIda Muster * 03.02.194110115 Berlin',
  ])
  expect(received[0]?.query.get('sortBy')).toBe('UPDATED_AT')
  expect(received[0]?.query.get('sortDirection')).toBe('DESC')
})

test('narrowed to a process only its persons are asked for', async () => {
  const received = fakeServer({ 'GET /persons': () => page([karl]) })
  const picker = await shown(personSource({ processId: 5 }))
  await picker.getByRole('combobox', { name: 'Person' }).click()
  await expect.element(picker.getByRole('option')).toBeVisible()
  expect(received.map(({ query }) => query.get('processId'))).toEqual(['5'])
})

test('who is left out is not offered', async () => {
  fakeServer({ 'GET /persons': () => page([ida, karl]) })
  const picker = await shown(personSource({ without: [13] }))
  await picker.getByRole('combobox', { name: 'Person' }).click()
  await expect.element(picker.getByRole('option', { name: /Karl/ })).toBeVisible()
  expect(picker.getByRole('option').elements()).toHaveLength(1)
})

test('the name of a chosen person is found by the id', async () => {
  const received = fakeServer({ 'GET /persons': () => page([ida]) })
  const name = await renderApp(<PickedName source={personSource()} id={13} />).screen
  await expect.element(name.getByText('Ida Muster * 03.02.1941')).toBeVisible()
  expect(received[0]?.query.get('filterIds')).toBe('13')
})
