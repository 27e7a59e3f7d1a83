import { useSyncExternalStore } from 'react'

/** What a person chose for the look of the app on this browser, kept under the key `app-settings`. */
export interface Settings {
  mode: 'light' | 'dark'
  navigation: 'vertical' | 'mini'
  language: 'de' | 'en'
}

const key = 'app-settings'
export const defaultSettings: Settings = { mode: 'light', navigation: 'vertical', language: 'de' }

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

let current: Settings = { ...defaultSettings, ...stored() }
const listeners = new Set<() => void>()

export const settings = {
  get: () => current,
  change(changes: Partial<Settings>) {
    current = { ...current, ...changes }
    localStorage.setItem(key, JSON.stringify(current))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const useSettings = () => useSyncExternalStore(settings.subscribe, settings.get)
