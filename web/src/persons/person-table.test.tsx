import { expect, test } from 'vitest'
import { answer, aPerson, fakeServer, page, renderApp } from '../kit/testing'
import { PersonDrawer } from './person-drawer'
import { PersonTable } from './person-table'

const dangerous = aPerson({ infectiousData: 'HIGHLY_INFECTIOUS', highlyInfectious: true, deceased: true })

test('the list says who is infectious, and who has died on a day that nobody knows', async () => {
  fakeServer({ 'GET /persons': () => page([dangerous, aPerson({ id: 12, infectious: true })]) })
  const { screen } = renderApp(<PersonTable onOpen={() => undefined} />)
  const list = await screen
  const rows = list.getByRole('row')
  await expect.element(list.getByText('hochinfektiös')).toBeVisible()
  await expect.element(list.getByText('infektiös', { exact: true })).toBeVisible()
  const [, first, second] = rows.elements().map((row) => row.textContent ?? '')
  expect(first).toContain('hochinfektiös')
  expect(first).toContain('†')
  expect(second).not.toContain('†')
})

test('the drawer of a person says it beside the name', async () => {
  fakeServer({ 'GET /persons/11': () => answer(dangerous) })
  const { screen } = renderApp(<PersonDrawer personId={11} onClose={() => undefined} />)
  await expect.element((await screen).getByText('* 03.02.1941 † · hochinfektiös')).toBeVisible()
})
