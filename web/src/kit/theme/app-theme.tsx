import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { settings, useSettings } from '../settings'
import { themes } from './theme'

/** The mode lives in our settings; Material reads and writes it there instead of under keys of its own. */
const storageManager = ({ key }: { key: string }) => ({
  get: (fallback: unknown) => (key.endsWith('mode') ? settings.get().mode : fallback),
  set: () => undefined,
  subscribe: (listener: (mode: unknown) => void) =>
    key.endsWith('mode') ? settings.subscribe(() => listener(settings.get().mode)) : () => undefined,
})

export function AppTheme({ children }: { children: ReactNode }) {
  const { language } = useSettings()
  return (
    <ThemeProvider theme={themes[language]} defaultMode="light" storageManager={storageManager}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
