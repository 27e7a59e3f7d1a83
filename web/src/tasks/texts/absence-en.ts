import type { de } from './absence-de'

export const en: Record<keyof typeof de, string> = {
  'absence.request': 'Request leave',
  'absence.title': 'Title',
  'absence.hint':
    'Whoever accepts leave sees the request among the tasks. It may include weekends and public holidays.',
  'absence.type': 'Type',
  'absence.userId': 'For',
  'absence.startDate': 'First day',
  'absence.endDate': 'Last day',
  'absence.comment': 'Comment',
  'absence.comment-hint': 'For example who stands in',
  'absence.save': 'Request',
  'task.messages.form-toaster.vacation.create-success': 'The vacation has been requested',
  'task.messages.form-toaster.vacation.create-error': 'The vacation could not be requested',
  'task.messages.form-toaster.sick-day.create-success': 'The sick day has been reported',
  'task.messages.form-toaster.sick-day.create-error': 'The sick day could not be reported',
}
