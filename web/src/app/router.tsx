import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { enrolment, isProblem } from '../kit/api'
import { moreTexts } from '../kit/i18n'
import { loadSession } from '../session/calls'
import { Root } from './root'
import { Failed } from './shell/frame/failed'
import { NotFound } from './shell/frame/page'

type Search = Record<string, unknown>

// Written by hand, so that no schema library is part of the first load.
const text = (search: Search, name: string) => (typeof search[name] === 'string' ? search[name] : '')
const withToken = (search: Search) => ({ token: text(search, 'token') })
const withTab = (search: Search): { tab?: string } => (text(search, 'tab') ? { tab: text(search, 'tab') } : {})

/** A page that says more than the first texts. */
const saying =
  <File,>(load: () => Promise<File>): (() => Promise<File>) =>
  async () => {
    const [file] = await Promise.all([load(), moreTexts()])
    return file
  }

const root = createRootRoute({ component: Root, notFoundComponent: () => <NotFound /> })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/auth/sign-in',
  validateSearch: (search: Search): { to: string } => ({ to: text(search, 'to') }),
  component: lazyRouteComponent(() => import('./pages/auth/sign-in-page'), 'SignInPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/forgot-password',
  component: lazyRouteComponent(() => import('./pages/auth/forgot-password-page'), 'ForgotPasswordPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/auth/reset-password',
  validateSearch: withToken,
  component: lazyRouteComponent(() => import('./pages/auth/token-pages'), 'ResetPasswordPage'),
})
const acceptInvitation = createRoute({
  getParentRoute: () => root,
  path: '/auth/accept-invitation',
  validateSearch: withToken,
  component: lazyRouteComponent(() => import('./pages/auth/token-pages'), 'AcceptInvitationPage'),
})
const signOut = createRoute({
  getParentRoute: () => root,
  path: '/auth/sign-out',
  component: lazyRouteComponent(() => import('./pages/auth/sign-out-page'), 'SignOutPage'),
})

/** Everything below needs a session; without one the way leads through the sign-in and back. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: lazyRouteComponent(() => import('./shell/frame/shell'), 'Shell'),
  beforeLoad: async ({ location }) => {
    try {
      await loadSession()
    } catch (error) {
      if (isProblem(error, 'NO_SESSION')) throw redirect({ to: '/auth/sign-in', search: { to: location.href } })
      throw error
    }
  },
})
const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home-page'), 'HomePage'),
})
const processes = createRoute({
  getParentRoute: () => inside,
  path: '/processes',
  component: lazyRouteComponent(() => import('./pages/processes-page'), 'ProcessesPage'),
})
const process = createRoute({
  getParentRoute: () => inside,
  path: '/processes/$processId',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/process/process-page')),
    'ProcessPage',
  ),
})
const tasks = createRoute({
  getParentRoute: () => inside,
  path: '/tasks',
  component: lazyRouteComponent(
    saying(() => import('./pages/tasks-page')),
    'TasksPage',
  ),
})
const persons = createRoute({
  getParentRoute: () => inside,
  path: '/persons',
  component: lazyRouteComponent(() => import('./pages/persons-page'), 'PersonsPage'),
})
const createPerson = createRoute({
  getParentRoute: () => inside,
  path: '/persons/create',
  component: lazyRouteComponent(() => import('./pages/create-person-page'), 'CreatePersonPage'),
})
const branches = createRoute({
  getParentRoute: () => inside,
  path: '/admin/branches',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'BranchesPage',
  ),
})
const burialTypes = createRoute({
  getParentRoute: () => inside,
  path: '/admin/burial-types',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'BurialTypesPage',
  ),
})
const partnerTypes = createRoute({
  getParentRoute: () => inside,
  path: '/admin/business-partner-categories',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'PartnerTypesPage',
  ),
})
const dispositionData = createRoute({
  getParentRoute: () => inside,
  path: '/admin/disposition',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'DispositionPage',
  ),
})
const categories = createRoute({
  getParentRoute: () => inside,
  path: '/admin/categories',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'CategoriesPage',
  ),
})
const accounts = createRoute({
  getParentRoute: () => inside,
  path: '/admin/accounts',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'AccountsPage',
  ),
})
const globalCorrespondence = createRoute({
  getParentRoute: () => inside,
  path: '/global/correspondence',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/admin/admin-pages')),
    'GlobalCorrespondencePage',
  ),
})
const partners = createRoute({
  getParentRoute: () => inside,
  path: '/business-partners',
  component: lazyRouteComponent(
    saying(() => import('./pages/partners/partners-page')),
    'PartnersPage',
  ),
})
const createPartner = createRoute({
  getParentRoute: () => inside,
  path: '/business-partners/create',
  validateSearch: (search: Search): { parent?: number } => {
    const parent = Number(search.parent)
    return Number.isInteger(parent) && parent > 0 ? { parent } : {}
  },
  component: lazyRouteComponent(
    saying(() => import('./pages/partners/create-partner-page')),
    'CreatePartnerPage',
  ),
})
const importPartners = createRoute({
  getParentRoute: () => inside,
  path: '/business-partners/import',
  component: lazyRouteComponent(
    saying(() => import('./pages/partners/import-partners-page')),
    'ImportPartnersPage',
  ),
})
const partner = createRoute({
  getParentRoute: () => inside,
  path: '/business-partners/$partnerId',
  validateSearch: withTab,
  component: lazyRouteComponent(
    saying(() => import('./pages/partners/partner-page')),
    'PartnerPage',
  ),
})
const profile = createRoute({
  getParentRoute: () => inside,
  path: '/profile',
  component: lazyRouteComponent(
    saying(() => import('./pages/profile-page')),
    'ProfilePage',
  ),
})
const blocks = createRoute({
  getParentRoute: () => inside,
  path: '/developer/blocks/{-$block}',
  component: lazyRouteComponent(
    saying(() => import('../examples/blocks-page')),
    'BlocksPage',
  ),
})
const unknown = createRoute({ getParentRoute: () => inside, path: '$', component: () => <NotFound /> })

const routeTree = root.addChildren([
  signIn,
  forgotPassword,
  resetPassword,
  acceptInvitation,
  signOut,
  inside.addChildren([
    home,
    processes,
    process,
    tasks,
    persons,
    createPerson,
    partners,
    createPartner,
    importPartners,
    partner,
    branches,
    burialTypes,
    partnerTypes,
    dispositionData,
    categories,
    accounts,
    globalCorrespondence,
    profile,
    blocks,
    unknown,
  ]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: () => <Failed />,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

enrolment.provide(() => void router.navigate({ to: '/profile' }))
