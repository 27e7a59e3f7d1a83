/** What the request for leave says. */
export const de = {
  'absence.request': 'Abwesenheit beantragen',
  'absence.title': 'Titel',
  'absence.hint':
    'Der Antrag geht an alle, die Abwesenheiten genehmigen. Wochenenden und Feiertage dürfen darin liegen.',
  'absence.type': 'Art',
  'absence.userId': 'Für',
  'absence.startDate': 'Erster Tag',
  'absence.endDate': 'Letzter Tag',
  'absence.comment': 'Kommentar',
  'absence.comment-hint': 'Zum Beispiel, wer vertritt',
  'absence.save': 'Antrag stellen',
  'absence.created': 'Der Antrag ist gestellt',
  'absence.failed': 'Der Antrag konnte nicht gestellt werden',
} as const
