import type { Job } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../kit/testing'
import { JobTable } from './job-table'

const failed: Job = {
  id: 4,
  kind: 'mail',
  tenantId: 1,
  state: 'FAILED',
  scheduled: false,
  attempts: 1,
  nextAttemptAt: null,
  lastError: '550 Mailbox unavailable',
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:00:02.000Z',
}
const done: Job = { ...failed, id: 5, state: 'DONE', lastError: null }

async function aTable(retry: () => { status: number; body: unknown } = () => answer({ ...failed, state: 'WAITING' })) {
  await browser.viewport(1440, 900)
  session.start(aMe({ permissions: ['Administration:ManageLegalEntity'] }))
  const received = fakeServer({ 'GET /jobs': () => page([failed, done]), 'POST /jobs/4/retry': retry })
  const screen = await renderApp(<JobTable />).screen
  return { screen, received }
}

test('what has failed says why, in words, and is tried again on demand', async () => {
  const { screen, received } = await aTable()
  const row = screen.getByRole('row', { name: /gescheitert/ })
  await expect.element(row).toHaveTextContent(/E-Mail.*gescheitert.*550 Mailbox unavailable/)
  await row.getByRole('button', { name: 'Aktionen' }).click()
  await screen.getByRole('menuitem', { name: 'Jetzt nochmals versuchen' }).click()
  await expect.poll(() => received.some(({ path }) => path.endsWith('/jobs/4/retry'))).toBe(true)
  await expect.element(screen.getByText('Der Auftrag wird gleich noch einmal versucht')).toBeVisible()
  await expect.poll(() => received.filter(({ path }) => path.startsWith('GET')).length).toBe(2)
})

test('what cannot be tried again says so, and what is done offers nothing', async () => {
  const { screen } = await aTable(() => problem(409, 'CONFLICT'))
  await screen
    .getByRole('row', { name: /gescheitert/ })
    .getByRole('button', { name: 'Aktionen' })
    .click()
  await screen.getByRole('menuitem', { name: 'Jetzt nochmals versuchen' }).click()
  await expect.element(screen.getByText('Der Auftrag ließ sich nicht wiederholen')).toBeVisible()
  expect(
    screen
      .getByRole('row', { name: /erledigt/ })
      .getByRole('button', { name: 'Aktionen' })
      .elements(),
  ).toEqual([])
})
