import { feature } from '../kit/feature'
import { dispositionNoteHandlers } from './notes'

export const calendar = feature({
  handlers: { dispositionNotes: dispositionNoteHandlers },
  kinds: { disposition_notes: null },
})
