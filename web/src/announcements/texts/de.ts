export const de = {
  'announcement.read-more': 'Weiterlesen',
  'announcement.minimize': 'Verkleinern',
  'announcement.new-tab': 'Öffnet einen neuen Tab',
}
