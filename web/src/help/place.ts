import type { MouseEvent } from 'react'

/** A place in the help: a chapter, or a part of it. */
export interface Place {
  chapter: string
  section?: string | undefined
}

/** Told when somebody goes to a place; who shows it by other means than the address keeps the event. */
export type GoTo = (place: Place, event: MouseEvent) => void

/** The list of what can be pressed stands among the chapters, and is none of the guide. */
export const shortcutsId = 'tastenkuerzel'
