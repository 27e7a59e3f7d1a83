import type { FieldValues } from 'react-hook-form'

const prefix = 'draft:'

/**
 * Unfinished entries outlive a reload in the storage of the tab, which ends with the tab: on a shared
 * machine the next person finds nothing.
 */
export const drafts = {
  read(key: string): FieldValues | undefined {
    try {
      const text = sessionStorage.getItem(prefix + key)
      return text ? JSON.parse(text) : undefined
    } catch {
      return undefined
    }
  },
  write(key: string, values: FieldValues) {
    try {
      sessionStorage.setItem(prefix + key, JSON.stringify(values))
    } catch {
      // A full storage costs the draft and must not disturb the typing.
    }
  },
  clear(key: string) {
    sessionStorage.removeItem(prefix + key)
  },
}

/** Forgets every draft: the person chose to leave, or signs out. */
export function discardDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
