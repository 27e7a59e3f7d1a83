import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { Example } from './example'
import { ExampleForm } from './example-form'

const variants = { create: 'Anlegen', update: 'Ändern', autosave: 'Speichert von selbst', view: 'Ansehen' }
type Variant = keyof typeof variants

export function FormExample() {
  const [variant, setVariant] = useState<Variant>('create')
  return (
    <Example title="Formular" about="useRecordForm und Form: ein Feld von jeder Art, in jedem Modus.">
      <ToggleButtonGroup exclusive size="small" value={variant} onChange={(_, next) => next && setVariant(next)}>
        {Object.entries(variants).map(([value, label]) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
        <ExampleForm
          key={variant}
          mode={variant === 'autosave' ? 'update' : variant}
          autosave={variant === 'autosave'}
        />
      </Box>
    </Example>
  )
}
