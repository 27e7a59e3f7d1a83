import { deDE, enUS } from '@mui/material/locale'
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import type { Settings } from '../settings'
import { components } from './components'
import { dark, light } from './palette'

const options: ThemeOptions = {
  // Colours are CSS variables below [data-mode]: switching the mode re-renders nothing.
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: { light, dark },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.33, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5 },
    body1: { fontSize: '0.9375rem' },
    body2: { fontSize: '0.875rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 120,
      complex: 120,
      enteringScreen: 120,
      leavingScreen: 100,
    },
  },
  components,
}

const locales = { de: deDE, en: enUS }
const made = new Map<string, Theme>()

/** The theme for a language and a direction; the look itself is a matter of CSS variables. */
export function themeOf(language: Settings['language'], direction: Settings['direction']): Theme {
  const name = language + direction
  const theme = made.get(name) ?? createTheme({ ...options, direction }, locales[language])
  made.set(name, theme)
  return theme
}
