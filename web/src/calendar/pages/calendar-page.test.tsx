import { expect, test } from 'vitest'
import { session } from '../../kit/session'
import { aMe, renderApp } from '../../kit/testing'
import { CalendarPage } from './calendar-page'

test('who has entered no tenant is told so instead of a calendar that nobody can load', async () => {
  session.start({ ...aMe(), platformRole: 'supporter', tenants: [] })
  const screen = await renderApp(<CalendarPage />).screen
  await expect.element(screen.getByText('Kein Mandant betreten')).toBeVisible()
})
