import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTableAt } from '../table/testing'

beforeEach(() => page.viewport(1024, 800))

const scroller = () => document.querySelector('[data-scroller]') as HTMLElement
const rowAt = (index: number) => document.querySelector(`[data-index="${index}"]`) as HTMLElement | null

const aListLeftAt = async (top: number) => {
  const { router, screen } = aTableAt('/')
  const list = await screen
  await expect.element(list.getByText('Eiche 1', { exact: true })).toBeVisible()
  scroller().scrollTop = top
  await expect.poll(() => rowAt(Math.round(top / 44) + 3)).not.toBeNull()
  return { router, list }
}

test('back in the list, it stands where it was left, with the focus on the same row', async () => {
  const { router, list } = await aListLeftAt(20 * 44)
  rowAt(24)?.focus()
  await router.navigate({ to: '/elsewhere' } as never)
  await expect.element(list.getByText('Andere Seite')).toBeVisible()
  router.history.back()
  await expect.poll(() => rowAt(24)).not.toBeNull()
  await expect.poll(() => document.activeElement).toBe(rowAt(24))
  expect(scroller().scrollTop).toBe(20 * 44)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(rowAt(25))
})

test('who comes by another way begins at the top, and nothing takes the focus', async () => {
  const { router, list } = await aListLeftAt(20 * 44)
  rowAt(24)?.focus()
  await router.navigate({ to: '/elsewhere' } as never)
  await expect.element(list.getByText('Andere Seite')).toBeVisible()
  await router.navigate({ to: '/' } as never)
  await expect.element(list.getByText('Eiche 1', { exact: true })).toBeVisible()
  expect(scroller().scrollTop).toBe(0)
  expect(document.activeElement).toBe(document.body)
})

test('another question begins at the top', async () => {
  const { list } = await aListLeftAt(20 * 44)
  await list.getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => scroller().scrollTop).toBe(0)
})
