import { Circle } from 'lucide-react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refresh } from '../../api'
import { aTable, aWarehouse, type Coffin, coffins } from '../table/testing'

const bulkActions = [{ label: 'Versenden', icon: null, run: () => undefined }]

/** A list of which every coffin with an even number can be packed. */
async function aPackingList(run: (coffin: Coffin) => void, facts: Parameters<typeof aTable>[0] = {}) {
  const tick = {
    label: 'Packen',
    stepOf: (coffin: Coffin) => ({
      label: `${coffin.name} packen`,
      icon: <Circle size={20} aria-hidden />,
      run: coffin.id % 2 === 0 ? () => run(coffin) : undefined,
    }),
  }
  const opened: string[] = []
  const screen = await aTable({ tick, bulkActions, onOpen: ({ name }) => opened.push(name), ...facts })
  await expect.element(screen.getByText('Eiche 1', { exact: true })).toBeVisible()
  return { screen, opened }
}

test('a tick does its step without opening or choosing the row; where there is no step it is only a sign', async () => {
  const packed: string[] = []
  const { screen, opened } = await aPackingList(({ name }) => packed.push(name))
  await screen.getByRole('button', { name: 'Eiche 2 packen', exact: true }).click()
  expect([packed, opened]).toEqual([['Eiche 2'], []])
  await expect.element(screen.getByRole('img', { name: 'Eiche 1 packen', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Packen' })).toBeInTheDocument()
  expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0)
})

test('two clicks at once are one step, and so is a key that is held', async () => {
  const packed: string[] = []
  const { screen } = await aPackingList(({ name }) => packed.push(name))
  const tick = screen.getByRole('button', { name: 'Eiche 2 packen', exact: true })
  await tick.dblClick()
  expect(packed).toEqual(['Eiche 2'])
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  tick.element().dispatchEvent(held)
  expect(held.defaultPrevented).toBe(true)
})

test('in a card a tick is large enough for a finger and lies on nothing else', async () => {
  await page.viewport(390, 800)
  const { screen } = await aPackingList(() => undefined)
  const tick = screen.getByRole('button', { name: 'Eiche 2 packen', exact: true }).element().getBoundingClientRect()
  const box = screen.getByRole('checkbox', { name: '„Eiche 2“ auswählen', exact: true }).element()
  expect(tick.width).toBeGreaterThanOrEqual(44)
  expect(tick.height).toBeGreaterThanOrEqual(44)
  expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(tick.top)
})

test('whoever ticks off one row after the other by the keyboard goes on at the next one', async () => {
  let stock = coffins.filter(({ id }) => id % 2 === 0)
  const load: ReturnType<typeof aWarehouse>['load'] = (request) => aWarehouse(stock).load(request)
  const take = ({ id }: Coffin) => {
    stock = stock.filter((coffin) => coffin.id !== id)
    void refresh('coffins')
  }
  const tick = {
    label: 'Packen',
    stepOf: (coffin: Coffin) => ({ label: `${coffin.name} packen`, icon: null, run: () => take(coffin) }),
  }
  const screen = await aTable({ tick, load })
  const tickOf = (id: number) => screen.getByRole('button', { name: `Eiche ${id} packen`, exact: true })
  await expect.element(tickOf(2)).toBeVisible()
  ;(tickOf(2).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tickOf(4)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tickOf(6)).toHaveFocus()
})
