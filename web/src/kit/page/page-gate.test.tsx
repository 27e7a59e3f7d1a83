import type { Demands } from '@pietas/contract/kit/access'
import { expect, test } from 'vitest'
import { session } from '../session'
import { aMe, renderApp } from '../testing'
import { PageGate } from './page-gate'

const gate = async (page: Demands) => renderApp(<PageGate page={page}>drinnen</PageGate>).screen

/** Maria, with these facts of the platform, of her tenant and of the legal entity that she works in. */
function signIn({ platform = {}, tenant = {}, entity = {} }: { platform?: object; tenant?: object; entity?: object }) {
  const me = aMe()
  session.start({
    ...me,
    ...platform,
    tenants: me.tenants.map((one) => ({
      ...one,
      legalEntities: one.legalEntities.map((house) => ({ ...house, roles: [], ...entity })),
      ...tenant,
    })),
  })
}

test('a page that is about a legal entity says so where there is none', async () => {
  signIn({ tenant: { legalEntities: [] } })
  const screen = await gate({ needsEntity: true })
  await expect.element(screen.getByText('Kein Unternehmen zugeordnet')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
  expect(screen.getByText('drinnen').elements()).toEqual([])
  signIn({})
  await expect.element(screen.getByText('drinnen')).toBeVisible()
})

test('people of the platform are told to enter a tenant first', async () => {
  session.start({ ...aMe(), platformRole: 'supporter', tenants: [] })
  const screen = await gate({ needsEntity: true })
  await expect.element(screen.getByText('Kein Mandant betreten')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
  expect(screen.getByText(/Ihre Verwaltung/).elements()).toEqual([])
})

test.each([
  ['a right', { permission: 'Task:ListAll', needsEntity: true }],
  ['a right of the tenant', { permission: 'Administration:EditUsers' }],
] as const)('people of the platform are told so where %s is missing for that reason', async (_, page) => {
  session.start({ ...aMe(), platformRole: 'supporter', tenants: [] })
  const screen = await gate(page)
  await expect.element(screen.getByText('Kein Mandant betreten')).toBeVisible()
})

test('who belongs to no company is told that, not that a right is missing', async () => {
  signIn({ tenant: { legalEntities: [], permissions: [] } })
  const screen = await gate({ permission: 'Task:ListAll', needsEntity: true })
  await expect.element(screen.getByText('Kein Unternehmen zugeordnet')).toBeVisible()
})

test.each([
  ['of the platform', { platform: { platformRole: 'supporter' } }],
  ['of the tenant', { tenant: { roles: ['supporter'] } }],
  ['at the legal entity', { entity: { roles: ['supporter'] } }],
])('a page for a role opens for whoever has it %s, and for no other', async (_, facts) => {
  signIn({})
  const screen = await gate({ roles: ['director', 'supporter'] })
  await expect.element(screen.getByText(/für andere Rollen als Ihre/)).toBeVisible()
  expect(screen.getByText('drinnen').elements()).toEqual([])
  signIn(facts)
  await expect.element(screen.getByText('drinnen')).toBeVisible()
})

const installed = { installation: { ...aMe().installation, billing: true } }
const on = { facturaFeatureEnabled: true }

test.each([
  ['the installation', 'tenant', { tenant: on, entity: on }, /für Ihren Betrieb nicht freigeschaltet/],
  ['the tenant', 'tenant', { platform: installed, entity: on }, /für Ihren Betrieb nicht freigeschaltet/],
  ['the legal entity', 'tenantAndLegalEntity', { platform: installed, tenant: on }, /nicht freigeschaltet/],
] as const)('what belongs to invoicing is shut while %s has it switched off', async (_, billing, facts, words) => {
  signIn(facts)
  const screen = await gate({ billing })
  await expect.element(screen.getByRole('heading', { name: 'Nicht verfügbar' })).toBeVisible()
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('drinnen').elements()).toEqual([])
  signIn({ platform: installed, tenant: on, entity: on })
  await expect.element(screen.getByText('drinnen')).toBeVisible()
})
