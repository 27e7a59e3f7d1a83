import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { benchPassword } from '../bench-tenant'
import type { Row } from '../print'
import { calendarRows } from './calendar'
import { drawerRows } from './drawer'
import { entryRows } from './entry'
import { scrollRows } from './scroll'

const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Signs in by hand and chooses the legal entity that is measured. */
const signIn = async (page: Page, origin: string, email: string, legalEntityId: number): Promise<void> => {
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

/** What people feel: scrolling, typing, opening. Figures of a machine that does something else besides are worse. */
export const browserRows = async (
  origin: string,
  { email, legalEntityId, month }: { email: string; legalEntityId: number; month: string },
): Promise<Row[]> => {
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
    await signIn(page, origin, email, legalEntityId)
    return [
      ...(await drawerRows(page, origin)),
      ...(await entryRows(page, origin)),
      ...(await calendarRows(page, origin, month)),
      ...(await scrollRows(page, origin)),
    ]
  } finally {
    await browser.close()
  }
}
