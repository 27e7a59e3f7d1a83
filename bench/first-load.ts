import { firstLoads } from '../scripts/lib/first-load.mjs'
import type { Row } from './print'

const screens: Record<string, [what: string, must: number, stretch: number]> = {
  '/': ['first load of the start page, gzip JavaScript', 230, 190],
  '/persons': ['first load of a table', 285, 240],
  'drawer person': ['first load of a table and the form drawer', 385, 320],
}

/** What somebody who is signed in loads for the screens of which figures are kept; `web/first-load.json` bounds all. */
export const firstLoadRows = (): Row[] =>
  firstLoads().flatMap(({ name, kB, files }) => {
    const screen = screens[name]
    if (!screen) return []
    const [what, must, stretch] = screen
    return [{ what, figure: kB, unit: 'kB', must, stretch, isBetter: 'lower', note: `${files} files` }]
  })
