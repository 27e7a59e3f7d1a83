import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { queries } from '../api'
import { ConfirmDialog } from '../feedback'
import { LeaveGuard } from '../leaving'
import { AppTheme } from '../theme'

/**
 * Renders a part of the app with everything that stands around it, on a page of its own, whose path is `/`.
 *
 * @param isFrame the part stands on every other page as well.
 */
export function renderApp(part: ReactNode, address = '/', { isFrame = false } = {}) {
  const root = createRootRoute({
    component: () => (
      <AppTheme>
        <QueryClientProvider client={queries}>
          {isFrame ? part : <Outlet />}
          <LeaveGuard />
          <ConfirmDialog />
        </QueryClientProvider>
      </AppTheme>
    ),
  })
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => part })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>Andere Seite</p> })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([here, elsewhere]), history })
  // The registered router is the one of the app; this one only has to work like it.
  return { router, screen: render(<RouterProvider router={router as never} />) }
}
