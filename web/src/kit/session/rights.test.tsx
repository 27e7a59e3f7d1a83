import type { Demands } from '@pietas/contract/kit/access'
import { type Permission, permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { accountSource } from '../../accounts'
import { drawers, listPages, pages } from '../../app/features'
import { ProcessFacts } from '../../processes/facts/process-facts'
import { queries } from '../api'
import { PageGate } from '../page/page-gate'
import { aMe, page, renderApp } from '../testing'
import { session } from '.'
import { field, offers, process, serve, ways } from './testing'
import { Choosing } from './testing-parts'

/** Maria, with these rights wherever they are asked for. */
function signIn(rights: readonly Permission[]) {
  const me = aMe({ permissions: [...rights] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: [...rights] })) })
}

const without = (right: Permission) => permissions.filter((one) => one !== right)

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await browser.viewport(1280, 900)
})

test.each(offers)('$what goes with the right to it', async ({ right, part, offered, opened, routes, anew }) => {
  signIn(permissions)
  serve(routes)
  const screen = await renderApp(part).screen
  if (opened) await opened(screen).click()
  await expect.element(offered(screen).first()).toBeVisible()
  const length = screen.container.textContent.length
  signIn(without(right))
  if (anew) {
    await screen.unmount()
    await renderApp(part).screen
    // Something of it is there again before anything is missed.
    await expect.poll(() => document.body.textContent.length).toBeGreaterThan(length / 2)
  }
  await expect.element(offered(screen)).not.toBeInTheDocument()
})

test.each(ways)('$what opens for whoever has the right to it', async ({ right, part }) => {
  let times = 0
  signIn(permissions)
  serve()
  const screen = await renderApp(part(() => times++)).screen
  const row = screen.getByRole('row').nth(1)
  await row.click({ position: { x: 200, y: 8 } })
  expect(times).toBe(1)
  signIn(without(right))
  await row.click({ position: { x: 200, y: 8 } })
  expect(times).toBe(1)
})

const accountReaders = ['Administration:ManageLegalEntity', 'Process:Accounting'] as const

test('accounts are chosen by who manages houses or keeps their books; others are told why not', async () => {
  const requests = serve()
  signIn(permissions.filter((right) => !accountReaders.some((one) => one === right)))
  const screen = await renderApp(<Choosing source={accountSource} />).screen
  await expect.element(screen.getByRole('combobox')).toBeDisabled()
  await expect.element(screen.getByText('Ihnen fehlt das Recht, diese Liste zu lesen')).toBeVisible()
  for (const right of accountReaders) {
    signIn([right])
    await expect.element(screen.getByRole('combobox')).toBeEnabled()
    signIn([])
    await expect.element(screen.getByRole('combobox')).toBeDisabled()
  }
  expect(requests).toEqual([])
})

test('who may not read persons does not ask what the client is for the deceased', async () => {
  const requests = serve({ 'GET /persons/11/relationships': () => page([]) })
  const asked = () => requests.filter(({ path }) => path.endsWith('/relationships')).length
  const values = { deceasedPersonId: 11, clientPersonId: 12 }
  signIn(without('Person:ListAndRead'))
  const part = <ProcessFacts process={{ ...process, ...values }} editable />
  const screen = await renderApp(part).screen
  await screen.getByRole('button', { name: 'Auftraggeber' }).click()
  await expect.element(field('Auftraggebende Person')(screen)).toBeVisible()
  expect(asked()).toBe(0)
  signIn(permissions)
  await expect.poll(asked).toBeGreaterThan(0)
})

const gated = [
  ...Object.values({ ...pages, ...listPages }).map((facts) => [facts.path, facts] as const),
  ...Object.entries(drawers).map(([name, facts]) => [`drawer ${name}`, facts] as const),
]
const gates: [string, Permission[]][] = gated.flatMap(([name, facts]) =>
  'permission' in facts && facts.permission ? [[name, [facts.permission].flat()]] : [],
)

