import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

export { deceasedLabel } from './deceased-label'
export { ProcessStatus, ProcessType } from './process-status'
export { processSource } from './source'

/** What is known of a case above what is open, to be filled in there. */
export const ProcessAbove = whenIdle(async () => {
  const [{ ProcessAbove: Above }] = await Promise.all([
    import('./process-above'),
    loadTexts(['partners', 'persons', 'processes', 'processes/case']),
  ])
  return Above
})

/** What is prepared, to be read beside a task. */
export const KnownPreparations = whenIdle(
  async () => (await import('./preparations/known-preparations')).KnownPreparations,
)

/** A note to be read. */
export const NoteDetails = whenIdle(async () => (await import('./notes/note-details')).NoteDetails)

/** What may be the same case, to be opened all the same. */
export const ProcessDuplicates = whenIdle(async () => (await import('./duplicate-dialog')).ProcessDuplicateDialog)
