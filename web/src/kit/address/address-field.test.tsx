import { noAddress } from '@pietas/contract/kit/address-line'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addressSources } from '../../persons'
import { session } from '../session'
import { aMe, answer, aPerson, failedPictures, fakeServer, page, problem, typeAtOnce } from '../testing'
import { aForm } from '../testing/a-form'
import { AddressField } from '.'

const home = { ...noAddress, street: 'Gartenweg', streetNumber: '5', zipCode: '02826', city: 'Görlitz' }
const place = {
  id: 'p1',
  label: 'Gartenweg 5, Görlitz',
  type: 'mapsAddress',
  address: { ...home, lat: 51.1, lng: 14.9 },
}

const aPicker = (value: object | null = null) =>
  aForm(<AddressField name="place" title="Sterbeort" sources={addressSources()} />, {
    values: { place: value } as object,
  })

type Form = Awaited<ReturnType<typeof aPicker>>['form']

async function mode(form: Form, name: string) {
  await form.getByRole('combobox', { name: 'Adresse suchen bei' }).click()
  await form.getByRole('option', { name }).click()
}

const fieldNames = (form: Form) =>
  form
    .getByRole('group', { name: 'Sterbeort' })
    .getByRole('textbox')
    .elements()
    .map((field) => (field as HTMLInputElement).name)

test('there are four modes, and the map comes first', async () => {
  const { form } = await aPicker()
  const modes = form.getByRole('combobox', { name: 'Adresse suchen bei' })
  await expect.element(modes).toHaveTextContent('Karte')
  await modes.click()
  const names = form.getByRole('option').elements()
  expect(names.map((name) => name.textContent)).toEqual(['Karte', 'Personen', 'Geschäftspartner', 'Eigene Eingabe'])
})

test('a find of the map is taken over with its position; one search is sent for one burst of typing', async () => {
  const received = fakeServer({ 'GET /places': () => answer({ items: [place], attribution: 'Ortsverzeichnis' }) })
  const failed = failedPictures()
  const { form, saved, store } = await aPicker()
  await form.getByRole('combobox', { name: 'Straße und Ort' }).click()
  typeAtOnce('Garten')
  await form.getByRole('option', { name: 'Gartenweg 5, Görlitz' }).click()
  expect(received.map(({ query }) => query.get('query'))).toEqual(['Garten'])
  await expect.element(form.getByText('Gartenweg 5, 02826 Görlitz')).toBeVisible()
  expect(fieldNames(form)).toEqual([])
  await expect.element(form.getByText('51,1000° N, 14,9000° O')).toBeVisible()
  expect(failed).toEqual([])
  await store()
  await expect.poll(() => saved).toEqual([{ place: place.address }])
})

test('where maps are drawn a picture is asked for, and words stand for one that does not come', async () => {
  const me = aMe()
  session.start({ ...me, installation: { ...me.installation, staticMap: true } })
  const failed = failedPictures()
  const { form } = await aPicker(place.address)
  await expect
    .poll(() => failed)
    .toEqual([expect.stringContaining('/tenants/1/static-map?lat=51.1&lng=14.9&width=400&height=250')])
  await expect.element(form.getByText('51,1000° N, 14,9000° O')).toBeVisible()
})

test('persons and business partners are searched each at their own place', async () => {
  const received = fakeServer({
    'GET /persons': () => page([aPerson()]),
    'GET /business-partners': () => page([{ id: 3, name: 'Lindenhof', nameAffix: null, address: home }]),
  })
  const { form } = await aPicker()
  await mode(form, 'Personen')
  await form.getByRole('combobox', { name: 'Name der Person' }).click()
  await expect.element(form.getByRole('option', { name: /Erna Schäfer/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await mode(form, 'Geschäftspartner')
  await form.getByRole('combobox', { name: 'Name des Geschäftspartners' }).click()
  await form.getByRole('option', { name: /Lindenhof/ }).click()
  await expect.element(form.getByText('Lindenhof', { exact: true })).toBeVisible()
  expect(received.map(({ path }) => path.split('/').at(-1))).toEqual(['persons', 'business-partners'])
})

test('an own entry shows the fields, the position as something that can be read only', async () => {
  const { form } = await aPicker(place.address)
  expect(fieldNames(form)).toEqual([])
  await mode(form, 'Eigene Eingabe')
  const parts = ['name', 'street', 'streetNumber', 'zipCode', 'city', 'country']
  expect(fieldNames(form)).toEqual([...parts.map((part) => `place.${part}`), '', ''])
  const latitude = form.getByRole('textbox', { name: 'Breitengrad' })
  await expect.element(latitude).toHaveValue('51.1')
  expect((latitude.element() as HTMLInputElement).readOnly).toBe(true)
})

test('whoever changes the street loses the position, and the fields stay while he types', async () => {
  const { form, saved, store } = await aPicker(place.address)
  await form.getByRole('button', { name: 'Bearbeiten' }).click()
  const street = form.getByRole('textbox', { name: 'Straße', exact: true })
  await street.fill('Parkweg')
  await expect.element(street).toHaveValue('Parkweg')
  expect(form.getByRole('textbox', { name: 'Breitengrad' }).elements()).toHaveLength(0)
  await store()
  await expect.poll(() => saved).toEqual([{ place: { ...home, street: 'Parkweg' } }])
})

test('a new number leaves the position as it is', async () => {
  const { form, saved, store } = await aPicker(place.address)
  await form.getByRole('button', { name: 'Bearbeiten' }).click()
  await form.getByRole('textbox', { name: 'Nr.' }).fill('6')
  await store()
  await expect.poll(() => saved).toEqual([{ place: { ...place.address, streetNumber: '6' } }])
})

test('a place that has only a name shows its fields in any mode', async () => {
  const { form } = await aPicker({ ...noAddress, name: 'Zu Hause' })
  await expect.element(form.getByRole('textbox', { name: 'Name oder Einrichtung' })).toHaveValue('Zu Hause')
})

test('a search that fails is said once and not tried again', async () => {
  const received = fakeServer({ 'GET /places': () => problem(503, 'PLACES_UNAVAILABLE') })
  const { form } = await aPicker()
  await form.getByRole('combobox', { name: 'Straße und Ort' }).click()
  await userEvent.keyboard('Garten')
  await expect.element(form.getByText(/Adresssuche ist gerade nicht erreichbar/).first()).toBeVisible()
  expect(form.getByRole('option').elements()).toHaveLength(0)
  window.dispatchEvent(new Event('focus'))
  await form.getByRole('textbox', { name: 'Ort', exact: true }).fill('Zittau')
  expect(received).toHaveLength(1)
})

test('what is removed leaves an empty address behind', async () => {
  const { form, saved, store } = await aPicker(place.address)
  await form.getByRole('button', { name: 'Entfernen' }).click()
  expect(fieldNames(form)).toHaveLength(6)
  await store()
  await expect.poll(() => saved).toEqual([{ place: noAddress }])
})
