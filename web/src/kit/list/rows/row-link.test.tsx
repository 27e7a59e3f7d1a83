import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../session'
import { aMe } from '../../testing'
import type { Column } from '..'
import { aTable, type Coffin } from '../table/testing'

beforeEach(() => page.viewport(1024, 800))

const href = ({ id }: Coffin) => `/coffins/${id}`
const columns: Column<Coffin>[] = [
  { id: 'name', header: 'person.name', width: 160, value: ({ name }) => name },
  { id: 'builtAt', header: 'process.createdAt', width: 140, kind: 'date', value: ({ builtAt }) => builtAt },
  {
    id: 'phone',
    header: 'person.phone',
    width: 140,
    hasLinks: true,
    value: ({ id }) => id,
    cell: ({ id }) => <a href={`tel:0${id}`}>{`0${id}`}</a>,
  },
]

const aLinkedTable = async (onOpen: (coffin: Coffin) => void = () => undefined) => {
  const screen = await aTable({ columns, href, onOpen, openPermission: 'Process:List' })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  return screen
}

const rowAt = (index: number) => document.querySelector(`[data-index="${index}"]`) as HTMLElement
const linkAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href')

/** Clicks, and tells whether the browser would follow the link by itself. It does not: the test goes on. */
async function followed(click: () => Promise<void>): Promise<boolean> {
  let follows = false
  const stop = (event: Event) => {
    follows = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  await click()
  return follows
}

test('wherever one points in a row, there is the link to its record, but for the links of its own', async () => {
  await aLinkedTable()
  const [name, built, phone] = [...rowAt(1).querySelectorAll('td')].map((cell) => cell.getBoundingClientRect())
  for (const { left, right, top, bottom } of [name as DOMRect, built as DOMRect])
    for (const [x, y] of [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const)
      expect(linkAt(x, y), `${x}, ${y}`).toBe('/coffins/2')
  expect(rowAt(1).querySelector('td:last-child a')?.getAttribute('href')).toBe('tel:02')
  expect(phone && linkAt(phone.right - 2, phone.bottom - 2)).toBeUndefined()
})

test('a card is a link as well, and its own links stay on top', async () => {
  await page.viewport(390, 800)
  await aLinkedTable()
  const { right, bottom } = rowAt(1).getBoundingClientRect()
  expect(linkAt(right - 4, bottom - 6)).toBe('/coffins/2')
  const phone = rowAt(1).querySelector('a[href^=tel]')?.getBoundingClientRect() as DOMRect
  expect(linkAt((phone.left + phone.right) / 2, (phone.top + phone.bottom) / 2)).toBe('tel:02')
})

test('a plain click opens here, one with Ctrl is the business of the browser', async () => {
  const opened: string[] = []
  const screen = await aLinkedTable(({ name }) => opened.push(name))
  const name = screen.getByText('Eiche 2', { exact: true })
  expect(await followed(() => name.click())).toBe(false)
  expect(opened).toEqual(['Eiche 2'])
  expect(await followed(() => name.click({ modifiers: ['Control'] }))).toBe(true)
  expect(opened).toEqual(['Eiche 2'])
})

test('the keys go on from the row whose link was pressed', async () => {
  const opened: string[] = []
  const screen = await aLinkedTable(({ name }) => opened.push(name))
  await followed(() => screen.getByText('Eiche 2', { exact: true }).click({ modifiers: ['Control'] }))
  expect(document.activeElement).toBe(rowAt(1))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(opened).toEqual(['Eiche 3'])
})

test('a cell that says nothing is a link for the pointer alone', async () => {
  const blank: Column<Coffin>[] = [...columns, { id: 'city', header: 'person.city', width: 140, value: () => null }]
  const screen = await aTable({ columns: blank, href, onOpen: () => undefined })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  const links = rowAt(0).querySelectorAll('a[data-way]')
  expect([...links].map((link) => link.getAttribute('aria-hidden'))).toEqual([null, null, 'true'])
})

test('who may not open a row gets no link to it', async () => {
  session.start(aMe({ permissions: ['Person:ListAndRead'] }))
  await aLinkedTable()
  expect(rowAt(0).querySelectorAll('a[href^="/coffins"]')).toHaveLength(0)
})
