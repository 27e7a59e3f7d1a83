import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderApp } from '../../../kit/testing'
import { Shell } from '../frame/shell'

const root = document.documentElement
const stored = () => JSON.parse(localStorage.getItem('app-settings') ?? '{}')
const variable = (name: string) => getComputedStyle(root).getPropertyValue(name)

async function theSettings() {
  await browser.viewport(1440, 900)
  const screen = await renderApp(<Shell />).screen
  await screen.getByRole('button', { name: 'Anzeige' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Anzeige' })
  await expect.element(drawer).toBeVisible()
  return { screen, drawer }
}

test('dark mode and contrast take effect at once and are kept', async () => {
  const { drawer } = await theSettings()
  const strong = variable('--mui-palette-text-secondary')
  await drawer.getByRole('switch', { name: 'Hoher Kontrast' }).click()
  expect(root.dataset.contrast).toBe('default')
  expect(variable('--mui-palette-text-secondary')).not.toBe(strong)
  await drawer.getByRole('radio', { name: 'Dunkel' }).click()
  await expect.poll(() => root.dataset.mode).toBe('dark')
  expect(stored()).toMatchObject({ mode: 'dark', contrast: 'default' })
})

test('there are six colours; choosing one recolours the accent', async () => {
  const { drawer } = await theSettings()
  const colours = drawer.getByRole('group', { name: 'Farbe' }).getByRole('radio')
  expect(colours.elements().map((element) => (element as HTMLInputElement).value)).toEqual([
    'default',
    'cyan',
    'purple',
    'blue',
    'orange',
    'red',
  ])
  await drawer.getByRole('radio', { name: 'Violett' }).click()
  expect(variable('--mui-palette-primary-main')).toBe('#6b3fc0')
  expect(stored()).toMatchObject({ preset: 'purple' })
})

test('a sample shows its own colour, whatever is chosen', async () => {
  const { drawer } = await theSettings()
  await drawer.getByRole('radio', { name: 'Rot' }).click()
  const colours = [...document.querySelectorAll('label [data-preset]')].map(
    (sample) => getComputedStyle(sample).backgroundColor,
  )
  expect(new Set(colours).size).toBe(6)
  expect(colours[0]).toBe('rgb(13, 111, 103)')
})

test('right to left mirrors the page, and nothing typed is lost by it', async () => {
  const { drawer, screen } = await theSettings()
  const side = () => document.querySelector('aside')?.getBoundingClientRect().x
  expect(side()).toBe(0)
  const before = document.querySelector('main')
  await drawer.getByRole('switch', { name: 'Rechts nach links' }).click()
  await expect.poll(() => root.dir).toBe('rtl')
  expect(side()).toBe(1440 - 280)
  expect(drawer.element().getBoundingClientRect().x).toBe(0)
  // The same element: the page was mirrored and not made anew.
  expect(document.querySelector('main')).toBe(before)
  await screen.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click()
  await expect.poll(() => root.dir).toBe('ltr')
  await expect.poll(() => drawer.element().getBoundingClientRect().right).toBe(1440)
})

test('compact keeps the content to a narrower measure', async () => {
  const { drawer } = await theSettings()
  await browser.viewport(1800, 900)
  const width = () => document.querySelector('main')?.getBoundingClientRect().width
  await expect.poll(width).toBe(1800 - 280)
  await drawer.getByRole('switch', { name: 'Kompakt' }).click()
  await expect.poll(width).toBe(1200)
})

test('the navigation is chosen by arrow keys alone', async () => {
  const { drawer } = await theSettings()
  const vertical = drawer.getByRole('radio', { name: 'Vertikal' }).element() as HTMLElement
  vertical.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.querySelector('nav[data-layout=horizontal]')).not.toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => document.querySelector('aside')?.getBoundingClientRect().width).toBe(88)
})

test('reset is offered only when something differs', async () => {
  const { screen, drawer } = await theSettings()
  const reset = screen.getByRole('button', { name: 'Auf Standard zurücksetzen' })
  expect(reset.elements()).toHaveLength(0)
  await drawer.getByRole('radio', { name: 'Dunkel' }).click()
  await reset.click()
  await expect.poll(() => root.dataset.mode).toBe('light')
  expect(reset.elements()).toHaveLength(0)
})

test('Escape closes the settings and leads back to their button', async () => {
  const { screen, drawer } = await theSettings()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Anzeige' })).toHaveFocus()
})

test('no tooltip lies over the settings when they open, whatever differs, by mouse and by keyboard', async () => {
  const { screen, drawer } = await theSettings()
  await drawer.getByRole('radio', { name: 'Dunkel' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Auf Standard zurücksetzen' })).toBeVisible()
  // Longer than any of them waits.
  await expect.poll(() => document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([])
  expect(screen.getByRole('tooltip').elements()).toEqual([])
  await drawer.getByRole('radio', { name: 'Hell' }).click()
})
