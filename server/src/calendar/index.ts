import { feature } from '../kit/feature'
import { busyHandlers } from './busy'
import { calendarFeedHandlers } from './feed'
import { dispositionNoteHandlers } from './notes'

export const calendar = feature({
  handlers: { busy: busyHandlers, calendarFeeds: calendarFeedHandlers, dispositionNotes: dispositionNoteHandlers },
  kinds: { disposition_notes: 'disposition-notes', calendar_feeds: null },
})
