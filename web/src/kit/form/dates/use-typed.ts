import { useState } from 'react'

/** How a value is written: people type it in many ways and read it in one. */
export interface Writing {
  /** @returns the value that is meant, or null when the text means none. */
  read: (typed: string) => string | null
  /** @returns the text of a stored value, or null for a text that could not be read. */
  show: (value: string) => string | null
  /** Whether the text is complete, so that it is read at once and not only when the field is left. */
  isWhole?: (typed: string) => boolean
}

/**
 * Text that is typed one way and stored another. It is read when the field is left or saved. What cannot be read
 * stays in the record as it was typed: no schema takes it, so that it can be neither lost nor saved.
 */
export function useTyped(value: string | null, change: (value: string | null) => void, writing: Writing) {
  const [typed, setTyped] = useState<string>()
  const shown = value === null ? '' : writing.show(value)
  const read = () => {
    if (typed !== undefined && typed.trim() !== '') change(writing.read(typed) ?? typed.trim())
  }
  return {
    text: typed ?? shown ?? value ?? '',
    /** Nothing is complained about while it is being typed. */
    unread: shown === null && typed === undefined,
    typing: typed !== undefined,
    type: (text: string) => {
      setTyped(text)
      if (text.trim() === '') return change(null)
      change((writing.isWhole?.(text) && writing.read(text)) || text)
    },
    /** Takes what is typed for a value, and leaves the text as it is. */
    read,
    /** Shows what is stored, as it reads. */
    settle: () => setTyped(undefined),
    commit: () => {
      read()
      setTyped(undefined)
    },
  }
}
