import type { Permission } from '@pietas/contract/kit'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { GlobalDrawers } from '../global-drawers'
import { type AdminListName, adminListNames } from './admin-lists'
import { ListPage } from './list-page'
import { loadNamedLists } from './load-list'

const stored = { deleted: false, version: 3, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, legalEntityIds: [1], path: [], ...stored }
const sea = { ...fire, id: 3, name: 'Seebestattung', legalEntityIds: [], deleted: true }

/** Somebody who holds rights in the whole tenant. */
function signIn(...permissions: Permission[]) {
  const me = aMe({ permissions: [] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions })) })
}

const everyList = await loadNamedLists(adminListNames)
const all = [...new Set(everyList.flatMap(({ facts }) => [facts.create, facts.update, facts.delete]))]

beforeEach(() => browser.viewport(1440, 900))

async function aPage(...names: AdminListName[]) {
  const lists = await loadNamedLists(names)
  return renderApp(
    <>
      <ListPage title="nav.burial-types" lists={lists} />
      <GlobalDrawers />
    </>,
  ).screen
}

type Screen = Awaited<ReturnType<typeof aPage>>

const choose = async (screen: Screen, row: string, action: string) => {
  await screen.getByRole('row', { name: row }).getByRole('button', { name: 'Aktionen' }).click()
  await screen.getByRole('menuitem', { name: action }).click()
}

test('what has been deleted stands in a tab of its own, from which it comes back', async () => {
  signIn(...all)
  const received = fakeServer({
    'GET /burial-types': ({ query }) => page(query.get('filters')?.includes('true') ? [sea] : [fire]),
    'POST /burial-types/3/restore': () => answer({ ...sea, deleted: false }),
  })
  const screen = await aPage('burialTypes')
  await expect.element(screen.getByRole('row', { name: 'Feuerbestattung' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Gelöschte' }).click()
  await choose(screen, 'Seebestattung', 'Wiederherstellen')
  await expect.poll(() => received.some(({ path }) => path.endsWith('/burial-types/3/restore'))).toBe(true)
})

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ ...fire, id: at + 10, name: `Art ${at}` }))

