export const de = {
  'history.more': 'Ältere anzeigen',
  'history.system': 'System',
  'history.what': '{{record}} {{action}}',
  'history.record.document': 'Dokument',
  'history.action.create': 'angelegt',
  'history.action.update': 'geändert',
  'history.action.delete': 'entfernt',
  'history.action.restore': 'wiederhergestellt',
}
