import { Folder } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Command, openCommands, useCommands } from './commands'
import { openPanel, usePanels } from './panels'

const named = (label: string): Command => ({ id: label, label, icon: Folder, run: () => undefined })

function Part({ about, labels }: { about: string; labels: string[] }) {
  useCommands(about, labels.map(named))
  return null
}

const told = () => openCommands().map(({ about, commands }) => [about, ...commands.map(({ label }) => label)])

test('what several parts offer about one record stands together, and what came last stands first', async () => {
  const screen = await render(
    <>
      <Part about="Vorgang 7" labels={['Drucken']} />
      <Part about="Urne holen" labels={['Starten']} />
      <Part about="Urne holen" labels={['Löschen']} />
      <Part about="Leer" labels={[]} />
    </>,
  )
  expect(told()).toEqual([
    ['Urne holen', 'Starten', 'Löschen'],
    ['Vorgang 7', 'Drucken'],
  ])
  await screen.rerender(<Part about="Vorgang 7" labels={['Stornieren']} />)
  expect(told()).toEqual([['Vorgang 7', 'Stornieren']])
  await screen.unmount()
  expect(told()).toEqual([])
})

test('a panel is opened by the frame that stands, and by none when it has gone', async () => {
  const opened: string[] = []
  const open = (name: string) => void opened.push(name)
  function Frame() {
    usePanels(open)
    return null
  }
  const screen = await render(<Frame />)
  openPanel('help')
  await screen.unmount()
  openPanel('settings')
  expect(opened).toEqual(['help'])
})
