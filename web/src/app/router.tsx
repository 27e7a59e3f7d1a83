import { createRoute, createRouter } from '@tanstack/react-router'
import { pages as examples } from '../examples/pages'
import { enrolment } from '../kit/api'
import { patientHistory } from '../kit/leaving'
import { NotFound } from '../kit/page/not-found'
import { pages as outside } from '../session/pages'
import { ErrorPage } from './error-page'
import { listPages, moved, pages } from './features'
import { root } from './root-route'
import { inside, listPageRoutes, movedRoutes, outsideRoutes, pageRoutes, parentRoutes } from './routes-of'
import { parents } from './shell/menu/places'

const unknown = createRoute({ getParentRoute: () => inside, path: '$', component: () => <NotFound /> })

const routeTree = root.addChildren({
  ...outsideRoutes(outside),
  inside: inside.addChildren({
    ...pageRoutes(pages),
    ...listPageRoutes(listPages),
    ...parentRoutes(parents),
    ...movedRoutes(moved),
    ...pageRoutes(examples),
    unknown,
  }),
})

export const router = createRouter({
  routeTree,
  history: patientHistory(),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

enrolment.provide(() => void router.navigate({ to: '/profile' }))
