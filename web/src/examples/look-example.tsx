import Button from '@mui/material/Button'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { SettingsDrawer } from '../app/shell/settings/settings-drawer'
import { presets, useSetting } from '../kit/settings'
import { Example } from './example'

export function LookExample() {
  const [isOpen, setOpen] = useState(false)
  const mode = useSetting('mode')
  return (
    <>
      <Example title="Einstellungen" about="Alles wirkt sofort, gilt für diesen Browser und folgt in andere Tabs.">
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Einstellungen öffnen
        </Button>
        {isOpen && <SettingsDrawer onClose={() => setOpen(false)} />}
      </Example>
      {presets.map((preset) => (
        <div key={preset} data-mode={mode} data-preset={preset}>
          <Example
            title={preset}
            about="Die Farbe folgt den Attributen data-mode und data-preset, hier auf einem Rahmen."
          >
            <Button variant="contained">Speichern</Button>
            <Button variant="outlined">Bearbeiten</Button>
            <Button>Abbrechen</Button>
            <Switch defaultChecked slotProps={{ input: { 'aria-label': `Schalter ${preset}` } }} />
            <TextField label="Vorname" defaultValue="Erna" sx={{ width: 200 }} />
          </Example>
        </div>
      ))}
    </>
  )
}
