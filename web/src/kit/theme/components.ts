import type { Components, Theme } from '@mui/material/styles'
import { lookRules } from './looks'

/** Where the keyboard is; the library takes it away from its buttons. Inside of what cuts off what lies around it. */
const ring = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 }
const innerRing = { ...ring, outlineOffset: -2 }

export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ...lookRules,
      '@keyframes mui-auto-fill': { from: { display: 'block' } },
      '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      body: { fontFeatureSettings: '"cv05", "ss03"', WebkitFontSmoothing: 'antialiased' },
      '.numeric': { fontVariantNumeric: 'tabular-nums' },
      kbd: {
        minWidth: 24,
        padding: '1px 6px',
        border: '1px solid var(--mui-palette-divider)',
        borderBlockEndWidth: 2,
        borderRadius: 'var(--radius-small)',
        backgroundColor: 'var(--mui-palette-background-default)',
        color: 'var(--mui-palette-text-secondary)',
        font: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '18px',
        textAlign: 'center',
      },
      '*:focus-visible': ring,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A box to tick has its focus in an input that nobody sees.
    styleOverrides: { root: { '&:focus-visible, &:has(input:focus-visible)': ring } },
  },
  // Its knob is cut off at its edges.
  MuiSwitch: {
    styleOverrides: {
      root: { borderRadius: 'var(--radius-control)', '&:has(input:focus-visible)': innerRing },
      switchBase: { '&&:has(input:focus-visible)': { outline: 'none' } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 'var(--radius-control)', paddingInline: 16 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
  // The library adds `mui-auto-fill` with the first field of a page and takes them away with the last, and each time the style of
  // everything on the page is reckoned anew.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        '&:focus-visible': { outline: 'none' },
        // By these the field hears that the browser has filled it, and lifts its label.
        animation: 'mui-auto-fill-cancel 10ms',
        '&:-webkit-autofill': { animation: 'mui-auto-fill 5000s' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: { borderColor: 'var(--field-border)' },
    },
  },
  // A label of several words takes two lines while it stands in an empty field, so that none of it is cut.
  MuiInputLabel: {
    styleOverrides: {
      root: {
        '&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': {
          display: 'flex',
          alignItems: 'center',
          height: 56,
          overflow: 'visible',
          whiteSpace: 'normal',
          lineHeight: 1.15,
          transform: 'translate(14px, 0)',
          '&.MuiInputLabel-sizeSmall': { height: 40 },
        },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 'var(--radius-card)' }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, paddingBottom: 8 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiMenu: {
    styleOverrides: { paper: { borderRadius: 'var(--radius-panel)', border: '1px solid var(--mui-palette-divider)' } },
  },
  MuiMenuItem: {
    styleOverrides: { root: { fontSize: '0.875rem', minHeight: 40, gap: 12, '&:focus-visible': innerRing } },
  },
  MuiListItemButton: { styleOverrides: { root: { '&:focus-visible': innerRing } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 'auto', color: 'inherit' } } },
}
