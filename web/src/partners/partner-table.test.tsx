import type { PartnerRow } from '@pietas/contract/partners'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { session } from '../kit/session'
import { aMe, fakeServer, page, renderApp } from '../kit/testing'
import { PartnerTable } from './partner-table'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const winter = {
  id: 6,
  legalEntityId: 1,
  name: 'Blumen Winter',
  nameAffix: 'GmbH',
  locked: true,
  types: [{ id: 1, name: 'Florist', deleted: false }],
  parent: { id: 8, name: 'Kirchenkreis', deleted: false },
  address: { city: 'Görlitz' },
  contactDetails: [
    { _id: 'a', type: 'FAX', value: '030 9' },
    { _id: 'b', type: 'PHONE', value: '+49 3581 5510' },
    { _id: 'c', type: 'MOBILE', value: '0171 55' },
    { _id: 'd', type: 'WEBSITE', value: 'winter.example' },
  ],
  ...stored,
} as unknown as PartnerRow

beforeEach(() => browser.viewport(1440, 900))

const aTable = async () => {
  const opened: number[] = []
  const table = await renderApp(<PartnerTable onOpen={({ id }) => opened.push(id)} />).screen
  await expect.element(table.getByRole('row', { name: /Blumen Winter GmbH/ })).toBeVisible()
  return { table, opened }
}

test('numbers are called by a click, a fax is none; a lock and the way to the parent are in sight', async () => {
  fakeServer({ 'GET /business-partners': () => page([winter]) })
  const { table, opened } = await aTable()
  const links = [...document.querySelectorAll('tbody a:not([data-way])')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['tel:+4935815510', 'tel:017155', '/business-partners/8?tab=children'])
  await expect.element(table.getByText('Gesperrt', { exact: true }).last()).toBeVisible()
  expect(table.getByText('030 9').elements()).toHaveLength(0)
  await table
    .getByRole('row', { name: /Blumen Winter/ })
    .getByText('Görlitz')
    .click()
  expect(opened).toEqual([6])
})

test('one type, the locked and the deleted ones are asked for by the names that the server knows', async () => {
  const received = fakeServer({
    'GET /business-partners': () => page([winter]),
    'GET /business-partner-types': () => page([{ id: 1, name: 'Florist', ...stored }]),
  })
  const { table } = await aTable()
  const asked = () =>
    JSON.parse(received.findLast(({ path }) => path.endsWith('/business-partners'))?.query.get('filters') ?? '{}')
  await table.getByRole('button', { name: 'Kategorie', exact: true }).click()
  await table.getByRole('combobox', { name: 'Kategorie' }).click()
  await table.getByRole('option', { name: 'Florist' }).click()
  await expect.poll(asked).toEqual({ typeId: 1 })
  await userEvent.keyboard('{Escape}')
  await table.getByRole('tab', { name: 'Gesperrte' }).click()
  await expect.poll(asked).toEqual({ locked: true })
  await table.getByRole('tab', { name: 'Gelöschte' }).click()
  await expect.poll(asked).toEqual({ deleted: true })
})

test('whoever may only read finds nothing to delete', async () => {
  session.start(aMe({ permissions: ['BusinessPartner:Read'] }))
  fakeServer({ 'GET /business-partners': () => page([winter]) })
  const { table } = await aTable()
  expect(table.getByRole('button', { name: 'Aktionen' }).elements()).toHaveLength(0)
})

test('a row leads to the page of its partner', async () => {
  fakeServer({ 'GET /business-partners': () => page([winter]) })
  await aTable()
  expect(document.querySelector('tbody td a[data-way]')?.getAttribute('href')).toBe(`/business-partners/${winter.id}`)
})
