import type { ColorSystemOptions } from '@mui/material/styles'

/** One accent, petrol; everything else is grey until it has something to say. In high contrast, as everybody starts. */
export const light: ColorSystemOptions = {
  palette: {
    primary: { main: '#0d6f67', dark: '#0a554f', light: '#e1eeec', contrastText: '#ffffff' },
    secondary: { main: '#475a6b', contrastText: '#ffffff' },
    error: { main: '#b3261e' },
    warning: { main: '#925300' },
    success: { main: '#1e6b36' },
    info: { main: '#1d5fa8' },
    background: { default: '#f1f4f6', paper: '#ffffff' },
    text: { primary: '#0c151d', secondary: '#3b4955', disabled: '#5b6772' },
    divider: '#c6cfd7',
    action: { hover: 'rgb(22 33 43 / 5%)' },
  },
}

export const dark: ColorSystemOptions = {
  palette: {
    primary: { main: '#5cc7bb', dark: '#46a79c', light: '#173a38', contrastText: '#06201d' },
    secondary: { main: '#a9b8c6', contrastText: '#10171d' },
    error: { main: '#ff9a91' },
    warning: { main: '#f1b868' },
    success: { main: '#7fd39a' },
    info: { main: '#8fbcf5' },
    background: { default: '#0d1217', paper: '#171f27' },
    text: { primary: '#f5f8fa', secondary: '#c0ccd6', disabled: '#94a2af' },
    divider: '#42505d',
    action: { hover: 'rgb(232 237 241 / 7%)' },
  },
}
