import { Folder } from 'lucide-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OpenCallsButton } from '../../../first-calls/open-calls-button'
import { useCommands } from '../../../kit/commands'
import { loadTexts } from '../../../kit/i18n'
import { printCommand } from '../../../kit/print'
import { useShortcut } from '../../../kit/shortcut'
import { page, renderApp } from '../../../kit/testing'
import '../../global-drawers'
import { SearchField } from './search-field'
import { prepare, serve, signIn } from './testing'

beforeEach(prepare)

function Record({ run }: { run: () => void }) {
  useCommands('Vorgang 7', [{ id: 'task', label: 'Neue Aufgabe zu diesem Vorgang', icon: Folder, run }])
  return <SearchField />
}

test('what the open record offers stands first, and is found by its words', async () => {
  signIn()
  serve()
  let times = 0
  const screen = await renderApp(<Record run={() => times++} />).screen
  await expect.element(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('group', { name: 'Vorgang 7' })).toBeVisible()
  await userEvent.keyboard('>neue auf{Enter}')
  await expect.poll(() => times).toBe(1)
})

function List({ run }: { run: () => void }) {
  useCommands('Särge', [{ id: 'export', label: 'Exportieren', icon: Folder, run, quiet: true }])
  return <SearchField />
}

test('the tools of a list are no answer to an empty menu, and are found by whoever looks for them', async () => {
  signIn()
  serve()
  let times = 0
  const screen = await renderApp(<List run={() => times++} />).screen
  await expect.element(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = screen.getByRole('combobox', { name: 'Suchen und Befehle' })
  await expect.element(field).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Särge' }).elements()).toEqual([])
  await field.fill('>')
  await expect.element(screen.getByRole('group', { name: 'Särge' })).toBeVisible()
  // What the page itself offers stands before them.
  expect(screen.getByRole('option').first().element().textContent).not.toContain('Exportieren')
  await field.fill('expo')
  await screen.getByRole('option', { name: 'Exportieren' }).click()
  await expect.poll(() => times).toBe(1)
})

function RecordWithKeys() {
  const label = 'Neue Aufgabe zu diesem Vorgang'
  useCommands('Vorgang 7', [{ id: 'task', label, icon: Folder, run: () => undefined }])
  useShortcut('create', () => undefined, true, label)
  return <SearchField />
}

test('what the record offers and a shortcut does as well stands there once, with the shortcut', async () => {
  signIn()
  serve()
  const screen = await renderApp(<RecordWithKeys />).screen
  await expect.element(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const option = screen.getByRole('option', { name: /Neue Aufgabe zu diesem Vorgang/ })
  await expect.element(option).toHaveTextContent(/Alt \+ N/)
  expect(option.elements()).toHaveLength(1)
})

function PageWithKeys() {
  useShortcut('create', () => undefined, true, 'Vorgang anlegen')
  return (
    <>
      <OpenCallsButton />
      <SearchField />
    </>
  )
}

test('what the page and the plus offer alike stands there once, with the shortcut', async () => {
  signIn()
  serve({ 'GET /first-calls': () => page([]) })
  await loadTexts(['first-calls'])
  const screen = await renderApp(<PageWithKeys />).screen
  await expect.element(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}')
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
      .filter((words) => /Anruf|Vorgang/.test(words))
  await expect.poll(options).toEqual(['Vorgang anlegenAlt + N', 'Ersten Anruf aufnehmenAlt + A'])
})

function Paper() {
  useCommands('Vorgang 7', [printCommand()])
  return <SearchField />
}

test('what is printed by a command is the page, and not the menu that it was chosen from', async () => {
  signIn()
  serve()
  const above: number[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    above.push(document.querySelectorAll('[aria-modal="true"]').length)
  })
  const screen = await renderApp(<Paper />).screen
  await expect.element(screen.getByRole('button', { name: 'Suchen' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByRole('group', { name: 'Vorgang 7' })).toBeVisible()
  await userEvent.keyboard('>druck{Enter}')
  await expect.poll(() => above).toEqual([0])
})
