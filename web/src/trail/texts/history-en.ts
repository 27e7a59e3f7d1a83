export const en = {
  'history.more': 'Show older ones',
  'history.system': 'System',
  'history.what': '{{record}} {{action}}',
  'history.record.document': 'Document',
  'history.action.create': 'created',
  'history.action.update': 'changed',
  'history.action.delete': 'removed',
  'history.action.restore': 'restored',
}
