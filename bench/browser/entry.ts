import type { Page } from '@playwright/test'
import type { Row } from '../print'
import { p95 } from './figures'

const typed = 'Ingeborg Wilhelmine Charlotte von der Heide-Schulenburg'

type Keys = { times: number[] }

/** Notes for each key how long it takes until what it did is painted. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const keys: Keys = { times: [] }
    Object.assign(window, { keys })
    addEventListener(
      'keydown',
      (event) => {
        const pressed = event.timeStamp
        requestAnimationFrame(() => {
          // The first task after a frame comes when it has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => keys.times.push(performance.now() - pressed)
          port2.postMessage(null)
        })
      },
      true,
    )
  })

const type = async (page: Page, text: string): Promise<number[]> => {
  await page.evaluate(() => ((window as unknown as { keys: Keys }).keys.times = []))
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).click()
  await page.keyboard.type(text, { delay: 60 })
  await page.keyboard.press('Tab')
  return page.evaluate(() => (window as unknown as { keys: Keys }).keys.times)
}

/** Typing a name into the form of a person, also on a machine that is four times as slow. */
export const entryRows = async (page: Page, origin: string): Promise<Row[]> => {
  await page.goto(`${origin}/persons/create`)
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).waitFor()
  await watchKeys(page)
  const plain = await type(page, typed)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const slow = await type(page, typed)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const row = (what: string, times: number[], must: number, stretch: number): Row => ({
    what: `key to paint in the person form, p95, ${what}`,
    figure: p95(times),
    unit: 'ms',
    must,
    stretch,
    isBetter: 'lower',
    note: `${times.length} keys`,
  })
  return [row('plain', plain, 30, 21), row('CPU at a fourth', slow, 60, 35)]
}