test('pages and drawers ask for these rights, any one of them', () => {
  expect(Object.fromEntries(gates)).toEqual({
    '/business-partners': ['BusinessPartner:Read'],
    '/business-partners/create': ['BusinessPartner:CreateOrEdit'],
    '/business-partners/import': ['BusinessPartner:CreateOrEdit'],
    '/business-partners/$partnerId': ['BusinessPartner:Read'],
    '/kpi': ['KPI:AccessKPI'],
    '/persons': ['Person:ListAndRead'],
    '/persons/create': ['Person:Create'],
    '/persons/import': ['Person:Create'],
    '/processes': ['Process:List'],
    '/processes/$processId': ['Process:List'],
    '/global/tenants': ['Global:ReadTenants'],
    '/admin/users': ['Administration:EditUsers', 'Administration:CreateGroups'],
    '/admin/companies': ['Administration:ManageLegalEntity'],
    '/admin/companies/$companyId': ['Administration:ManageLegalEntity'],
    '/admin/checklists-task-templates': [
      'Administration:CreateChecklistOrStandardTask',
      'Administration:SelectChecklistOrStandardTask',
    ],
    '/admin/onboarding': ['General:Onboard'],
    '/admin/protocol': ['General:Onboard'],
    '/global/billing-statistics': ['Global:ReadBillingStatistics'],
    '/global/protocol': ['Global:ManageSuperAdmins'],
    '/global/internal-user': ['Global:ManageSuperAdmins'],
    '/admin/jobs': ['Administration:ManageLegalEntity'],
    '/admin/burial-types': ['Entity:ReadEntityTenantLevel'],
    '/admin/business-partner-categories': ['BusinessPartnerType:EditBusinessPartnerType'],
    '/admin/disposition': ['Entity:ReadEntityTenantLevel'],
    '/erp': ['Warehouse:Read'],
    '/qm': ['QM:AccessQM'],
    '/erp/count': ['Warehouse:BookStock'],
    '/admin/erp/import': ['Warehouse:CreateArticle'],
    '/admin/erp': ['Warehouse:CreateArticle', 'Warehouse:EditArticle', 'Warehouse:DeleteArticle'],
    '/admin/announcements': ['Announcement:CRUD'],
    '/disposition/resources': ['Task:ListAll'],
    '/disposition/absences': ['Task:CreateAbsence'],
    '/disposition/map': ['Task:ListAll'],
    '/admin/correspondence': [
      'Administration:CreateCorrespondenceTemplateOrCategory',
      'Administration:SelectCorrespondenceTemplate',
    ],
    '/global/correspondence': ['Global:ManageTemplates'],
    'drawer letter': ['Process:Create'],
    'drawer tenant': ['Global:ManageSuperAdmins'],
    'drawer staff': ['Administration:EditUsers'],
    'drawer person': ['Person:Create'],
    'drawer merge': ['Person:Delete'],
    'drawer process': ['Process:Create'],
    'drawer note': ['Process:Create'],
    'drawer position': ['Process:Create'],
    'drawer stock': ['Warehouse:Read'],
    'drawer followUp': ['QM:AccessQM'],
    'drawer firstCall': ['Process:Create'],
    'drawer task': ['Task:Create'],
    'drawer dayNote': ['Task:ListAll'],
    'drawer announcementEditor': ['Announcement:CRUD'],
  })
})

test('pages ask for a legal entity to work in, or for the right in the whole tenant, where these say so', () => {
  const facts = Object.values({ ...pages, ...listPages } as Record<string, Demands & { path: string }>)
  const pathsWith = (holds: (page: Demands) => boolean) =>
    facts
      .filter(holds)
      .map(({ path }) => path)
      .toSorted()
  expect(pathsWith(({ needsEntity }) => needsEntity === true)).toEqual([
    '/admin/announcements',
    '/announcements',
    '/business-partners',
    '/business-partners/$partnerId',
    '/business-partners/create',
    '/business-partners/import',
    '/calendar',
    '/calendar/day-plan',
    '/disposition/absences',
    '/disposition/map',
    '/disposition/resources',
    '/kpi',
    '/persons',
    '/persons/create',
    '/persons/import',
    '/processes',
    '/processes/$processId',
    '/qm',
    '/tasks',
  ])
  expect(pathsWith(({ level }) => level === 'tenant')).toEqual([
    '/admin/erp/import',
    '/admin/jobs',
    '/admin/onboarding',
    '/admin/protocol',
    '/erp',
    '/erp/count',
  ])
})

test('drawers that a link opens ask for these rights to look at what is stored', () => {
  const readings = Object.entries(drawers).flatMap(([name, facts]) =>
    'reading' in facts ? [[name, facts.reading]] : [],
  )
  expect(Object.fromEntries(readings)).toEqual({
    tenant: 'Global:ReadTenants',
    staff: 'Administration:EditUsers',
    person: 'Person:ListAndRead',
    firstCall: 'Process:List',
    merge: 'Person:Delete',
    note: 'Process:Create',
    position: 'Process:Create',
    stock: 'Warehouse:Read',
    letter: 'Process:List',
    followUp: 'QM:AccessQM',
    leave: 'Task:CreateAbsence',
    dayNote: 'Task:ListAll',
    announcementEditor: 'Announcement:CRUD',
  })
})

test.each(gates)('the gate in front of %s opens for each of its rights, and for no other', async (_, rights) => {
  signIn(permissions.filter((one) => !rights.includes(one)))
  const inside = <PageGate page={{ permission: rights }}>drinnen</PageGate>
  const screen = await renderApp(inside).screen
  await expect.element(screen.getByText('drinnen')).not.toBeInTheDocument()
  for (const right of rights) {
    signIn([right])
    await expect.element(screen.getByText('drinnen')).toBeVisible()
    signIn([])
    await expect.element(screen.getByText('drinnen')).not.toBeInTheDocument()
  }
})

