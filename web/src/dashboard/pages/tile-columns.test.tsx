import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../kit/testing'
import { placesOf, TileColumns } from './tile-columns'

const tiles = (lines: Record<string, number>) => Object.entries(lines).map(([id, count]) => ({ id, lines: count }))

test('the next tile goes where most room is left, so that no column ends long before the others', () => {
  const places = placesOf(tiles({ own: 6, cases: 1, funerals: 2, late: 6, away: 1 }), 2)
  expect(Object.fromEntries(places)).toEqual({ own: 0, cases: 1, funerals: 1, late: 1, away: 0 })
})

test('beside many short tiles the last one stands below the shorter column, not below the longer', () => {
  const day = { calls: 1, own: 5, cases: 3, tour: 4, funerals: 5, late: 5, away: 1, news: 1, figures: 2 }
  const places = placesOf(tiles(day), 2)
  const column = (at: number) => [...places].flatMap(([id, place]) => (place === at ? [id] : []))
  expect([column(0), column(1)]).toEqual([
    ['calls', 'cases', 'funerals', 'away', 'news', 'figures'],
    ['own', 'tour', 'late'],
  ])
})

test('one column takes all, in their order', () => {
  expect([...placesOf(tiles({ own: 6, cases: 1 }), 1).values()]).toEqual([0, 0])
})

test('as many columns as there is room for, and a tile stays where it is when others grow', async () => {
  const shown = (lines: number) => (
    <TileColumns
      tiles={[
        { id: 'a', lines, tile: <p>Erste</p> },
        { id: 'b', lines: 2, tile: <p>Zweite</p> },
        { id: 'c', lines: 2, tile: <p>Dritte</p> },
      ]}
    />
  )
  await page.viewport(800, 600)
  const { screen } = renderApp(shown(6))
  const columnOf = (text: string) => {
    const element = document.evaluate(`//p[.='${text}']/../..`, document).iterateNext() as Element
    return [...(element.parentElement?.children ?? [])].indexOf(element)
  }
  await expect.element((await screen).getByText('Dritte')).toBeVisible()
  await expect.poll(() => ['Erste', 'Zweite', 'Dritte'].map(columnOf)).toEqual([0, 1, 1])
  await page.viewport(400, 600)
  await expect.poll(() => ['Erste', 'Zweite', 'Dritte'].map(columnOf)).toEqual([0, 0, 0])
  await page.viewport(1280, 600)
  await expect.poll(() => ['Erste', 'Zweite', 'Dritte'].map(columnOf)).toEqual([0, 1, 2])
})
