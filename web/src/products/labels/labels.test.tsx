import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { openCommands } from '../../kit/commands'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, fakeServer, page, renderApp } from '../../kit/testing'
import { aProduct } from '../../kit/testing/a-product'
import { LabelSheet } from './label-sheet'
import { ScanButton } from './scan-button'
import { ScanDialog } from './scan-dialog'

beforeEach(async () => {
  queries.clear()
  await loadTexts(['products'])
  await browser.viewport(1440, 900)
  session.start(aMe({ permissions: ['Warehouse:Read'] }))
})

test('a label tells name, number and place of an article beside its code, and is printed at once', async () => {
  const print = window.print
  let printed = 0
  window.print = () => {
    printed++
  }
  await renderApp(<LabelSheet products={[aProduct(), aProduct({ id: 6, name: 'Decke' })]} onDone={() => undefined} />)
    .screen
  await expect.poll(() => printed).toBe(1)
  window.print = print
  const [first, second] = [...document.querySelectorAll('[data-label]')]
  expect(first?.textContent).toBe('Urne KupferU-17Lager 2')
  const pathOf = (label: Element | undefined) => label?.querySelector('path')?.getAttribute('d')
  expect(pathOf(first)?.length).toBeGreaterThan(500)
  expect(pathOf(first)).not.toBe(pathOf(second))
})

async function aDialog(items = [aProduct({ number: 'U-170', id: 8 }), aProduct()]) {
  const found: number[] = []
  const received = fakeServer({ 'GET /products': () => page(items) })
  const screen = await renderApp(<ScanDialog onFound={(id) => found.push(id)} onClose={() => undefined} />).screen
  return { screen, found, received, field: browser.getByRole('textbox', { name: 'Code oder Artikelnummer' }) }
}

test('what a scanner in the hand types opens the article, without asking the server', async () => {
  const { found, received, field } = await aDialog()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('http://192.168.0.2:3000/erp?stock=17{Enter}')
  await expect.poll(() => found).toEqual([17])
  expect(received).toHaveLength(0)
})

test('an article number opens the article that bears it, and another one says that there is none', async () => {
  const { found, field } = await aDialog()
  await field.fill('u-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(browser.getByText('Dazu gibt es keinen Artikel')).toBeVisible()
  await field.fill('u-17')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => found).toEqual([5])
})

test('a browser that reads codes shows the camera and opens what it sees', async () => {
  const world = globalThis as unknown as { BarcodeDetector?: unknown }
  const before = world.BarcodeDetector
  world.BarcodeDetector = class {
    detect = async () => [{ rawValue: `${location.origin}/erp?stock=21` }]
  }
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')
  const { mediaDevices } = navigator
  const { getUserMedia } = mediaDevices
  mediaDevices.getUserMedia = async () => canvas.captureStream(5)
  HTMLMediaElement.prototype.play = async () => undefined
  const { found } = await aDialog()
  await expect.poll(() => found[0]).toBe(21)
  mediaDevices.getUserMedia = getUserMedia
  world.BarcodeDetector = before
})

test('what the button of the store does is offered as a command too', async () => {
  const { screen } = renderApp(<ScanButton />)
  await expect.element((await screen).getByRole('button', { name: 'Etikett lesen' })).toBeVisible()
  expect(openCommands().flatMap(({ commands }) => commands.map(({ label }) => label))).toEqual(['Etikett lesen'])
})
