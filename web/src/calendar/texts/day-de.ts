export const de = {
  'day.today': 'Heute',
  'day.day': 'Tag',
  'day.before': 'Tag davor',
  'day.after': 'Tag danach',
} as const
