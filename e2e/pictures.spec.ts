import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './staff'

// The pictures of the README and of the guide. `npm run pictures` names the folder where they are kept; otherwise they are thrown away.
const folder = process.env.PICTURES

// What shows in a few seconds what the product is for.
const places: Record<string, { path: string; isThere: (page: Page) => Promise<void> }> = {
  dashboard: {
    path: '/',
    isThere: async (page) => {
      await expect(page.getByRole('heading', { name: 'Noch nicht bestattet' })).toBeVisible()
    },
  },
  case: {
    path: '/processes/9',
    isThere: async (page) => {
      await expect(page).toHaveTitle(/ · Vorgang 9 · Pietas$/)
      await expect(page.getByRole('navigation', { name: 'Pfad' })).toContainText('Vorgang 9')
      await expect(page.getByRole('tab', { name: 'Übersicht' })).toBeVisible()
    },
  },
}

const rowIn = (page: Page) => page.locator('tbody tr:not([data-group])').first()
const firstRow = (page: Page) => expect(rowIn(page)).toBeVisible()
const drawer = (page: Page) => expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible()

/** What a chapter shows: its file, its address, and what says that it is there. */
const guidePlaces: [name: string, path: string, isThere: (page: Page) => Promise<void>][] = [
  ['erster-anruf', '/?firstCall=new', drawer],
  ['person', '/persons/create', (page) => expect(page.getByRole('heading', { name: 'Stammdaten' })).toBeVisible()],
  ['personen', '/persons', firstRow],
  ['vorgang', '/processes/9', (page) => expect(page.getByRole('tab', { name: 'Übersicht' })).toBeVisible()],
  ['aufgaben', '/tasks', firstRow],
  [
    'aufgabe',
    '/tasks',
    async (page) => {
      await rowIn(page).getByRole('link').first().click()
      await drawer(page)
    },
  ],
  ['dokumente', '/processes/2?tab=documents', firstRow],
  [
    'dokument-anlegen',
    '/processes/2?tab=documents',
    async (page) => {
      const scan = { name: 'Sterbefallanzeige.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ') }
      await page.locator('input[type=file]').setInputFiles([scan])
      await expect(page.getByRole('dialog', { name: 'Dokument anlegen' })).toBeVisible()
    },
  ],
  ['kalender', '/calendar?view=week', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
]

/** A picture as the browser packs it best: a third of what its own pictures of a page weigh. */
const asWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const address = await page.evaluate(async (base64) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${base64}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.naturalWidth
    canvas.height = picture.naturalHeight
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.92)
  }, png.toString('base64'))
  expect(address).toMatch(/^data:image\/webp/)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

const take = async (page: Page, place: string, name: string, most: number): Promise<void> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const picture = await asWebp(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, `${name}.webp`), picture)
  // An empty page weighs less, and a reader on the road does not wait for more.
  expect(picture.length).toBeGreaterThan(5_000)
  expect(picture.length).toBeLessThan(most)
}

const inMode = (page: Page, mode: 'light' | 'dark') =>
  page.addInitScript((chosen) => {
    localStorage.setItem('app-settings', JSON.stringify({ mode: chosen }))
  }, mode)

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const mode of ['light', 'dark'] as const)
  test(`the pictures of the README are taken, ${mode}`, async ({ page }, info) => {
    await inMode(page, mode)
    await signIn(page)
    for (const [name, { path, isThere }] of Object.entries(places)) {
      await page.goto(path)
      await isThere(page)
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
      await take(page, folder ? join(folder, 'pictures') : info.outputPath(), `${name}-${mode}`, 150_000)
    }
  })

test('the pictures of the guide are taken', async ({ page }, info) => {
  await inMode(page, 'light')
  const shoot = (name: string) =>
    take(page, folder ? join(folder, 'guide', 'bilder') : info.outputPath(), name, 120_000)
  await page.goto('/auth/sign-in')
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await shoot('anmelden')
  await signIn(page)
  for (const [name, path, isThere] of guidePlaces) {
    await page.goto(path)
    await isThere(page)
    await shoot(name)
  }
})
