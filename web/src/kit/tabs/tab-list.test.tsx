import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../testing'
import { panelProps, TabList } from '.'

const names = ['Abholung', 'Versorgung', 'Trauerfeier']
const tabs = names.map((label) => ({ id: label.toLowerCase(), label }))

function Sheet({ width, dir }: { width: number; dir: string }) {
  const [active, setActive] = useState('abholung')
  return (
    <div dir={dir} style={{ width }}>
      <TabList tabs={tabs} active={active} label="Blatt" panels="sheet-" onChoose={setActive} />
      <div {...panelProps('sheet-', active)}>{active}</div>
    </div>
  )
}

const aSheet = (width = 600, dir = 'ltr') => renderApp(<Sheet width={width} dir={dir} />).screen

test('a tab names the panel that it shows', async () => {
  const screen = await aSheet()
  await screen.getByRole('tab', { name: 'Versorgung' }).click()
  await expect.element(screen.getByRole('tabpanel', { name: 'Versorgung' })).toHaveTextContent('versorgung')
  await expect.element(screen.getByRole('tab', { name: 'Abholung' })).not.toHaveAttribute('aria-controls')
})

test('arrows lead along the tabs and around, Enter chooses', async () => {
  const screen = await aSheet()
  await screen.getByRole('tab', { name: 'Abholung' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Trauerfeier' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('abholung')
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('versorgung')
})

test('read from right to left the arrows lead the other way', async () => {
  const screen = await aSheet(600, 'rtl')
  await screen.getByRole('tab', { name: 'Abholung' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Versorgung' })).toHaveFocus()
})

test('in a narrow line the chosen tab comes into sight', async () => {
  const screen = await aSheet(200)
  await screen.getByRole('tab', { name: 'Abholung' }).click()
  await userEvent.keyboard('{End}{Enter}')
  const list = screen.getByRole('tablist').element().getBoundingClientRect()
  await expect
    .poll(() => screen.getByRole('tab', { name: 'Trauerfeier' }).element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(list.right + 1)
})
