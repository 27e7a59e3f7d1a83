/** What the request for leave says. */
export const de = {
  'absence.request': 'Abwesenheit beantragen',
  'absence.title': 'Titel',
  'absence.hint':
    'Wer Abwesenheiten genehmigt, sieht den Antrag bei den Aufgaben. Wochenenden und Feiertage dürfen darin liegen.',
  'absence.type': 'Art',
  'absence.userId': 'Für',
  'absence.startDate': 'Erster Tag',
  'absence.endDate': 'Letzter Tag',
  'absence.comment': 'Kommentar',
  'absence.comment-hint': 'Zum Beispiel, wer vertritt',
  'absence.save': 'Antrag stellen',
  'task.messages.form-toaster.vacation.create-success': 'Der Urlaub ist beantragt',
  'task.messages.form-toaster.vacation.create-error': 'Der Urlaub konnte nicht beantragt werden',
  'task.messages.form-toaster.sick-day.create-success': 'Die Krankmeldung ist eingereicht',
  'task.messages.form-toaster.sick-day.create-error': 'Die Krankmeldung konnte nicht eingereicht werden',
} as const
