import type { SheetJob } from './sheet'

/** What the printer is asked: to set a letter, or to put several PDFs one behind the other. */
export type Question = { job: SheetJob } | { parts: Uint8Array[] }

/** The PDF, or why there is none. */
export type Reply = { pdf: Uint8Array } | { failed: string }
