import type { Mode, Settings } from '../settings'
import { dark, light } from './palette'

/** Colours `#rrggbb` by the name of their variable: `text-secondary` is `--mui-palette-text-secondary`. */
export type Colours = Record<string, string>

/** What the contrast `default` softens; `high` is the palette itself. */
const softer: Record<Mode, Colours> = {
  light: {
    'background-default': '#f5f7f9',
    'text-primary': '#1b2731',
    'text-secondary': '#4d5d6c',
    'text-disabled': '#66727e',
    divider: '#e3e8ec',
  },
  dark: {
    'background-default': '#141b22',
    'background-paper': '#1c252e',
    'text-primary': '#e3e9ee',
    'text-secondary': '#a5b3c0',
    'text-disabled': '#7f8d9a',
    divider: '#2e3944',
  },
}

/** The edge of a field has to be seen, also by weak eyes: 3 : 1 and more. */
export const fieldBorder: Record<Mode, Record<Settings['contrast'], string>> = {
  light: { high: '#66737f', default: '#84919d' },
  dark: { high: '#93a2b0', default: '#758492' },
}

type Accent = [main: string, darker: string, soft: string, onMain: string]

const accents: Record<Exclude<Settings['preset'], 'default'>, Record<Mode, Accent>> = {
  cyan: {
    light: ['#0b6c8d', '#08536d', '#ddeef4', '#ffffff'],
    dark: ['#6cc7e8', '#52a9ca', '#143643', '#04202b'],
  },
  purple: {
    light: ['#6b3fc0', '#532f99', '#ece5f8', '#ffffff'],
    dark: ['#c4a8f8', '#a488d9', '#302450', '#1b0d36'],
  },
  blue: {
    light: ['#1d5fc0', '#164a97', '#e1eaf8', '#ffffff'],
    dark: ['#8fbcf5', '#709ed9', '#1a3150', '#071b33'],
  },
  orange: {
    light: ['#9c4706', '#7b3703', '#f8e9dd', '#ffffff'],
    dark: ['#f2b27a', '#d3945d', '#43290f', '#2a1602'],
  },
  red: {
    light: ['#b02334', '#8c1827', '#f9e4e6', '#ffffff'],
    dark: ['#ff9fa4', '#e08086', '#4a1f23', '#330a0d'],
  },
}

const primary = ([main, darker, soft, onMain]: Accent): Colours => ({
  'primary-main': main,
  'primary-dark': darker,
  'primary-light': soft,
  'primary-contrastText': onMain,
})

const own: Record<Mode, Colours> = {
  light: primary(accentOf(light.palette?.primary)),
  dark: primary(accentOf(dark.palette?.primary)),
}

function accentOf(colour: unknown): Accent {
  const { main, dark: darker, light: soft, contrastText } = colour as Record<string, string>
  return [main ?? '', darker ?? '', soft ?? '', contrastText ?? '']
}

/** The colours of a preset. */
export const accent = (preset: Settings['preset'], mode: Mode): Colours =>
  preset === 'default' ? own[mode] : primary(accents[preset][mode])

/** The colours that a contrast changes. */
export const softened = (contrast: Settings['contrast'], mode: Mode): Colours =>
  contrast === 'default' ? softer[mode] : {}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ')

const variables = (colours: Colours): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([name, hex]) => [
      [`--mui-palette-${name}`, hex],
      [`--mui-palette-${name}Channel`, channels(hex)],
    ]),
  )

const mixed = (share: number, other: string) =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${share}%, ${other} ${100 - share}%)`

// Material works these out of the palette when it starts; here they follow whatever the accent becomes.
const following = (mode: Mode): Record<string, string> => {
  const track = mode === 'light' ? mixed(38, '#fff') : mixed(50, '#000')
  return {
    '--mui-palette-action-selected': mixed(mode === 'light' ? 10 : 14, 'transparent'),
    '--mui-palette-LinearProgress-primaryBg': track,
    '--mui-palette-Slider-primaryTrack': track,
    '--mui-palette-Switch-primaryDisabledColor': track,
  }
}

/**
 * All looks as rules on the attributes of the page, so that switching re-renders nothing. An element with the same
 * attributes shows a look inside another one, as the samples in the settings do.
 */
export const lookRules: Record<string, Record<string, string>> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((mode) => [
    ...(['high', 'default'] as const).map((contrast) => [
      `[data-mode="${mode}"][data-contrast="${contrast}"]`,
      { ...variables(softened(contrast, mode)), '--field-border': fieldBorder[mode][contrast] },
    ]),
    ...(['default', ...Object.keys(accents)] as Settings['preset'][]).map((preset) => [
      `[data-mode="${mode}"][data-preset="${preset}"]`,
      { ...variables(accent(preset, mode)), ...following(mode) },
    ]),
  ]),
)
