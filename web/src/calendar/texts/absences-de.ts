/** What the overview of leave says. */
export const de = {
  'leave.person': 'Person',
  'leave.sum': 'Arbeitstage',
  'leave.overview': 'Wer wann fehlt',
  'leave.this-month': 'Dieser Monat',
  'leave.month-before': 'Monat davor',
  'leave.month-after': 'Monat danach',
  'leave.cut': 'Hier stehen die ersten 500 Personen des Hauses, nach Namen.',
  'leave.nobody': 'In diesem Unternehmen arbeitet noch niemand',
  'leave.nobody-hint': 'Wer eine Rolle in diesem Unternehmen hat, steht hier mit seinen Abwesenheiten.',
} as const
