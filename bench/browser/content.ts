import type { Page } from '@playwright/test'
import { screens } from '../../scripts/lib/screens.mjs'
import type { Row } from '../print'
import { median } from './figures'
import type { Seat } from './seat'

/** What the page has noted of itself since it was asked for. */
type Opening = {
  /** When the last thing that stood for something else had gone, in ms from the asking; 0 while there is one. */
  content: number
  /** How much has moved by itself, by the measure of the browser (cumulative layout shift). */
  moved: number
}

declare global {
  interface Window {
    opening: Opening
  }
}

/** How long nothing may stand for something else before it counts as the last: what follows at once is part of it. */
const stays = 700

/** Runs in the page, before anything else does. */
const watchOpening = (): void => {
  const opening: Opening = { content: 0, moved: 0 }
  window.opening = opening
  const isWaiting = () =>
    !document.querySelector('h1') || document.querySelector('.MuiSkeleton-root, [aria-busy=true]') !== null
  const look = () => {
    if (isWaiting()) opening.content = 0
    else opening.content ||= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) opening.moved += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const open = async (page: Page, address: string): Promise<Opening> => {
  await page.goto(address)
  await page.waitForFunction(
    (quiet) => window.opening.content > 0 && performance.now() - window.opening.content > quiet,
    stays,
  )
  return page.evaluate(() => window.opening)
}

/** A record to open for each page of one. @returns the addresses of all pages that somebody of the tenant sees. */
const addressesOf = async (page: Page, { tenantId, legalEntityId }: Seat): Promise<string[]> => {
  const entity = `/api/v1/tenants/${tenantId}/legal-entities/${legalEntityId}`
  const [[process], partner] = await page.evaluate(
    async ([processes, partners]) => {
      const json = async (path: string, init?: RequestInit) => (await fetch(path, init)).json()
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ name: 'Ostfriedhof' })
      return [(await json(processes)).items, await json(partners, { method: 'POST', headers, body })] as const
    },
    [`${entity}/processes?limit=1`, `${entity}/business-partners`] as const,
  )
  const records: Record<string, number> = { $processId: process.id, $partnerId: partner.id, $companyId: legalEntityId }
  const idOf = (name: string): string => {
    if (records[name] === undefined) throw new Error(`Say which record is opened for ${name}`)
    return String(records[name])
  }
  return screens()
    .map(({ name }) => name.replace(/\$\w+/, idOf))
    .filter((name) => name.startsWith('/') && !/^\/(auth|global)\//.test(name))
}

const laterOpenings = 3

/**
 * How soon each page shows what it is about when its address is opened, and how much moves meanwhile. The first opening
 * fetches the code of the page and is said beside the others, which find it in the browser.
 */
export const contentRows = async (page: Page, origin: string, seat: Seat): Promise<Row[]> => {
  const addresses = await addressesOf(page, seat)
  await page.addInitScript(watchOpening)
  const rows: Row[] = []
  let most = { address: '', moved: 0 }
  for (const address of addresses) {
    const first = await open(page, origin + address)
    const later: Opening[] = []
    for (let count = 0; count < laterOpenings; count += 1) later.push(await open(page, origin + address))
    const moved = Math.max(first.moved, ...later.map((opening) => opening.moved))
    if (moved > most.moved) most = { address, moved }
    rows.push({
      what: `content of ${address.replace(/\d+$/, '…')}`,
      figure: median(later.map(({ content }) => content)),
      unit: 'ms',
      must: 1500,
      stretch: 750,
      isBetter: 'lower',
      note: `first ${first.content.toFixed(0)} ms, moved by ${moved.toFixed(3)}`,
    })
  }
  const row: Row = {
    what: 'what moves most while a page comes',
    figure: most.moved,
    unit: 'CLS',
    must: 0.05,
    stretch: 0.01,
    isBetter: 'lower',
    note: most.address,
  }
  return [...rows, row]
}
