import { expect, test } from '@playwright/test'
import { openAs } from './staff'

test('a browser that is too old is told so before anything of the app is fetched', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  await page.goto('/persons')
  await expect(page.getByRole('heading', { name: 'Dieser Browser ist für Pietas zu alt' })).toBeVisible()
  expect(fetched.filter((path) => path.startsWith('/api'))).toEqual([])
  await expect(page.getByRole('main')).toContainText('Firefox: ab Version 124')
})

test('the brightness is that of the system, before the app is there and afterwards, until somebody chooses', async ({
  page,
}) => {
  const mode = () => page.locator('html').getAttribute('data-mode')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/auth/sign-in', { waitUntil: 'commit' })
  await expect.poll(mode).toBe('dark')
  await openAs(page, '/')
  expect(await mode()).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(mode).toBe('light')
  await page.getByRole('button', { name: 'Dunkle Darstellung' }).click()
  await expect.poll(mode).toBe('dark')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Helle Darstellung' })).toBeVisible()
  expect(await mode()).toBe('dark')
})

test('without colours of ours what is chosen is still told apart', async ({ page }) => {
  await openAs(page, '/')
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor, null, { timeout: 20_000 })

  await page.goto('/processes/2')
  await page.getByRole('button', { name: 'Auftraggeber', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Geschäftspartner', exact: true })).toBeVisible()
  for (const [chosen, other] of [
    ['main [role="tab"][aria-selected="true"]', 'main [role="tab"][aria-selected="false"]'],
    ['main button[aria-pressed="true"]', 'main button[aria-pressed="false"]'],
    ['nav a[aria-current]', 'nav a:not([aria-current])'],
  ] as const)
    expect(await ground(chosen), chosen).not.toBe(await ground(other))

  // What is chosen can be read as well: in the two colours that the system has for it, and nothing else is in them.
  const unlike = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
    const coloursOf = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    }
    const wanted = coloursOf(sample)
    const isOdd = (element: Element) => {
      if (!element.checkVisibility()) return false
      const isChosen = element.matches(
        '[role="tab"][aria-selected="true"], button[aria-pressed="true"], nav a[aria-current]',
      )
      const isPrimary = element.matches('.MuiButton-contained:not(.Mui-disabled)')
      return (coloursOf(element) === wanted) !== (isChosen || isPrimary)
    }
    return [...document.querySelectorAll('a, button')].filter(isOdd).map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
  expect(unlike).toEqual([])

  const outlined = await ground('.MuiButton-outlined')
  await page.goto('/persons')
  expect(await ground('.MuiButton-contained')).not.toBe(outlined)
})
