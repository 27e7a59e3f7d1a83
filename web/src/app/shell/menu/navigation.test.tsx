import type { Permission } from '@pietas/contract/kit'
import { permissionsOfEntityRole, permissionsOfPlatformRole, permissionsOfTenantRole } from '@pietas/contract/users'
import { CircleHelp } from 'lucide-react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { CountBadge } from '../../../kit/page/count-badge'
import { session, useHindrance } from '../../../kit/session'
import { countText } from '../../../kit/tabs/count-text'
import { aMe, answer, fakeServer, renderApp } from '../../../kit/testing'
import { FirstBelow } from './first-below'
import { NavBranch } from './nav-branch'
import { NavItem } from './nav-item'
import { NavList } from './nav-list'
import { navigation, type Place, shownPart } from './navigation'

/** Maria with rights of the tenant, in an installation with these services. */
function signIn(rights: Permission[], installation: Partial<ReturnType<typeof aMe>['installation']> = {}) {
  const me = aMe({ permissions: [] })
  session.start({
    ...me,
    installation: { ...me.installation, ...installation },
    tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: rights })),
  })
}

const master: Permission = 'Entity:ReadEntityTenantLevel'

beforeEach(() => browser.viewport(1280, 900))

describe('the part that somebody sees', () => {
  const ids = (places: readonly Place[]): unknown[] => places.map(({ id, below }) => (below ? [id, ids(below)] : id))
  const seen = (closed: string[], installation = aMe().installation) =>
    shownPart(
      navigation,
      (demands) =>
        [demands.permission].flat().some((right) => right && closed.includes(right)) ? { kind: 'role' } : undefined,
      installation,
    ).map(({ places }) => ids(places))

  test('without services has no ways out', () => {
    expect(seen(['Global:ReadTenants'])).toEqual([
      ['/', '/announcements', '/help'],
      [
        '/processes',
        '/calendar',
        ['/disposition', ['/disposition/resources', '/disposition/map', '/disposition/absences']],
        '/tasks',
        '/persons',
        '/business-partners',
        '/erp',
        '/qm',
        '/kpi',
      ],
      [
        [
          '/admin',
          [
            '/admin/companies',
            '/admin/users',
            '/admin/burial-types',
            '/admin/checklists-task-templates',
            '/admin/business-partner-categories',
            '/admin/disposition',
            '/admin/correspondence',
            '/admin/erp',
            '/admin/announcements',
            '/admin/jobs',
            '/admin/onboarding',
            '/admin/protocol',
          ],
        ],
      ],
    ])
  })

  interface Rights {
    tenantRole?: 'ADMINISTRATOR'
    atPlatform?: readonly Permission[]
    atTenant?: readonly Permission[]
    atEntity?: readonly Permission[]
    platformRole?: string
  }

  /** Maria in a role: of the tenant, of her legal entity, or of our own people in the tenant that they visit. */
  function signInAs(rights: Rights) {
    const { atPlatform = [], atTenant = atPlatform, atEntity = atTenant, platformRole, tenantRole } = rights
    const me = aMe({ permissions: [] })
    const tenants = me.tenants.map((tenant) => ({
      ...tenant,
      roles: tenantRole ? [tenantRole] : [],
      permissions: [...atTenant],
      legalEntities: tenant.legalEntities.map((entity) => ({ ...entity, permissions: [...atEntity] })),
    }))
    session.start({ ...me, platformRole: platformRole ?? null, permissions: [...atPlatform], tenants })
  }

  const ofPlatform = (platformRole: 'super-administrator' | 'supporter'): Rights => ({
    platformRole,
    atPlatform: permissionsOfPlatformRole[platformRole],
  })

  const always = ['/', '/announcements', '/help']
  const lists = ['/persons', '/business-partners']
  const settings = ['/admin/companies', '/admin/users', '/admin/burial-types', '/admin/checklists-task-templates']
  const whole = [
    ...[...always, '/processes', '/calendar'],
    ...['/disposition', '/disposition/resources', '/disposition/map', '/disposition/absences', '/tasks', ...lists],
    ...[
      '/erp',
      '/qm',
      '/kpi',
      '/admin',
      ...settings,
      '/admin/business-partner-categories',
      '/admin/disposition',
      '/admin/correspondence',
    ],
    ...['/admin/erp', '/admin/announcements', '/admin/jobs', '/admin/onboarding'],
  ]

  test.each<[string, Rights, string[]]>([
    [
      'administrator',
      { tenantRole: 'ADMINISTRATOR', atTenant: permissionsOfTenantRole.ADMINISTRATOR },
      [...whole, '/admin/protocol'],
    ],
    [
      'technical administrator',
      { atTenant: permissionsOfTenantRole.TECHNICAL_ADMINISTRATOR },
      [
        ...[...always, '/calendar', '/tasks', '/admin', ...settings, '/admin/business-partner-categories'],
        ...['/admin/disposition', '/admin/correspondence', '/admin/jobs'],
      ],
    ],
    [
      'office manager',
      { atEntity: permissionsOfEntityRole.OFFICE_MANAGER },
      [
        ...[...always, '/processes', '/calendar', '/disposition', '/disposition/resources', '/disposition/map'],
        ...['/disposition/absences', '/tasks', ...lists, '/qm', '/kpi'],
        ...['/admin', '/admin/checklists-task-templates', '/admin/correspondence', '/admin/announcements'],
      ],
    ],
    [
      'dispatcher',
      { atEntity: permissionsOfEntityRole.DISPATCHER },
      [
        ...[...always, '/processes', '/calendar', '/disposition', '/disposition/resources', '/disposition/map'],
        ...['/tasks', ...lists, '/admin', '/admin/checklists-task-templates', '/admin/correspondence'],
      ],
    ],
    [
      'technician',
      { atEntity: permissionsOfEntityRole.TECHNICAL_SERVICE },
      [...always, '/processes', '/calendar', '/tasks', ...lists],
    ],
    [
      'bookkeeper',
      { atEntity: permissionsOfEntityRole.ACCOUNTANT },
      [...always, '/processes', '/calendar', '/tasks', ...lists, '/admin', '/admin/correspondence'],
    ],
    ['reader of key figures', { atEntity: permissionsOfEntityRole.KPI }, [...always, '/calendar', '/tasks', '/kpi']],
    [
      'super-administrator',
      ofPlatform('super-administrator'),
      [
        ...[...whole, '/admin/protocol', '/global', '/global/tenants', '/global/correspondence'],
        ...['/global/internal-user', '/global/billing-statistics', '/global/protocol'],
      ],
    ],
    ['supporter', ofPlatform('supporter'), [...whole, '/global', '/global/tenants', '/global/correspondence']],
  ])('of a %s is what the role may open', async (_, rights, expected) => {
    signInAs(rights)
    const { result } = await renderHook(() => useHindrance())
    const menu = shownPart(navigation, result.current, aMe().installation)
    expect(menu.flatMap(({ places }) => ids(places)).flat(2)).toEqual(expected)
  })

  test('leaves a parent out that leads nowhere', () => {
    const admin = navigation.flatMap(({ places }) => places).find(({ id }) => id === '/admin')
    const below = (admin?.below ?? []).flatMap(({ demands }) => demands.permission ?? [])
    expect(seen(below).flat(2)).not.toContain('/admin')
    expect(seen([]).flat(2)).toContain('/admin')
  })

  test('has the services of the installation', () => {
    const services = {
      ...aMe().installation,
      accountingUrl: 'https://books.example',
      helpUrl: 'https://help.example',
    }
    expect(seen([], services).at(-1)).toEqual(['accounting', 'help'])
    expect(seen(['Process:Accounting'], services).at(-1)).toEqual(['help'])
  })
})

