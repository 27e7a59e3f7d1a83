import type { Dashboard } from '@pietas/contract/dashboard'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, renderApp } from '../../kit/testing'
import { pages } from '../pages'
import { Glance } from './glance'

const nothing = { total: 0, items: [] }

const five: Dashboard = {
  ownTasks: { ...nothing, overdue: 0 },
  announcements: nothing,
  appointments: nothing,
  openProcesses: { ...nothing, withoutDate: 0 },
  overdueTasks: nothing,
  absences: nothing,
}
const { openProcesses: _, ...four } = five
const { overdueTasks: __, ...three } = four

beforeEach(async () => {
  session.start(aMe())
  await loadTexts(pages.dashboard.texts)
})

/** The width of each row of tiles, with how many stand in it. */
const rowsOf = async (day: Dashboard, width: number) => {
  await browser.viewport(width, 800)
  const screen = await renderApp(
    <div style={{ paddingInline: 24 }}>
      <Glance day={day} />
    </div>,
  ).screen
  const list = screen.getByRole('list', { name: 'Auf einen Blick' })
  await expect.element(list).toBeVisible()
  const rows = new Map<number, DOMRect[]>()
  for (const tile of list.element().children) {
    const box = tile.getBoundingClientRect()
    rows.set(box.top, [...(rows.get(box.top) ?? []), box])
  }
  const { left, right } = list.element().getBoundingClientRect()
  return [...rows.values()].map((boxes) => ({
    count: boxes.length,
    isFilled: Math.abs((boxes[0]?.left ?? 0) - left) < 1 && Math.abs((boxes.at(-1)?.right ?? 0) - right) < 1,
  }))
}

const widths = [390, 600, 640, 700, 768, 1024, 1199, 1440]

test.each(widths.flatMap((width) => [five, four, three].map((day) => [width, day] as const)))(
  'at %i px every row of tiles is filled, and none stands alone in a wide one',
  async (width, day) => {
    const rows = await rowsOf(day, width)
    expect(rows.every(({ isFilled }) => isFilled)).toBe(true)
    if (width >= 600) expect(rows.every(({ count }) => count > 1)).toBe(true)
  },
)
