import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTable, aWarehouse, type Coffin, coffins } from '../table/testing'

beforeEach(() => page.viewport(700, 700))

const long = `Eiche mit ${'sehr '.repeat(40)}langem Namen`
const stock = [coffins[0] as Coffin, { ...(coffins[1] as Coffin), name: long }]

const aTableOfLongNames = async () => {
  const screen = await aTable({ load: aWarehouse(stock).load })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  return screen
}

test('a text that is cut is shown whole to whoever points at it, and no other', async () => {
  const screen = await aTableOfLongNames()
  await screen.getByText(long).hover()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(long)
  await screen.getByText('Eiche 1', { exact: true }).hover()
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})

test('and to whoever comes to its row by the keys', async () => {
  const screen = await aTableOfLongNames()
  ;(document.querySelector('tbody tr') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(long)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}')
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
})
