import { type Language, languages } from '@pietas/contract/kit/language'
import { useSyncExternalStore } from 'react'

export const modes = ['system', 'light', 'dark'] as const
export const presets = ['default', 'cyan', 'purple', 'blue', 'orange', 'red'] as const
export const navigations = ['vertical', 'horizontal', 'mini'] as const

export type Mode = 'light' | 'dark'

/** What a person chose for the look of the app on this browser, kept under the key `app-settings`. */
export interface Settings {
  /** What the system shows, until somebody chooses. */
  mode: (typeof modes)[number]
  contrast: 'high' | 'default'
  direction: 'ltr' | 'rtl'
  /** The content keeps to a narrower measure. */
  compact: boolean
  preset: (typeof presets)[number]
  navigation: (typeof navigations)[number]
  language: Language
  /** Somebody has chosen the language here; otherwise it is that of the account. */
  languageChosen: boolean
}

/** Every setting with what it may be, the default first: spec 1 section 2.5. */
const choices: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  mode: modes,
  contrast: ['high', 'default'],
  direction: ['ltr', 'rtl'],
  compact: [false, true],
  preset: presets,
  navigation: navigations,
  language: languages,
  languageChosen: [false, true],
}

const key = 'app-settings'

/** The stored entry as settings; what is missing or unknown, by an older or newer release, is the default. */
export function readSettings(text: string | null): Settings {
  let stored: Record<string, unknown> = {}
  try {
    stored = Object(JSON.parse(text ?? '{}'))
  } catch {
    // A damaged entry means the defaults.
  }
  const chosen = Object.entries(choices).map(([name, values]) => {
    const allowed: readonly unknown[] = values
    return [name, allowed.includes(stored[name]) ? stored[name] : allowed[0]]
  })
  // Entries of the first releases say nothing of a choice: what is not the default was chosen.
  const languageChosen = stored.languageChosen ?? stored.language === 'en'
  return { ...(Object.fromEntries(chosen) as Settings), languageChosen: languageChosen === true }
}

const languageOf = ({ language, languageChosen }: Settings) => ({ language, languageChosen })

export const defaultSettings = readSettings(null)

let current = readSettings(localStorage.getItem(key))
const listeners = new Set<() => void>()

function take(next: Settings) {
  current = next
  for (const listener of listeners) listener()
}

// Other tabs follow. Without a key everything has been deleted.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) take(readSettings(event.newValue))
})

export const settings = {
  get: () => current,
  change(changes: Partial<Settings>) {
    take({ ...current, ...changes })
    try {
      localStorage.setItem(key, JSON.stringify(current))
    } catch {
      // Without storage the choice holds as long as the page.
    }
  },
  /** Back to the look that everybody starts with; the language is not part of the look. */
  reset: () => settings.change({ ...defaultSettings, ...languageOf(current) }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** @returns whether the look differs from the one that everybody starts with. */
export const differsFromDefault = ({ language: _, languageChosen: __, ...look }: Settings): boolean =>
  Object.entries(look).some(([name, value]) => value !== defaultSettings[name as keyof Settings])

export const useSettings = () => useSyncExternalStore(settings.subscribe, settings.get)

/** One setting; the component renders again only when this one changes. */
export const useSetting = <Name extends keyof Settings>(name: Name): Settings[Name] =>
  useSyncExternalStore(settings.subscribe, () => settings.get()[name])

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')

const subscribeToMode = (listener: () => void) => {
  const end = settings.subscribe(listener)
  systemIsDark.addEventListener('change', listener)
  return () => {
    end()
    systemIsDark.removeEventListener('change', listener)
  }
}

const shownMode = (): Mode => {
  const { mode } = settings.get()
  if (mode !== 'system') return mode
  return systemIsDark.matches ? 'dark' : 'light'
}

/** The mode that is shown, whoever has chosen it. */
export const useShownMode = () => useSyncExternalStore(subscribeToMode, shownMode)
