import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFirefox } from './bidi.mjs'

const patience = { timeout: 60_000 }

let server
let page
let origin

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'error', DEMO: '1', DATABASE_URL: '', PUBLIC_URL: '' }
  server = spawn(process.execPath, [fileURLToPath(new URL('../serve.mjs', import.meta.url))], { env, stdio: 'ignore' })
  await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 120_000, interval: 500 })
  page = await openFirefox(process.env.FIREFOX_PATH)
}, 240_000)

afterAll(async () => {
  await page?.close()
  const ended = new Promise((resolve) => server?.on('exit', resolve))
  if (server?.kill('SIGTERM')) await ended
}, 60_000)

const isThere = (role, name, part) =>
  expect.poll(async () => (await page.find(role, name, part)).length, patience).toBeGreaterThan(0)

const textOf = (selector) => page.evaluate(`document.querySelector('${selector}')?.textContent ?? ''`)

/** As a person would: whatever appears is waited for. */
const click = async (role, name, part) => {
  await isThere(role, name, part)
  await page.click(role, name, part)
}

test('a day in Firefox: sign in, look a person up, change and save him, and no fault is logged', {
  timeout: 240_000,
}, async () => {
  await page.goto(`${origin}/auth/sign-in`)
  await click('textbox', 'E-Mail-Adresse')
  await page.type('office@abendrot.example')
  await page.evaluate(`document.querySelector('input[type=password]').focus()`)
  await page.type('pietas-demo-2026')
  await page.press('Enter')
  await isThere('heading', 'Guten Tag, Martina')

  await click('link', 'Personen', 'nav')
  await expect
    .poll(() => page.evaluate(`document.querySelectorAll('tbody [data-row-name]').length`), patience)
    .toBeGreaterThan(5)
  await page.press('Control', 'k')
  await isThere('combobox', 'Suchen und Befehle', '[role=dialog]')
  await page.type('@Schäfer')
  await expect.poll(() => textOf('[role=option][aria-selected=true]'), patience).toContain('Schäfer')
  await page.press('Enter')

  await click('textbox', 'Weitere Vornamen', '[role=dialog]')
  await page.type('Luise')
  await page.press('Control', 's')
  await expect.poll(() => textOf('[role=dialog]'), patience).toBe('')
  await page.press('Control', 'k')
  await isThere('combobox', 'Suchen und Befehle', '[role=dialog]')
  await page.press('Escape')

  for (const name of ['Vorgänge', 'Kalender', 'Qualitätsmanagement', 'KPI', 'Personen']) {
    await click('link', name, 'nav')
    await expect.poll(() => page.evaluate(`document.title`), patience).toContain(name)
    await expect.poll(() => textOf('h1'), patience).not.toBe('')
  }
  expect(page.faults).toEqual([])
})
