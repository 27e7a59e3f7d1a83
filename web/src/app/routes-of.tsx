import type { Demands } from '@pietas/contract/kit/access'
import { createRoute, redirect } from '@tanstack/react-router'
import { isProblem } from '../kit/api'
import { loadTexts } from '../kit/i18n'
import type { ListPageFacts, MovedFacts, PageFacts, ParentFacts } from '../kit/page/facts'
import { withTab } from '../kit/page/facts'
import { lazyPage } from '../kit/page/lazy-page'
import { PageGate } from '../kit/page/page-gate'
import { session } from '../kit/session'
import { loadSession } from '../session/calls'
import type { AdminListName } from './lists/admin-lists'
import { root } from './root-route'
import { FirstBelow } from './shell/menu/first-below'

/** Everything below needs a session; without one the way leads through the sign-in and back. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: lazyPage(async () => (await import('./shell/frame/shell')).Shell),
  beforeLoad: async ({ location }) => {
    try {
      await loadSession()
    } catch (error) {
      if (isProblem(error, 'NO_SESSION')) throw redirect({ to: '/auth/sign-in', search: { to: location.href } })
      throw error
    }
  },
})

type Gated = Demands & Pick<PageFacts, 'chunk'>

/** The page behind its gate; the router fetches its code together with its texts. */
const behindGate = (page: Gated) => {
  const { chunk: Content } = page
  const component = () => (
    <PageGate page={page}>
      <Content />
    </PageGate>
  )
  return Object.assign(component, Content.preload && { preload: Content.preload })
}

const nothing = (): object => ({})

/** A page for whoever is not signed in. */
export const outsideRoute = <const Path extends string, Found extends object>(page: PageFacts<Path, Found>) =>
  createRoute({
    getParentRoute: () => root,
    path: page.path,
    validateSearch: page.search ?? (nothing as NonNullable<typeof page.search>),
    component: page.chunk,
  })

/** A page inside the frame. */
export const pageRoute = <const Path extends string, Found extends object>(page: PageFacts<Path, Found>) =>
  createRoute({
    getParentRoute: () => inside,
    path: page.path,
    validateSearch: page.search ?? (nothing as NonNullable<typeof page.search>),
    loader: () => loadTexts(page.texts),
    component: behindGate(page),
  })

/** The page of lists together with those that it shows. */
const listPage = ({ menu, lists, more = [] }: ListPageFacts<string, AdminListName>) =>
  lazyPage(async () => {
    const [{ ListPage }, { loadNamedLists }] = await Promise.all([
      import('./lists/list-page'),
      import('./lists/load-list'),
    ])
    const [named, tabs] = await Promise.all([
      loadNamedLists(lists),
      Promise.all(more.map(async ({ chunk, ...facts }) => ({ ...facts, Content: await chunk() }))),
    ])
    return () => <ListPage title={menu.label} lists={named} more={tabs} />
  })

/** A page of administered lists. */
export const listPageRoute = <const Path extends string>(page: ListPageFacts<Path, AdminListName>) =>
  pageRoute({ ...page, search: withTab, chunk: listPage(page) })

/** The address of a place that has others below it: it leads to the first one that the person may open. */
export const parentRoute = <const Path extends string>({ path }: ParentFacts<Path>) =>
  createRoute({ getParentRoute: () => inside, path, component: () => <FirstBelow path={path} /> })

/** An old address, which leads to where its page is now; whoever works in no house is shown all of them. */
const movedRoute = <const Path extends string>({ path, tab, to }: MovedFacts<Path>) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    beforeLoad: () => {
      if (to) throw redirect({ to: to as '/', search: { tab } as never, replace: true })
      const companyId = session.get()?.legalEntity?.id
      if (companyId === undefined) throw redirect({ to: '/admin/companies', replace: true })
      throw redirect({
        to: '/admin/companies/$companyId',
        params: { companyId: String(companyId) },
        search: { tab },
        replace: true,
      })
    },
  })

type Rows = Record<string, PageFacts>
type PathOf<Page> = Page extends { path: infer Path extends string } ? Path : never
type FoundOf<Page> = Page extends PageFacts<string, infer Found> ? Found : { tab?: string }

type PageRoutes<Pages> = {
  [Name in keyof Pages]: ReturnType<typeof pageRoute<PathOf<Pages[Name]>, FoundOf<Pages[Name]>>>
}
type OutsideRoutes<Pages> = {
  [Name in keyof Pages]: ReturnType<typeof outsideRoute<PathOf<Pages[Name]>, FoundOf<Pages[Name]>>>
}

const each = <Row, Made>(rows: Record<string, Row>, make: (row: Row) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, make(row)]))

// Rows become routes one by one; what each becomes, with its own path and search, the first line of each says.

export function outsideRoutes<Pages extends Rows>(pages: Pages): OutsideRoutes<Pages>
export function outsideRoutes(pages: Rows) {
  return each(pages, outsideRoute)
}

export function pageRoutes<Pages extends Rows>(pages: Pages): PageRoutes<Pages>
export function pageRoutes(pages: Rows) {
  return each(pages, pageRoute)
}

type ListRows = Record<string, ListPageFacts<string, AdminListName>>

export function listPageRoutes<Pages extends ListRows>(pages: Pages): PageRoutes<Pages>
export function listPageRoutes(pages: ListRows) {
  return each(pages, listPageRoute)
}

type ParentRows = Record<string, ParentFacts>
type ParentRoutes<Parents> = { [Name in keyof Parents]: ReturnType<typeof parentRoute<PathOf<Parents[Name]>>> }

export function parentRoutes<Parents extends ParentRows>(parents: Parents): ParentRoutes<Parents>
export function parentRoutes(parents: ParentRows) {
  return each(parents, parentRoute)
}

type MovedRows = Record<string, MovedFacts>
type MovedRoutes<Moved> = { [Name in keyof Moved]: ReturnType<typeof movedRoute<PathOf<Moved[Name]>>> }

export function movedRoutes<Moved extends MovedRows>(moved: Moved): MovedRoutes<Moved>
export function movedRoutes(moved: MovedRows) {
  return each(moved, movedRoute)
}