test('several lists have one row of tabs: the deleted are shown by the filter', async () => {
  signIn(...all)
  const asked: (string | null)[] = []
  fakeServer({
    'GET /burial-types': ({ query }) => {
      asked.push(query.get('filters'))
      return page([fire])
    },
    'GET /grave-types': () => page([]),
  })
  const screen = await aPage('burialTypes', 'graveTypes')
  await expect.element(screen.getByRole('row', { name: 'Feuerbestattung' })).toBeVisible()
  expect(screen.getByRole('tablist').elements()).toHaveLength(1)
  expect(
    screen
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Bestattungsarten', 'Grabarten'])
  await screen.getByRole('button', { name: 'Gelöscht' }).click()
  await screen.getByRole('radio', { name: 'Ja' }).click()
  await expect.poll(() => asked.at(-1)).toContain('true')
})

test.each([
  [4, false],
  [5, true],
])('of %i rows it is %s that they are searched', async (count, isSearched) => {
  signIn(...all)
  fakeServer({ 'GET /burial-types': () => page(items(count)) })
  const screen = await aPage('burialTypes')
  await expect.element(screen.getByRole('row', { name: 'Art 0' })).toBeVisible()
  expect(screen.getByRole('searchbox').elements()).toHaveLength(isSearched ? 1 : 0)
})

test('the search stays for whoever has typed there, and where a filter leaves few', async () => {
  signIn(...all)
  fakeServer({
    'GET /burial-types': ({ query }) => page(query.get('query') || query.get('filters') ? items(1) : items(5)),
  })
  const screen = await aPage('burialTypes')
  const search = screen.getByRole('searchbox')
  await search.fill('Art 0')
  await expect.element(screen.getByRole('row', { name: 'Art 4' })).not.toBeInTheDocument()
  await expect.element(search).toHaveFocus()
  await screen.getByRole('tab', { name: 'Gelöschte' }).click()
  await expect.element(search).toBeVisible()
})

test('an empty list says what belongs there, and offers the first one', async () => {
  signIn(...all)
  fakeServer({ 'GET /cars': () => page([]) })
  const screen = await aPage('cars')
  await expect.element(screen.getByText(/Fahrzeuge, die für Überführungen und Termine eingeplant werden/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Fahrzeug anlegen' }).elements()).toHaveLength(2)
})

test('every list says what belongs there', () => {
  const silent = everyList.filter(({ facts }) => !facts.belongs)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('an item is deleted only after a question', async () => {
  signIn(...all)
  const received = fakeServer({
    'GET /burial-types': () => page([fire]),
    'DELETE /burial-types/2': () => ({ status: 204, body: undefined }),
  })
  const deletions = () => received.filter(({ path }) => path.startsWith('DELETE')).length
  const screen = await aPage('burialTypes')
  await choose(screen, 'Feuerbestattung', 'Löschen')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  expect(deletions()).toBe(0)
  await choose(screen, 'Feuerbestattung', 'Löschen')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(deletions).toBe(1)
})

test.each([
  ['templateCategories', 'template-categories'],
  ['productCategories', 'product-categories'],
  ['globalTemplateCategories', 'global-template-categories'],
  ['burialTypes', 'burial-types'],
] as const)('a new name in %s shows at once and goes when the server refuses it', async (name, path) => {
  signIn(...all)
  const refusal = Promise.withResolvers<void>()
  fakeServer({
    [`GET /${path}`]: () => page([fire]),
    [`GET /${path}/2`]: () => answer(fire),
    [`PATCH /${path}/2`]: async () => {
      await refusal.promise
      return problem(500, 'UNEXPECTED')
    },
  })
  const screen = await aPage(name)
  await choose(screen, 'Feuerbestattung', 'Bearbeiten')
  await screen.getByRole('textbox', { name: 'Name' }).fill('Flammenbestattung')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  const cells = () => [...document.querySelectorAll('tbody strong')].map((cell) => cell.textContent)
  await expect.poll(cells).toEqual(['Flammenbestattung'])
  refusal.resolve()
  await expect.poll(cells).toEqual(['Feuerbestattung'])
  await expect.element(browser.getByText('Das hat nicht geklappt')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Flammenbestattung')
})

test('a switch offers an item at a legal entity at once, and turns back when that fails', async () => {
  signIn(...all)
  let offered = [1]
  const received = fakeServer({
    'GET /burial-types': () => page([{ ...fire, legalEntityIds: offered }]),
    'PUT /legal-entities/2/burial-types/2': () => {
      offered = [1, 2]
      return { status: 204, body: undefined }
    },
    'DELETE /legal-entities/1/burial-types/2': () => problem(500, 'UNEXPECTED'),
  })
  const screen = await aPage('burialTypes')
  await screen.getByRole('button', { name: 'Einzelheiten zu „Feuerbestattung“' }).click()
  const krueger = screen.getByRole('switch', { name: 'Bestattungshaus Krüger' })
  await expect.element(krueger).not.toBeChecked()
  await krueger.click()
  await expect.element(krueger).toBeChecked()
  await expect.element(screen.getByText('Alle Unternehmen')).toBeVisible()
  const abendrot = screen.getByRole('switch', { name: 'Bestattungen Abendrot GmbH' })
  await abendrot.click()
  await expect.poll(() => received.filter(({ path }) => path.startsWith('DELETE')).length).toBe(1)
  await expect.element(abendrot).toBeChecked()
})

test('whoever administers one legal entity can switch there and nowhere else, and change no item', async () => {
  const me = aMe({ permissions: [] })
  const [tenant] = me.tenants
  const rights: Permission[] = ['Administration:CreateCorrespondenceTemplateOrCategory']
  session.start({
    ...me,
    tenants: [
      {
        ...(tenant as NonNullable<typeof tenant>),
        legalEntities:
          tenant?.legalEntities.map((entity) => ({ ...entity, permissions: entity.id === 1 ? rights : [] })) ?? [],
      },
    ],
  })
  fakeServer({ 'GET /template-categories': () => page([{ ...fire, name: 'Behörden', legalEntityIds: [1, 2] }]) })
  const screen = await aPage('templateCategories')
  await screen.getByRole('button', { name: 'Einzelheiten zu „Behörden“' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Bestattungen Abendrot GmbH' })).toBeEnabled()
  // What cannot be changed is read.
  await expect.element(screen.getByRole('group').getByText('Bestattungshaus Krüger')).toBeVisible()
  expect(screen.getByRole('switch').elements()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Aktionen' }).elements()).toHaveLength(0)
  expect(screen.getByRole('button', { name: /anlegen/ }).elements()).toHaveLength(0)
})

test('a protected type is locked, and its place in the legal entities is not', async () => {
  signIn(...all)
  const office = { ...fire, name: 'Standesamt' }
  fakeServer({
    'GET /business-partner-types': () => page([office]),
    'GET /business-partner-types/2': () => answer(office),
  })
  const screen = await aPage('businessPartnerTypes')
  await expect.element(screen.getByRole('img', { name: /Geschützter Eintrag/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Aktionen' }).elements()).toHaveLength(0)
  await screen.getByRole('row', { name: 'Standesamt' }).click()
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer.getByRole('definition').first()).toHaveTextContent('Standesamt')
  expect(drawer.getByRole('textbox', { name: 'Name' }).elements()).toHaveLength(0)
  await expect.element(drawer.getByRole('switch', { name: 'Bestattungshaus Krüger' })).toBeEnabled()
  expect(drawer.getByRole('button', { name: 'Löschen' }).elements()).toHaveLength(0)
})

test('whoever has made an item is asked at once where it is offered', async () => {
  signIn(...all)
  const chapel = { id: 9, name: 'Kapelle', legalEntityIds: [], ...stored }
  const received = fakeServer({
    'GET /resources': () => page([]),
    'GET /resources/9': () => answer(chapel),
    'POST /resources': () => answer(chapel, 201),
  })
  const screen = await aPage('resources')
  await screen.getByRole('button', { name: 'Ressource anlegen' }).first().click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('Kapelle')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Bestattungshaus Krüger' })).not.toBeChecked()
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toEqual({ name: 'Kapelle' })
})

test('whoever administers one house links its branches to accounts, and those of no other', async () => {
  const me = aMe({ permissions: [] })
  const rights: Permission[] = ['Administration:ManageLegalEntity']
  session.start({
    ...me,
    tenants: me.tenants.map((tenant) => ({
      ...tenant,
      legalEntities: tenant.legalEntities.map((entity) => ({
        ...entity,
        permissions: entity.id === 1 ? rights : [],
      })),
    })),
  })
  const account = { id: 4, name: 'Blumen', legalEntities: [], legalEntityBranches: [], ...stored }
  fakeServer({
    'GET /accounts': () => page([account]),
    'GET /legal-entities/1/branches': () => page([{ id: 5, name: 'Filiale Mitte', legalEntityId: 1, ...stored }]),
    'GET /legal-entities/2/branches': () => page([{ id: 6, name: 'Filiale Nord', legalEntityId: 2, ...stored }]),
  })
  const screen = await aPage('accounts')
  await screen.getByRole('button', { name: 'Einzelheiten zu „Blumen“' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Filiale Mitte' })).toBeEnabled()
  await expect.element(screen.getByRole('switch', { name: 'Filiale Nord' })).not.toBeInTheDocument()
})

test('an account is linked to a branch, and list and account are read again', async () => {
  signIn(...all)
  const account = { id: 4, name: 'Blumen', legalEntities: [], legalEntityBranches: [], ...stored }
  const received = fakeServer({
    'GET /accounts': () => page([account]),
    'GET /accounts/4': () => answer(account),
    'GET /legal-entities/2/branches': () => page([]),
    'GET /legal-entities/1/branches': () => page([{ id: 5, name: 'Filiale Mitte', ...stored }]),
    'PUT /accounts/4/legal-entity-branches/5': () => ({ status: 204, body: undefined }),
  })
  const times = (ending: string) =>
    received.filter(({ path }) => path.startsWith('GET') && path.endsWith(ending)).length
  const screen = await aPage('accounts')
  await screen.getByRole('row', { name: 'Blumen' }).click()
  const drawer = screen.getByRole('dialog')
  await drawer.getByRole('switch', { name: 'Filiale Mitte' }).click()
  await expect.poll(() => received.some(({ path }) => path.endsWith('/legal-entity-branches/5'))).toBe(true)
  await expect.poll(() => [times('/accounts'), times('/accounts/4')]).toEqual([2, 2])
})

test('a second item of the same name is asked about, and stored only when the person insists', async () => {
  signIn(...all)
  const received = fakeServer({
    'GET /burial-types': () => page([fire]),
    'POST /burial-types': ({ query }) =>
      query.get('ignoreDuplicates')
        ? answer({ ...fire, id: 9 }, 201)
        : problem(409, 'DUPLICATE', { duplicates: [{ id: 2, name: 'Feuerbestattung' }] }),
    'GET /burial-types/9': () => answer({ ...fire, id: 9 }),
  })
  const screen = await aPage('burialTypes')
  await screen.getByRole('button', { name: /anlegen/ }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('feuerbestattung')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  const question = screen.getByRole('dialog', { name: 'Diesen Namen gibt es schon' })
  await expect.element(question).toHaveTextContent('Feuerbestattung')
  await question.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.poll(() => received.filter(({ path }) => path.startsWith('POST'))).toHaveLength(2)
  await expect.element(question).not.toBeInTheDocument()
})
