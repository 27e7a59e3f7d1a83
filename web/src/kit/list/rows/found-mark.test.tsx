import type { MatchedBy } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { aTable, type Coffin, coffins } from '../table/testing'

/** A list of the first coffins, each found in the way that is told. */
async function found(...ways: (MatchedBy | undefined)[]) {
  const items = ways.map((matchedBy, at) => ({ ...(coffins[at] as Coffin), ...(matchedBy && { matchedBy }) }))
  const load = async () => ({ items, nextCursor: null, prevCursor: null, total: items.length })
  const screen = await aTable({ load })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const cells = (row: number) =>
    screen
      .getByRole('row')
      .nth(row)
      .getByRole('gridcell')
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, cells, above: () => screen.getByText(/^Nichts mit genau diesen Worten/).elements() }
}

test.each([
  ['PHONE', 'Gefunden über Telefon'],
  ['DATE', 'Gefunden über Datum'],
  ['NUMBER', 'Gefunden über Nummer'],
] as const)('a row found by %s says so once, at its name, and not in its link', async (way, mark) => {
  const { screen, cells, above } = await found(way, undefined)
  expect(cells(1)[0]).toBe(`Eiche 1${mark}`)
  expect(screen.getByText(mark).elements()).toHaveLength(1)
  expect(screen.getByText(mark).element().closest('a, [data-text]')).toBeNull()
  expect(cells(2)[0]).toBe('Eiche 2')
  expect(above()).toEqual([])
})

test.each([
  ['SOUND', 'Nichts mit genau diesen Worten. Ähnlich klingt:'],
  ['SPELLING', 'Nichts mit genau diesen Worten. Ähnlich geschrieben ist:'],
] as const)('of rows found by %s it is said once above all of them', async (way, words) => {
  const { screen, cells } = await found(way, way)
  const line = screen.getByText(words)
  await expect.element(line).toBeVisible()
  expect(line.elements()).toHaveLength(1)
  // Whoever hears the page is told as well, and before the rows.
  expect(line.element().closest('[role=status]')).not.toBeNull()
  const row = screen.getByRole('row').nth(1).element()
  expect(line.element().compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect([cells(1)[0], cells(2)[0]]).toEqual(['Eiche 1', 'Eiche 2'])
})

test('rows that were found by their words are told of by nothing', async () => {
  const { screen, cells, above } = await found(undefined, undefined)
  expect(cells(1)[0]).toBe('Eiche 1')
  expect(screen.getByText(/Gefunden über/).elements()).toEqual([])
  expect(above()).toEqual([])
})
