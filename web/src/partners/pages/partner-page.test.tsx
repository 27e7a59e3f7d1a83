import { beforeEach, expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { PartnerBadges } from './partner-badges'
import { PartnerElsewhere } from './partner-elsewhere'

beforeEach(() => {
  queries.clear()
  session.start(aMe())
})

test('the way from a partner to the one above him leads to the children there', async () => {
  const parent = { id: 8, name: 'Kirchenkreis', deleted: false }
  const { container } = await renderApp(<PartnerBadges partner={{ locked: false, parent }} />).screen
  const link = container.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Gehört zu Kirchenkreis',
    '/business-partners/8?tab=children',
  ])
})

test('a partner of another legal entity is named with it, and the way there is offered', async () => {
  fakeServer({ 'GET /business-partners/9': () => answer({ id: 9, name: 'Fern', legalEntityId: 2 }) })
  const screen = await renderApp(<PartnerElsewhere partnerId={9} />).screen
  await expect.element(screen.getByText('Dieser Geschäftspartner gehört zu Bestattungshaus Krüger')).toBeVisible()
  await screen.getByRole('button', { name: 'Zu Bestattungshaus Krüger wechseln' }).click()
  await expect.poll(() => session.get()?.legalEntity?.id).toBe(2)
})

test('a partner of nobody is not found', async () => {
  fakeServer({ 'GET /business-partners/9': () => problem(404, 'NOT_FOUND') })
  const screen = await renderApp(<PartnerElsewhere partnerId={9} />).screen
  await expect.element(screen.getByText('Diesen Geschäftspartner gibt es nicht')).toBeVisible()
})
