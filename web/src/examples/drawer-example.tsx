import Button from '@mui/material/Button'
import { useState } from 'react'
import { drawerWidths, SideDrawer } from '../kit/drawer'
import type { FormMode } from '../kit/form'
import { useGuardedClose } from '../kit/leaving'
import { Example } from './example'
import { ExampleForm } from './example-form'

type Size = keyof typeof drawerWidths
const sizes = Object.keys(drawerWidths) as Size[]
const modes = { create: 'Anlegen', update: 'Ändern', view: 'Ansehen' }

const aWhile = () => new Promise<void>((resolve) => setTimeout(resolve, 1500))
const refused = async () => {
  throw new Error('The server of the example refuses')
}

interface Open {
  size: Size
  mode: FormMode
  save: () => Promise<void>
}

/** @param wait what a slow save waits for; a test ends it when it has seen enough. */
export function DrawerExample({ wait = aWhile }: { wait?: () => Promise<void> }) {
  const [open, setOpen] = useState<Open>()
  const show = (facts: Partial<Open>) => () => setOpen({ size: 'large', mode: 'update', save: wait, ...facts })
  return (
    <>
      <Example title="Breiten" about="SideDrawer: fünf Breiten, auf schmalen Bildschirmen die ganze.">
        {sizes.map((size) => (
          <Button key={size} onClick={show({ size })}>
            {drawerWidths[size]} px
          </Button>
        ))}
      </Example>
      <Example title="Modi" about="Anlegen, Ändern und Ansehen; wer nur ansieht, findet nichts zum Speichern.">
        {(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => (
          <Button key={mode} onClick={show({ mode })}>
            {modes[mode]}
          </Button>
        ))}
      </Example>
      <Example title="Verlassen" about="Nach dem Speichern schließen: erst warten; wenn es fehlschlägt, bleiben.">
        <Button onClick={show({})}>Langsam</Button>
        <Button onClick={show({ save: () => wait().then(refused) })}>Scheitert</Button>
      </Example>
      {open && <OpenDrawer {...open} onClosed={() => setOpen(undefined)} />}
    </>
  )
}

function OpenDrawer({ size, mode, save, onClosed }: Open & { onClosed: () => void }) {
  const { close, dialog } = useGuardedClose(onClosed)
  return (
    <SideDrawer size={size} title={modes[mode]} subtitle="Ein Beispiel" onClose={close}>
      <ExampleForm mode={mode} save={save} onSaved={onClosed} onCancel={close} />
      {dialog}
    </SideDrawer>
  )
}
