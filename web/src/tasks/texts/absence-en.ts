import type { de } from './absence-de'

export const en: Record<keyof typeof de, string> = {
  'absence.request': 'Request leave',
  'absence.title': 'Title',
  'absence.hint': 'The request goes to everybody who accepts leave. Weekends and public holidays may lie within it.',
  'absence.type': 'Kind',
  'absence.userId': 'For',
  'absence.startDate': 'First day',
  'absence.endDate': 'Last day',
  'absence.comment': 'Comment',
  'absence.comment-hint': 'For example who stands in',
  'absence.save': 'Request',
  'absence.created': 'The request has been made',
  'absence.failed': 'The request could not be made',
}
