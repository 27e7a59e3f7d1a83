import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { settings, useSetting } from '../settings'
import './tokens.css'
import './bidi.css'
import './hidden.css'
import './print.css'
import './chosen.css'
import { Mirror, useDirection } from './direction'
import { followSettings } from './root-attributes'
import { themeOf } from './theme'

/** The mode lives in our settings; Material reads and writes it there instead of under keys of its own. */
const storageManager = ({ key }: { key: string }) => ({
  get: (fallback: unknown) => (key.endsWith('mode') ? settings.get().mode : fallback),
  set: () => undefined,
  subscribe: (listener: (mode: unknown) => void) =>
    key.endsWith('mode') ? settings.subscribe(() => listener(settings.get().mode)) : () => undefined,
})

followSettings()

export function AppTheme({ children }: { children: ReactNode }) {
  const language = useSetting('language')
  const direction = useDirection()
  return (
    <Mirror direction={direction}>
      <ThemeProvider theme={themeOf(language, direction)} defaultMode="system" storageManager={storageManager}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </Mirror>
  )
}
