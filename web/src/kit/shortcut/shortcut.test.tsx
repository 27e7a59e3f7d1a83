import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../testing'
import { capsOf, matches, platformOf, type ShortcutName } from './keys'
import { activeShortcuts, shortcutLabel, useShortcut } from './shortcut'
import { useNextTab } from './use-next-tab'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36'

const press = (keys: string) => {
  const caps = keys.split('+')
  const last = caps.at(-1) ?? ''
  return {
    code: last.length === 1 ? `Key${last.toUpperCase()}` : last,
    key: last,
    altKey: caps.includes('alt'),
    ctrlKey: caps.includes('ctrl'),
    metaKey: caps.includes('meta'),
    shiftKey: caps.includes('shift'),
  }
}

test('the platform is told by the name of the browser', () => {
  expect([windows, mac, linux].map(platformOf)).toEqual(['windows', 'mac', 'other'])
})

describe('by platform', () => {
  const cases: [string, ShortcutName, yes: string[], no: string[]][] = [
    [windows, 'save', ['alt+s'], ['ctrl+s', 's', 'alt+shift+s', 'ctrl+alt+s', 'meta+s']],
    [mac, 'save', ['ctrl+s'], ['alt+s', 'meta+s', 's', 'ctrl+shift+s']],
    [linux, 'save', ['ctrl+s'], ['alt+s', 'ctrl+alt+s']],
    [windows, 'create', ['alt+n'], ['ctrl+n', 'alt+shift+n']],
    [linux, 'create', ['ctrl+n', 'alt+n'], ['ctrl+shift+n', 'n']],
    [windows, 'create-other', ['alt+shift+n'], ['alt+n', 'ctrl+shift+n']],
    [mac, 'create-other', ['ctrl+shift+n', 'alt+shift+n'], ['ctrl+n']],
    [linux, 'next-tab', ['F6'], ['shift+F6', 'ctrl+F6', 'F5']],
  ]
  test.each(cases)('%s: %s', (agent, name, yes, no) => {
    const on = platformOf(agent)
    for (const keys of yes) expect(matches(press(keys), name, on), keys).toBe(true)
    for (const keys of no) expect(matches(press(keys), name, on), keys).toBe(false)
  })

  test('tooltips and the overview tell the keys of the platform', () => {
    expect(capsOf('save', 'windows')).toEqual([['alt', 'S']])
    expect(capsOf('save', 'mac')).toEqual([['ctrl', 'S']])
    expect(capsOf('create-other', 'other')).toEqual([
      ['alt', 'shift', 'N'],
      ['ctrl', 'shift', 'N'],
    ])
    expect(shortcutLabel('save')).toBe('Strg + S')
  })
})

const Part = ({ name, run, about }: { name: ShortcutName; run: () => void; about?: string }) => {
  useShortcut(name, run, true, about)
  return <input aria-label="Feld" />
}

test('of two parts with the same shortcut the one that came last gets it, and the overview names it', async () => {
  const [below, above] = [vi.fn(), vi.fn()]
  renderApp(
    <>
      <Part name="save" run={below} about="Unten" />
      <Part name="save" run={above} about="Oben" />
    </>,
  )
  await expect.poll(activeShortcuts).toMatchObject([{ name: 'save', about: 'Oben' }])
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(above).toHaveBeenCalledOnce()
  expect(below).not.toHaveBeenCalled()
})

test('what lies below an open drawer is out of reach, and what stands in it is not', async () => {
  const [create, below, save] = [vi.fn(), vi.fn(), vi.fn()]
  const drawer = (open: boolean) => (
    <>
      <Part name="create" run={create} />
      <Part name="save" run={below} />
      {open && (
        <div role="dialog" aria-modal="true">
          <Part name="save" run={save} about="In der Schublade" />
        </div>
      )}
    </>
  )
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Schublade
        </button>
        {drawer(open)}
      </>
    )
  }
  const screen = await renderApp(<Page />).screen
  const button = screen.getByRole('button', { name: 'Schublade' })
  await button.click()
  await expect.poll(activeShortcuts).toMatchObject([{ name: 'save', about: 'In der Schublade' }])
  await userEvent.keyboard('{Alt>}n{/Alt}{Control>}s{/Control}')
  expect(create).not.toHaveBeenCalled()
  expect(below).not.toHaveBeenCalled()
  expect(save).toHaveBeenCalledOnce()
  await button.click()
  await userEvent.keyboard('{Alt>}n{/Alt}')
  expect(create).toHaveBeenCalledOnce()
})

test('a question mark in a field is a question mark', async () => {
  const help = vi.fn()
  const screen = await renderApp(<Part name="help" run={help} />).screen
  const field = screen.getByRole('textbox', { name: 'Feld' })
  await field.fill('Wer')
  await userEvent.keyboard('?')
  await expect.element(field).toHaveValue('Wer?')
  expect(help).not.toHaveBeenCalled()
  ;(field.element() as HTMLElement).blur()
  await userEvent.keyboard('?')
  expect(help).toHaveBeenCalledOnce()
})

const Tabs = ({ choose }: { choose: (tab: string) => void }) => {
  useNextTab(['Alle', 'Offen'], 'Offen', choose)
  return <p>Reiter</p>
}

test('F6 leads from the last tab to the first', async () => {
  const choose = vi.fn()
  const screen = await renderApp(<Tabs choose={choose} />).screen
  await expect.element(screen.getByText('Reiter')).toBeVisible()
  await userEvent.keyboard('{F6}')
  expect(choose).toHaveBeenCalledWith('Alle')
})
