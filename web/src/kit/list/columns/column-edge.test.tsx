import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settings } from '../../settings'
import { aTable, stored } from '../table/testing'

beforeEach(() => page.viewport(1024, 800))

const widths = () => JSON.parse(localStorage.getItem('coffins-7-widths') ?? '{}')
const widthOf = (name: RegExp) =>
  [...document.querySelectorAll('th')].find((head) => name.test(head.textContent ?? ''))?.getBoundingClientRect().width
const cellWidth = (at: number) => document.querySelectorAll('[data-index="3"] td')[at]?.getBoundingClientRect().width

const aWideTable = async () => {
  const screen = await aTable()
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  return screen
}
const edgeOf = (screen: Awaited<ReturnType<typeof aTable>>, column: string) =>
  screen.getByRole('separator', { name: `Breite der Spalte „${column}“` })

test('a column is pulled wider, its cells follow, and it is as wide the next time', async () => {
  const screen = await aWideTable()
  const before = widthOf(/Angelegt/) as number
  const edge = edgeOf(screen, 'Angelegt').element()
  const { left, top } = edge.getBoundingClientRect()
  const at = (x: number) => ({ bubbles: true, pointerId: 1, clientX: x, clientY: top + 20 })
  edge.setPointerCapture = () => undefined
  edge.hasPointerCapture = () => true
  edge.dispatchEvent(new PointerEvent('pointerdown', at(left)))
  edge.dispatchEvent(new PointerEvent('pointermove', at(left - 100)))
  await expect.poll(() => widthOf(/Angelegt/)).toBe(Math.round(before - 100))
  expect(cellWidth(2)).toBe(Math.round(before - 100))
  expect(widths()).toEqual({ builtAt: Math.round(before - 100) })
  expect(Object.keys(stored())).toEqual(['sortModel', 'columnOrder', 'visibilityModel', 'pinnedColumns', 'tabs'])
  await screen.unmount()
  await aWideTable()
  expect(widthOf(/Angelegt/)).toBe(Math.round(before - 100))
})

test.each([
  ['ltr', 'ArrowRight', 16],
  ['ltr', 'ArrowLeft', -16],
  ['rtl', 'ArrowLeft', 16],
] as const)('%s: the key %s makes a column %i px wider, Home gives it back its width', async (direction, key, more) => {
  settings.change({ direction })
  const screen = await aWideTable()
  await expect.poll(() => getComputedStyle(document.querySelector('table') as HTMLElement).direction).toBe(direction)
  const before = widthOf(/Angelegt/) as number
  edgeOf(screen, 'Angelegt').element().focus()
  await userEvent.keyboard(`{${key}}`)
  await expect.poll(() => widthOf(/Angelegt/)).toBe(Math.round(before + more))
  await userEvent.keyboard('{Home}')
  await expect.poll(() => widthOf(/Angelegt/)).toBe(before)
  expect(widths()).toEqual({})
})

test('the name is never narrower than a name is long, and nothing becomes too narrow to be pulled again', async () => {
  localStorage.setItem('coffins-7-widths', JSON.stringify({ name: 5, builtAt: -7, number: 'wide' }))
  const screen = await aWideTable()
  expect(widthOf(/Name/)).toBe(220)
  expect(cellWidth(2)).toBe(60)
  edgeOf(screen, 'Name').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => widthOf(/Name/)).toBe(220)
  await expect.element(edgeOf(screen, 'Name')).toHaveAttribute('aria-valuemin', '220')
})

test('no column is wider than a screen, whatever was stored', async () => {
  localStorage.setItem('coffins-7-widths', JSON.stringify({ builtAt: 50_000 }))
  await aWideTable()
  expect(widthOf(/Angelegt/)).toBe(800)
})

test('cards have nothing to pull', async () => {
  await page.viewport(390, 800)
  const screen = await aWideTable()
  expect(screen.getByRole('separator').elements()).toEqual([])
})
