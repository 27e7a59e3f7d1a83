import type { AuditEntry } from '@pietas/contract/trail'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, fakeServer, page, renderApp } from '../../kit/testing'
import { ChangeTable } from './change-table'
import { recordTexts } from './tables'

const anEntry = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-20T10:15:00.000Z',
  actor: { id: 7, name: 'Maria Kowalski' },
  recordTable: 'persons',
  recordId: 11,
  name: 'Erna Adler',
  processId: null,
  action: 'update',
  changes: [
    { field: 'city', before: 'Zittau', after: 'Görlitz' },
    { field: 'gender', before: null, after: 'FEMALE' },
    { field: 'deceasedAt', before: null, after: '2026-03-01' },
    { field: 'somethingNew', before: null, after: 'ja' },
  ],
  ...facts,
})

const shown = async (...entries: AuditEntry[]) => {
  session.start(aMe())
  const received = fakeServer({ 'GET /audit-entries': () => page(entries), 'GET /users': () => page([]) })
  return { screen: await renderApp(<ChangeTable />).screen, received }
}

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  await browser.viewport(1440, 900)
  await loadTexts(['trail/protocol', ...recordTexts])
})

test('a change is told in the words of the screens, never by keys', async () => {
  const { screen } = await shown(anEntry())
  const row = screen.getByRole('row', { name: /Person: Erna Adler/ })
  await expect.element(row).toBeVisible()
  await expect.element(row).toHaveTextContent('Ort: Zittau → Görlitz')
  await expect.element(row).toHaveTextContent('leer → weiblich')
  await expect.element(row).toHaveTextContent('leer → 01.03.2026')
  await expect.element(row).toHaveTextContent('Weiteres: leer → ja')
  expect(screen.container.textContent).not.toMatch(/somethingNew|FEMALE|deceasedAt|persons/)
})

test('nobody in particular is Pietas itself, and a record without a name has its number', async () => {
  const { screen } = await shown(
    anEntry({
      id: 2,
      actor: null,
      recordTable: 'task_sub_tasks',
      recordId: 4,
      name: null,
      action: 'delete',
      changes: [],
    }),
  )
  await expect.element(screen.getByRole('row', { name: /Teilaufgabe 4/ })).toHaveTextContent('Pietas')
})
