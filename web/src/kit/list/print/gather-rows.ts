import type { LoadPage } from '../columns/column'
import { requestOf, type Shown } from '../table/use-pages'

/** About 30 pages: who needs more wants the spreadsheet. */
export const mostPrinted = 1000
const pageSize = 500

/** The first rows of what a list shows, whether loaded before or not. @returns also whether there are more. */
export async function gatherRows<Row>(load: LoadPage<Row>, shown: Shown, signal: AbortSignal) {
  const request = await requestOf(shown)
  const rows: Row[] = []
  let cursor: string | null = ''
  while (cursor !== null && rows.length < mostPrinted) {
    const page: Awaited<ReturnType<LoadPage<Row>>> = await load({ ...request, cursor, limit: pageSize }, signal)
    rows.push(...page.items)
    cursor = page.nextCursor
  }
  return { rows, isPart: cursor !== null }
}
