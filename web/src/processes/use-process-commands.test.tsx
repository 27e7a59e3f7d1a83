import type { Permission } from '@pietas/contract/kit'
import type { Process } from '@pietas/contract/processes'
import { beforeEach, expect, test } from 'vitest'
import { openCommands } from '../kit/commands'
import { loadTexts } from '../kit/i18n'
import { session } from '../kit/session'
import { aMe, aProcess, renderApp } from '../kit/testing'
import { useProcessCommands } from './use-process-commands'

function Record({ process }: { process: Process }) {
  useProcessCommands(process, [])
  return <p>Vorgang</p>
}

const offered = async (permissions: Permission[], process = {}) => {
  session.start(aMe({ permissions }))
  const screen = await renderApp(<Record process={aProcess({ id: 12, ...process })} />).screen
  await expect.element(screen.getByText('Vorgang')).toBeVisible()
  return {
    screen,
    commands: openCommands().map(({ about, commands }) => [about, ...commands.map(({ label }) => label)]),
  }
}

const copies = ['Vorgangsnummer kopieren', 'Link kopieren']

beforeEach(() => loadTexts(['processes']))

test.each<[string, Permission[], object, string[]]>([
  [
    'may do everything',
    ['Process:Create', 'Task:Create'],
    {},
    ['Neue Aufgabe zu diesem Vorgang', 'Neue Notiz zu diesem Vorgang', 'Dokument hochladen', ...copies],
  ],
  ['may create tasks', ['Task:Create'], {}, ['Neue Aufgabe zu diesem Vorgang', ...copies]],
  ['may change processes', ['Process:Create'], {}, ['Neue Notiz zu diesem Vorgang', 'Dokument hochladen', ...copies]],
  ['may look', ['Process:List'], {}, copies],
  ['meets a cancelled one', ['Process:Create', 'Task:Create'], { status: 'CANCELLED' }, copies],
])('a process offers to whoever %s what he may do with it', async (_, permissions, process, expected) => {
  expect((await offered(permissions, process)).commands).toEqual([['Vorgang 12', ...expected]])
})

test('what is left offers nothing any more', async () => {
  const { screen } = await offered(['Process:Create'])
  await screen.unmount()
  expect(openCommands()).toEqual([])
})
