import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './staff'

// The pictures of the README. `npm run pictures` names the folder where they are kept; otherwise they are thrown away.
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

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const mode of ['light', 'dark'] as const)
  test(`the pictures of the README are taken, ${mode}`, async ({ page }, info) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('app-settings', JSON.stringify({ mode: chosen }))
    }, mode)
    await signIn(page)
    for (const [name, { path, isThere }] of Object.entries(places)) {
      await page.goto(path)
      await isThere(page)
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const picture = await asWebp(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      const place = folder ?? info.outputPath()
      mkdirSync(place, { recursive: true })
      writeFileSync(join(place, `${name}-${mode}.webp`), picture)
      // An empty page weighs less, and a reader on the road does not wait for more.
      expect(picture.length).toBeGreaterThan(15_000)
      expect(picture.length).toBeLessThan(150_000)
    }
  })
