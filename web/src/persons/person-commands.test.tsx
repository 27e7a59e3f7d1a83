import type { Permission } from '@pietas/contract/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../kit/api'
import { openCommands } from '../kit/commands'
import { loadTexts } from '../kit/i18n'
import { session } from '../kit/session'
import { aMe, answer, aPerson, fakeServer, page, renderApp } from '../kit/testing'
import { PersonDrawer } from './person-drawer'

beforeEach(async () => {
  queries.clear()
  await loadTexts(['partners', 'persons', 'processes'])
})

async function offered(permissions: Permission[], facts: object = {}, viewOnly = false) {
  session.start(aMe({ permissions }))
  fakeServer({
    'GET /persons/7': () => answer(aPerson({ id: 7, firstName: 'Erna', lastName: 'Muster', ...facts })),
    'GET /relationships': () => page([]),
  })
  const { screen, router } = renderApp(<PersonDrawer personId={7} viewOnly={viewOnly} />)
  await expect.element((await screen).getByRole('heading', { name: /Erna Muster/ })).toBeVisible()
  const commands = openCommands().flatMap((offer) => offer.commands)
  return { labels: commands.map(({ label }) => label), commands, router }
}

const always = ['Link kopieren', 'Drucken']

test.each<[string, Permission[], object, string[]]>([
  [
    'whoever may do everything',
    ['Person:Create', 'Person:Delete', 'Process:Create'],
    {},
    ['Neuer Vorgang zu dieser Person', ...always, 'Person löschen'],
  ],
  ['whoever looks', ['Person:ListAndRead'], {}, always],
  ['whoever meets a deleted one', ['Person:Delete', 'Process:Create'], { deleted: true }, always],
])('a person offers to %s what may be done', async (_, permissions, facts, expected) => {
  expect((await offered(permissions, facts)).labels).toEqual(expected)
})

test('somebody who is looked at in passing offers nothing', async () => {
  expect((await offered(['Person:Delete', 'Process:Create'], {}, true)).labels).toEqual([])
})

test('a new process begins with the person', async () => {
  const { commands, router } = await offered(['Process:Create'])
  commands.find(({ id }) => id === 'person-process')?.run()
  await expect
    .poll(() => router.state.location.state.drawer)
    .toEqual({ name: 'process', props: { deceasedPersonId: 7 } })
})

test('a person is printed by command with all parts of the record, as by its button', async () => {
  const printed: number[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const panels = [...document.querySelectorAll('[role=tabpanel]')]
    printed.push(panels.filter((panel) => panel.childElementCount > 0).length)
  })
  const { commands } = await offered(['Person:ListAndRead'])
  commands.find(({ id }) => id === 'print')?.run()
  await expect.poll(() => printed).toEqual([document.querySelectorAll('[role=tab]').length])
})
