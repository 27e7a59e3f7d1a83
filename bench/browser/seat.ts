import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { benchPassword } from '../bench-tenant'
import type { Row } from '../print'

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Who sits before the browser, and where he works. */
export type Seat = { email: string; tenantId: number; legalEntityId: number }

/** Signs in by hand and chooses the legal entity that is measured. */
const signIn = async (page: Page, origin: string, { email, legalEntityId }: Seat): Promise<void> => {
  await page.goto(`${origin}/auth/sign-in`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.locator('input[type=password]').fill(benchPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  const me = await page.evaluate(async () => (await fetch('/api/v1/auth/me')).json())
  await page.evaluate(
    ([user, entity]) => localStorage.setItem(`active-legal-entity-${user}`, String(entity)),
    [me.user.id, legalEntityId],
  )
}

/** Measures in a browser of its own, once somebody has taken his seat. */
export const seated = async (origin: string, seat: Seat, measure: (page: Page) => Promise<Row[]>): Promise<Row[]> => {
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
    })
    // What runs in the page is compiled here, where each function is given its name by a helper that the page lacks.
    await context.addInitScript('globalThis.__name = (made) => made')
    const page = await context.newPage()
    await signIn(page, origin, seat)
    return await measure(page)
  } finally {
    await browser.close()
  }
}
