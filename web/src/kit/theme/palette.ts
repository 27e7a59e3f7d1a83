import type { ColorSystemOptions } from '@mui/material/styles'

const ink = '#16212b'

/** One accent, petrol; everything else is grey until it has something to say. */
export const light: ColorSystemOptions = {
  palette: {
    primary: { main: '#0f766e', dark: '#0b5b55', light: '#e1eeec', contrastText: '#ffffff' },
    secondary: { main: '#475a6b', contrastText: '#ffffff' },
    error: { main: '#b3261e' },
    warning: { main: '#925300' },
    success: { main: '#1e6b36' },
    info: { main: '#1d5fa8' },
    background: { default: '#f3f5f7', paper: '#ffffff' },
    text: { primary: ink, secondary: '#4d5d6c', disabled: '#66727e' },
    divider: '#dfe4e9',
    action: { hover: 'rgb(22 33 43 / 5%)', selected: 'rgb(15 118 110 / 10%)' },
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
    background: { default: '#10161c', paper: '#19212a' },
    text: { primary: '#e8edf1', secondary: '#a3b1be', disabled: '#7f8d9a' },
    divider: '#2c3742',
    action: { hover: 'rgb(232 237 241 / 6%)', selected: 'rgb(92 199 187 / 14%)' },
  },
}
