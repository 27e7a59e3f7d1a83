import { whenIdle } from '../kit/loading'

export { deceasedLabel } from './deceased-label'
export { ProcessAbove } from './fetch-process-above'
export { ProcessStatus, ProcessType } from './process-status'
export { processSource } from './source'

/** What is prepared, to be read beside a task. */
export const KnownPreparations = whenIdle(
  async () => (await import('./preparations/known-preparations')).KnownPreparations,
)

/** A note to be read. */
export const NoteDetails = whenIdle(async () => (await import('./notes/note-details')).NoteDetails)

/** What may be the same case, to be opened all the same. */
export const ProcessDuplicates = whenIdle(async () => (await import('./duplicate-dialog')).ProcessDuplicateDialog)
