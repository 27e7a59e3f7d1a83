import { expect, test, vi } from 'vitest'
import { defaultSettings, differsFromDefault, readSettings, settings } from './settings'

const key = 'app-settings'
/** What the browser tells this tab when another one has stored something. */
const otherTab = (newValue: string | null, name: string | null = key) =>
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))

test('everybody starts as the system is, high contrast, left to right, with the vertical menu', () => {
  expect(defaultSettings).toEqual({
    mode: 'system',
    contrast: 'high',
    direction: 'ltr',
    compact: false,
    preset: 'default',
    navigation: 'vertical',
    language: 'de',
    languageChosen: false,
  })
})

test('a choice is kept under app-settings', () => {
  settings.change({ preset: 'purple', compact: true })
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ preset: 'purple', compact: true })
  expect(readSettings(localStorage.getItem(key))).toEqual(settings.get())
})

test('a damaged or foreign entry means the defaults, value by value', () => {
  for (const text of ['', '{', 'null', '7', '"dark"', '[]']) expect(readSettings(text)).toEqual(defaultSettings)
  const partly = readSettings('{"mode":"dark","preset":"<script>","compact":"yes","navigation":null,"more":1}')
  expect(partly).toEqual({ ...defaultSettings, mode: 'dark' })
})

test("who chose a language before that was noted has chosen it; the default may be nobody's choice", () => {
  expect(readSettings('{"language":"en"}').languageChosen).toBe(true)
  expect(readSettings('{"language":"de"}').languageChosen).toBe(false)
  expect(readSettings('{"language":"en","languageChosen":false}').languageChosen).toBe(false)
})

test('other tabs follow a choice, and the deletion of all of them', () => {
  const listener = vi.fn()
  const end = settings.subscribe(listener)
  otherTab('{"mode":"dark"}', 'something else')
  expect(listener).not.toHaveBeenCalled()
  otherTab('{"mode":"dark","navigation":"mini"}')
  expect(settings.get()).toMatchObject({ mode: 'dark', navigation: 'mini' })
  otherTab(null)
  expect(settings.get()).toEqual(defaultSettings)
  otherTab('{"preset":"red"}')
  otherTab(null, null)
  expect(settings.get()).toEqual(defaultSettings)
  end()
})

test('reset brings the look back and keeps the language', () => {
  settings.change({ mode: 'dark', contrast: 'default', language: 'en', languageChosen: true })
  expect(differsFromDefault(settings.get())).toBe(true)
  settings.reset()
  expect(settings.get()).toEqual({ ...defaultSettings, language: 'en', languageChosen: true })
  expect(differsFromDefault(settings.get())).toBe(false)
  settings.change({ language: 'de', languageChosen: false })
})

test('without storage a choice holds as long as the page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  settings.change({ mode: 'dark' })
  expect(settings.get().mode).toBe('dark')
  full.mockRestore()
})