describe('each source that asks for a right', () => {
  const found = import.meta.glob('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const sources = Object.entries(found as Record<string, string>)
    .map(([path, text]) => ({ path: new URL(path, 'http://web/kit/session/').pathname.slice(1), text }))
    // Rows of pages have the table above; this is the question itself; blocks and tests give rights, they ask for none.
    .filter(
      ({ path }) =>
        !/(^|\/)((pages|places)\.ts|testing(-parts)?\.tsx|[\w-]+\.test\.tsx?)$|^(kit\/testing|examples)\//.test(path),
    )
    .filter(({ path }) => path !== 'kit/session/permission.tsx')
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '') }))

  const covered = [
    ...offers,
    ...ways,
    ...accountReaders.map((right) => ({ by: ['accounts/source.ts'], right })),
    {
      by: ['processes/sections/client-ties.tsx', 'processes/facts/case-people.tsx'],
      right: 'Person:ListAndRead' as const,
    },
    { by: ['kit/page/page-gate.tsx'], right: 'Person:ListAndRead' as const },
    // `first-call-form.test.tsx` reads a call with the one right and without the other.
    { by: ['first-calls/pages/first-call-form.tsx'], right: 'Process:Create' as const },
    { by: ['first-calls/pages/first-call-drawer.tsx'], right: 'Process:Create' as const },
    // `day-page.test.tsx` looks at the figures without it.
    { by: ['dashboard/pages/figures-tile.tsx'], right: 'Process:List' as const },
    // `mobile-bar.test.tsx` takes them away on a telephone.
    { by: ['app/shell/menu/mobile-bar.tsx'], right: 'Process:List' as const },
    // `navigation.test.tsx` opens the addresses of parents without these rights.
    { by: ['app/shell/menu/first-below.tsx'], right: 'Entity:ReadEntityTenantLevel' as const },
    // `global-drawers.test.tsx` opens them by their addresses, without these rights.
    { by: ['app/global-drawers.tsx'], right: 'Person:ListAndRead' as const },
    // `announcement-editor.test.tsx` ticks houses with the right and finds those without it closed.
    {
      by: ['announcements/announcement-form.tsx', 'kit/form/fields/entities-field.tsx'],
      right: 'Announcement:CRUD' as const,
    },
    // `create-other.test.tsx` takes away the right to the second thing that a page creates.
    { by: ['kit/page/create-button.tsx'], right: 'Administration:CreateGroups' as const },
    { by: ['app/lists/item-drawer.tsx'], right: 'Entity:ReadEntityTenantLevel' as const },
    // `follow-up.test.tsx`, `incomplete.test.tsx` and `quality-page.test.tsx` take them away.
    ...(['follow-ups/call-form.tsx', 'follow-ups/call-list.tsx', 'pages/quality-page.tsx'] as const).map((path) => ({
      by: [`quality/${path}`],
      right: 'Task:Create' as const,
    })),
    {
      by: ['quality/follow-ups/follow-up-table.tsx', 'quality/incomplete/incomplete-table.tsx'],
      right: 'Process:List' as const,
    },
    // `search-field.test.tsx` searches without these rights, `use-process-commands.test.tsx` lists what is offered.
    ...(['Process:List', 'Person:ListAndRead', 'BusinessPartner:Read'] as const).map((right) => ({
      by: ['search/modes.ts', 'search/use-hits.ts', 'search/use-sections.ts', 'app/shell/command/use-app-entries.ts'],
      right,
    })),
    // `search-field.test.tsx` lists the tools with it and without it.
    { by: ['search/use-tools.ts'], right: 'Global:ManageSuperAdmins' as const },
    // `person-commands.test.tsx` lists what is offered without it.
    { by: ['persons/person-drawer.tsx'], right: 'Process:Create' as const },
    ...(['Process:Create', 'Task:Create'] as const).map((right) => ({
      by: ['processes/use-process-commands.ts'],
      right,
    })),
  ]

  /** Rights by name, and how often one is asked for that somebody else names. */
  const asks = (text: string) => ({
    named: permissions.filter((right) => text.includes(`'${right}'`) || text.includes(`"${right}"`)),
    others: text.match(/(?:\bmay|\bhindrance|\bhasPermission|usePermissions\(\))\((?!['")])/g)?.length ?? 0,
  })

  test('has a row here that takes it away', () => {
    const missing = sources.flatMap(({ path, text }) => {
      const { named, others } = asks(text)
      const rows = covered.filter(({ by }) => by.includes(path))
      const untold = named.filter((right) => !rows.some((row) => row.right === right))
      const left = others - rows.filter(({ right }) => !named.includes(right)).length
      return [...untold, ...(left > 0 ? [`${left} more`] : [])].map((what) => `${path}: ${what}`)
    })
    expect(missing).toEqual([])
  })

  test('is still there, and still asks', () => {
    const asking = sources.filter(({ text }) => asks(text).named.length + asks(text).others > 0).map(({ path }) => path)
    expect(covered.flatMap(({ by }) => by).filter((path) => !asking.includes(path))).toEqual([])
  })

  test('calls the question may, so that it is found', () => {
    const elsewhere = sources.filter(({ text }) =>
      /(?<!const may = |const hindrance = |function )use(?:Permissions|Hindrance)\(\)(?!\()/.test(text),
    )
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })
})
