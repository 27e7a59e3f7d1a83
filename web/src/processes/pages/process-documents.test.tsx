import { permissions } from '@pietas/contract/kit/permissions'
import { expect, test } from 'vitest'
import { queries } from '../../kit/api'
import { session } from '../../kit/session'
import { aDocument, aMe, aProcess, fakeServer, page, renderApp } from '../../kit/testing'
import { processTabs } from './process-tabs'

test.each([true, false])(
  'what a portal shows has its place where there is one: %s',
  async (platformAccessRequested) => {
    queries.clear()
    session.start(aMe({ permissions: [...permissions] }))
    const received = fakeServer({
      'GET /documents': () => page([aDocument()]),
      'GET /death-notice-documents': () =>
        page([aDocument({ id: 9, fileName: 'Nachruf.pdf', documentLabel: 'OBITUARY' })]),
    })
    const Content = processTabs.find(({ id }) => id === 'documents')?.Content
    if (!Content) throw new Error('There is no such tab')
    const process = aProcess({ platformAccessRequested })
    const screen = await renderApp(<Content process={process} editable onOpenPerson={undefined} />).screen
    await expect.element(screen.getByText('Geburtsurkunde.txt').first()).toBeVisible()
    const portal = screen.getByRole('region', { name: 'Für die Gedenkseite im Portal' })
    if (platformAccessRequested) await expect.element(portal.getByText('Nachruf.pdf')).toBeVisible()
    else expect(portal.elements()).toHaveLength(0)
    expect(received.some(({ path }) => path.includes('death-notice'))).toBe(platformAccessRequested)
  },
)
