import type { Row } from '../print'
import { calendarRows } from './calendar'
import { contentRows } from './content'
import { drawerRows } from './drawer'
import { entryRows } from './entry'
import { scrollRows } from './scroll'
import { type Seat, seated } from './seat'

/** What people feel: scrolling, typing, opening. Figures of a machine that does something else besides are worse. */
export const browserRows = (origin: string, seat: Seat, month: string): Promise<Row[]> =>
  seated(origin, seat, async (page) => [
    ...(await drawerRows(page, origin)),
    ...(await entryRows(page, origin)),
    ...(await calendarRows(page, origin, month)),
    ...(await scrollRows(page, origin)),
  ])

/** How soon each page is there. */
export const pageRows = (origin: string, seat: Seat): Promise<Row[]> =>
  seated(origin, seat, (page) => contentRows(page, origin, seat))
