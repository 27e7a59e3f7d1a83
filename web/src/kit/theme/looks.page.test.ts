import { describe, expect, test } from 'vitest'
import { presets } from '../settings'
import { contrastBetween, over } from './contrast'
import { accent, type Colours, fieldBorder, lookRules, softened } from './looks'
import { dark, light } from './palette'
import chips from './tones.module.css?raw'

const modes = ['light', 'dark'] as const
const contrasts = ['high', 'default'] as const

/** `text.primary` of the palette as `text-primary`. */
const flat = (palette: object): Colours =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([group, value]) =>
      typeof value === 'string'
        ? [[group, value]]
        : Object.entries(value as Colours).map(([shade, colour]) => [`${group}-${shade}`, colour]),
    ),
  )

const looks = modes.flatMap((mode) =>
  contrasts.flatMap((contrast) =>
    presets.map((preset) => {
      const palette = flat((mode === 'light' ? light : dark).palette ?? {})
      const colours = { ...palette, ...softened(contrast, mode), ...accent(preset, mode) }
      return { name: `${mode}, ${contrast}, ${preset}`, mode, contrast, preset, colours }
    }),
  ),
)

const tones = (mode: 'light' | 'dark'): string[] =>
  [...chips.matchAll(/(\[data-mode="dark"\] )?\.toned[^{]*\{\s*--tone: (#[\da-f]{6})/g)]
    .filter(([, inDark]) => (inDark !== undefined) === (mode === 'dark'))
    .map(([, , tone]) => tone ?? '')

test('the yardstick is the one of WCAG', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBe(21)
  expect(contrastBetween('#ffffff', '#ffffff')).toBe(1)
  expect(contrastBetween('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(over('#000000', 0.5, '#ffffff')).toBe('#808080')
})

test('there are twenty-four looks and eleven tones of chips in each mode', () => {
  expect(new Set(looks.map(({ colours }) => JSON.stringify(colours))).size).toBe(24)
  expect(modes.map((mode) => tones(mode).length)).toEqual([11, 11])
})

describe.each(looks)('$name', ({ mode, contrast, preset, colours }) => {
  const of = (name: string) => colours[name] as string
  const grounds = [of('background-default'), of('background-paper')]
  const readable = (text: string, ground: string) =>
    expect(contrastBetween(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)

  test('texts, links and messages can be read on the page and on cards', () => {
    const names = ['text-primary', 'text-secondary', 'primary-main', 'secondary-main']
    const messages = ['error-main', 'warning-main', 'success-main', 'info-main']
    for (const name of [...names, ...messages]) for (const ground of grounds) readable(of(name), ground)
  })

  test('what stands on the accent can be read, under the pointer as well', () => {
    for (const ground of ['primary-main', 'primary-dark']) readable(of('primary-contrastText'), of(ground))
  })

  test('the accent can be read on its own soft ground: the current menu item, initials', () => {
    for (const ground of grounds)
      readable(of('primary-main'), over(of('primary-main'), mode === 'light' ? 0.1 : 0.14, ground))
    readable(of('primary-main'), of('primary-light'))
  })

  test('chips can be read', () => {
    for (const tone of tones(mode)) for (const ground of grounds) readable(tone, over(tone, 0.12, ground))
  })

  test('focus and the edge of a field can be seen', () => {
    for (const edge of [of('primary-main'), fieldBorder[mode][contrast]])
      for (const ground of grounds) expect(contrastBetween(edge, ground)).toBeGreaterThanOrEqual(3)
  })

  test('is written as rules on the attributes of the page', () => {
    expect(lookRules[`[data-mode="${mode}"][data-preset="${preset}"]`]).toMatchObject({
      '--mui-palette-primary-main': of('primary-main'),
    })
    expect(lookRules[`[data-mode="${mode}"][data-contrast="${contrast}"]`]).toHaveProperty('--field-border')
  })
})

test('high contrast is stronger than the default', () => {
  for (const mode of modes) {
    const palette = flat((mode === 'light' ? light : dark).palette ?? {})
    const soft = { ...palette, ...softened('default', mode) }
    const reads = (look: Colours) => contrastBetween(look['text-secondary'] ?? '', look['background-default'] ?? '')
    expect(reads(palette)).toBeGreaterThan(7)
    expect(reads(palette)).toBeGreaterThan(reads(soft))
  }
})
