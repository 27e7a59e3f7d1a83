import { useState } from 'react'
import { CreateButton, pageTabs } from '../kit/page'
import { shortcutLabel, useNextTab, useShortcut } from '../kit/shortcut'
import { TabList } from '../kit/tabs'
import { Example } from './example'

const tabs = ['Alle', 'Offen', 'Erledigt']

export function ShortcutExample() {
  const [tab, setTab] = useState('Alle')
  const [last, setLast] = useState('noch nichts')
  useShortcut('save', () => setLast('Speichern'))
  useShortcut('create-other', () => setLast('Vorgang mit Vorlage anlegen'), true, 'Vorgang mit Vorlage anlegen')
  useNextTab(tabs, tab, setTab)
  return (
    <>
      <Example
        title="Kürzel"
        about="useShortcut: gilt, solange der Baustein steht; die Übersicht (?) nennt, was gerade gilt."
      >
        <CreateButton label="Vorgang anlegen" permission="Process:Create" onCreate={() => setLast('Vorgang anlegen')} />
        <p>
          Speichern mit <kbd>{shortcutLabel('save')}</kbd>, die zweite Art anzulegen mit{' '}
          <kbd>{shortcutLabel('create-other')}</kbd>. Zuletzt: <strong>{last}</strong>
        </p>
      </Example>
      <Example
        title="Reiter"
        about="TabList: Pfeile, Pos1 und Ende führen entlang, Eingabe wählt. useNextTab: F6 führt weiter, nach dem letzten zum ersten."
      >
        <TabList
          tabs={tabs.map((name) => ({ id: name, label: name }))}
          active={tab}
          label="Beispiel"
          className={pageTabs}
          onChoose={setTab}
        />
      </Example>
    </>
  )
}
