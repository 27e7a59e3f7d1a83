interface Exported {
  rows: number
  file: Blob
  /** The list goes on behind the limit. */
  isPart: boolean
}

/** The four states of an export: spec 1 section 4. */
export type ExportState =
  | { step: 'not-started'; failed: boolean }
  | { step: 'loading'; rows: number; progress: number | null }
  | ({ step: 'finished' } & Exported)
  | ({ step: 'download-available' } & Exported)

export type ExportEvent =
  | { type: 'start' }
  | { type: 'progress'; rows: number; progress: number | null }
  | ({ type: 'finish' } & Exported)
  | { type: 'offer' }
  | { type: 'fail' }
  | { type: 'reset' }

export const notStarted: ExportState = { step: 'not-started', failed: false }

/** How long the finished bar stands before the download can be taken: spec 1 section 9. */
export const offerDelay = 800

/** The next state; what does not fit the present one changes nothing. */
export function nextExportState(state: ExportState, event: ExportEvent): ExportState {
  const isLoading = state.step === 'loading'
  switch (event.type) {
    case 'start':
      return state.step === 'not-started' ? { step: 'loading', rows: 0, progress: null } : state
    case 'progress':
      return isLoading ? { step: 'loading', rows: event.rows, progress: event.progress } : state
    case 'finish':
      return isLoading ? { step: 'finished', rows: event.rows, file: event.file, isPart: event.isPart } : state
    case 'offer':
      return state.step === 'finished' ? { ...state, step: 'download-available' } : state
    case 'fail':
      return isLoading ? { step: 'not-started', failed: true } : state
    case 'reset':
      return notStarted
  }
}