test('a place with others below it folds out and in, and says so', async () => {
  signIn([master])
  const { screen } = renderApp(<NavList />)
  const menu = await screen
  const fold = menu.getByRole('button', { name: 'Verwaltung: Untermenü' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  await expect.element(menu.getByRole('link', { name: 'Bestattungsarten' })).not.toBeInTheDocument()
  await fold.click()
  await expect.element(menu.getByRole('link', { name: 'Bestattungsarten' })).toBeVisible()
  await fold.click()
  await expect.element(menu.getByRole('link', { name: 'Bestattungsarten' })).not.toBeInTheDocument()
})

test('a place is marked, and open from the start, while the page that is shown lies below it', async () => {
  signIn([])
  const below = (to: '/' | '/tasks') => [aPlace({ id: to, to, label: 'nav.help-service' })]
  const { screen } = renderApp(
    <ul>
      <NavBranch place={aPlace({ label: 'nav.admin', to: '/admin' })} below={below('/')} />
      <NavBranch place={aPlace({ label: 'nav.global', to: '/global' })} below={below('/tasks')} />
    </ul>,
  )
  const menu = await screen
  await expect.element(menu.getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('aria-current', 'true')
  await expect.element(menu.getByRole('link', { name: 'Globale Administration' })).not.toHaveAttribute('aria-current')
  expect(menu.getByRole('link', { name: 'Hilfe & FAQ' }).elements()).toHaveLength(1)
})

describe.each(['mini', 'horizontal'] as const)('in the %s menu what stands below a place', (layout) => {
  /** So far from the start of the window, which puts the opener to its end. */
  const aMenu = async (away = 0) => {
    signIn([master])
    const menu = await renderApp(
      <div
        style={layout === 'mini' ? { width: 88, paddingBlockStart: away } : { width: 1280, paddingInlineStart: away }}
      >
        <NavList layout={layout} />
      </div>,
    ).screen
    const opener = menu.getByRole('button', { name: 'Verwaltung' })
    await expect.element(opener).toBeVisible()
    return { menu, opener, child: menu.getByRole('link', { name: 'Bestattungsarten' }) }
  }

  test('flies out below the pointer, whole inside the window', async () => {
    const { opener, child } = await aMenu()
    await opener.hover()
    await expect.element(child).toBeVisible()
    const box = child.element().getBoundingClientRect()
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(1280)
    expect(child.element().scrollWidth).toBeLessThanOrEqual(child.element().clientWidth)
    expect(document.elementFromPoint(box.left + 60, box.top + 20)?.closest('a')).toBe(child.element())
  })

  test('stays whole inside the window at the end of it, too', async () => {
    const { opener, child } = await aMenu(540)
    await opener.hover()
    await expect.element(child).toBeVisible()
    const opened = opener.element().getBoundingClientRect()
    const list = child.element().closest('ul')?.getBoundingClientRect()
    // Without moving it would reach beyond the edge: else this proves nothing.
    if (layout === 'mini') expect(opened.top + (list?.height ?? 0)).toBeGreaterThan(900)
    else expect(opened.left + (list?.width ?? 0)).toBeGreaterThan(1280)
    expect(list?.right).toBeLessThanOrEqual(1280)
    expect(list?.bottom).toBeLessThanOrEqual(900)
  })

  test('opens, is walked through and closes by keyboard alone', async () => {
    const { opener, child } = await aMenu()
    ;(opener.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(child).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(child).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(child).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('opens and closes by a finger', async () => {
    const { menu, opener, child } = await aMenu()
    // The pointer of the mouse may rest where it was left.
    await menu.getByRole('link', { name: 'Dashboard' }).hover()
    await expect.element(child).not.toBeInTheDocument()
    const tap = () => {
      const at = { bubbles: true, pointerType: 'touch' }
      for (const type of ['pointerover', 'pointerdown', 'pointerup'])
        opener.element().dispatchEvent(new PointerEvent(type, at))
      opener.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    }
    tap()
    await expect.element(child).toBeVisible()
    tap()
    await expect.element(child).not.toBeInTheDocument()
    tap()
    await expect.element(child).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.element(child).not.toBeInTheDocument()
  })
})

const aPlace = (place: Partial<Place> & Partial<Place['menu']>): Place =>
  ({
    id: 'x',
    to: '/tasks',
    demands: {},
    ...place,
    menu: { group: 'work', order: 1, label: 'nav.tasks', icon: CircleHelp, ...place },
  }) as Place

test('a place that is shut is told of and leads nowhere', async () => {
  signIn([])
  const { screen, router } = renderApp(<NavItem place={aPlace({ disabled: true })} />)
  const place = (await screen).getByRole('link', { name: 'Aufgaben & Termine' })
  await expect.element(place).toHaveAttribute('aria-disabled', 'true')
  await place.click({ force: true })
  expect(router.state.location.pathname).toBe('/')
})

test('a caption stands below the label, and a badge says how much waits', async () => {
  signIn([])
  const { screen } = renderApp(
    <NavItem place={aPlace({ caption: 'nav.help-service', badge: () => <CountBadge count={100} /> })} />,
  )
  const place = (await screen).getByRole('link')
  await expect.element(place).toHaveTextContent('Aufgaben & TermineHilfe & FAQ99+99+ offen')
  expect([1, 99, 100].map(countText)).toEqual(['1', '99', '99+'])
})

test('without anything waiting there is no badge', async () => {
  signIn([])
  const { screen } = renderApp(<NavItem place={aPlace({ badge: () => <CountBadge count={0} /> })} />)
  await expect.element((await screen).getByRole('link')).toHaveTextContent(/^Aufgaben & Termine$/)
})

test('the own unfinished tasks are counted once, beside their page', async () => {
  const asked = fakeServer({ 'GET /own-task-count': () => answer({ count: 12 }) })
  signIn([])
  const menu = await renderApp(<NavList />).screen
  await expect.element(menu.getByRole('link', { name: /Aufgaben & Termine/ })).toHaveTextContent('12 offen')
  expect(asked.filter(({ path }) => path.endsWith('/own-task-count'))).toHaveLength(1)
})

test('a way out opens a tab of its own, which learns nothing of this one', async () => {
  signIn([], { helpUrl: 'https://help.example/faq' })
  const help = (await renderApp(<NavList />).screen).getByRole('link', { name: /Hilfe & FAQ/ })
  await expect.element(help).toHaveAttribute('href', 'https://help.example/faq')
  await expect.element(help).toHaveAttribute('target', '_blank')
  expect(help.element().getAttribute('rel')).toContain('noopener')
})

describe('the address of a place with others below it', () => {
  const arrive = async (path: string) => {
    const { screen, router } = renderApp(<FirstBelow path={path} />)
    return { screen: await screen, path: () => router.state.location.pathname }
  }

  test('leads to the first one that somebody may open', async () => {
    signIn(['BusinessPartnerType:EditBusinessPartnerType'])
    const { path } = await arrive('/admin')
    await expect.poll(path).toBe('/admin/business-partner-categories')
  })

  test('names what is missing where there is none', async () => {
    signIn([])
    const { screen, path } = await arrive('/admin')
    await expect.element(screen.getByRole('heading', { name: 'Kein Zugriff' })).toBeVisible()
    expect(path()).toBe('/')
  })

  test('asks for its own right first', async () => {
    signIn(['Global:ManageTemplates'])
    const { screen } = await arrive('/global')
    await expect.element(screen.getByText(/Mandanten/)).toBeVisible()
  })
})
