import type { Permission } from '@pietas/contract/kit'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { DayActions } from '../dashboard/pages/day-actions'
import { queries } from '../kit/api'
import { loadTexts } from '../kit/i18n'
import { session } from '../kit/session'
import { activeShortcuts } from '../kit/shortcut'
import { aMe, answer, aProcess, fakeServer, page, renderApp } from '../kit/testing'
import { ProcessActions } from '../processes/process-actions'
import { OneLineField } from '../tasks/one-line/one-line-field'
import { UsersPage } from '../users/pages/users-page'
import { GlobalDrawers } from './global-drawers'
import { ListPage } from './lists/list-page'
import { loadNamedLists } from './lists/load-list'

const rights: Permission[] = [
  'Process:Create',
  'Task:Create',
  'Administration:EditUsers',
  'Administration:CreateGroups',
  'Entity:ReadEntityTenantLevel',
]

const holding = (permissions: Permission[]) => {
  const me = aMe({ permissions })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions })) })
}

beforeEach(async () => {
  queries.clear()
  await browser.viewport(1440, 900)
  holding(rights)
  await loadTexts(['dashboard', 'processes', 'processes/case', 'tasks/detail', 'users', 'users/admin', 'master-data'])
  fakeServer({
    'GET /staff': () => page([]),
    'GET /users': () => page([]),
    'GET /user-groups': () => page([]),
    'GET /burial-types': () => page([]),
    'GET /burial-forms': () => page([]),
    'GET /own-records': () => answer({ pinned: [], recent: [] }),
  })
})

const said = () => Object.fromEntries(activeShortcuts().map(({ name, about }) => [name, about]))

async function shown(part: ReactNode, address?: string) {
  const screen = await renderApp(
    <>
      {part}
      <GlobalDrawers />
    </>,
    address,
  ).screen
  await expect.poll(() => said()['create-other']).toBeTruthy()
  return screen
}

const process = aProcess({ id: 100 })
const burials = await loadNamedLists(['burialTypes', 'burialForms'])

const parts: Record<string, () => ReactNode> = {
  'the day': () => <DayActions />,
  'a process': () => <ProcessActions process={process} onCopied={() => undefined} />,
  'the users': () => <UsersPage />,
  'several lists': () => <ListPage title="nav.burial-types" lists={burials} />,
}

test.each([
  ['the day', 'Vorgang anlegen', 'Aufgabe anlegen', 'Aufgabe anlegen'],
  ['a process', 'Neue Aufgabe zu diesem Vorgang', 'Neue Notiz zu diesem Vorgang', 'Notiz erstellen'],
  ['the users', 'Benutzer anlegen', 'Benutzergruppe anlegen', 'Benutzergruppe anlegen'],
  ['several lists', 'Bestattungsart anlegen', 'Bestattungsform anlegen', 'Bestattungsform anlegen'],
])('with Shift the shortcut for creating makes the other thing of %s', async (name, create, other, opens) => {
  const screen = await shown(parts[name]?.())
  expect(said()).toMatchObject({ create, 'create-other': other })
  await userEvent.keyboard('{Alt>}{Shift>}n{/Shift}{/Alt}')
  await expect.element(screen.getByRole('dialog', { name: opens })).toBeVisible()
})

test('among tasks it leads into the line', async () => {
  const screen = await shown(<OneLineField />)
  await userEvent.keyboard('{Alt>}{Shift>}n{/Shift}{/Alt}')
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
})

test('the second thing goes with the right to it', async () => {
  await shown(<UsersPage />)
  holding(rights.filter((right) => right !== 'Administration:CreateGroups'))
  await expect.poll(() => said()['create-other']).toBeUndefined()
  expect(said()).toMatchObject({ create: 'Benutzer anlegen' })
})

test('whoever may create only one thing has one shortcut', async () => {
  holding([])
  const screen = await renderApp(
    <>
      <DayActions />
      <ProcessActions process={process} onCopied={() => undefined} />
    </>,
  ).screen
  await expect.element(screen.getByRole('button', { name: 'Aufgabe anlegen' })).toBeVisible()
  expect(said()).toMatchObject({ create: 'Aufgabe anlegen' })
  expect(said()).not.toHaveProperty('create-other')
})

test('nothing is added to a cancelled process', async () => {
  await renderApp(<ProcessActions process={{ ...process, status: 'CANCELLED' }} onCopied={() => undefined} />).screen
  await expect.poll(() => document.querySelectorAll('button').length).toBeGreaterThan(0)
  expect(said()).not.toHaveProperty('create')
  expect(said()).not.toHaveProperty('create-other')
})
