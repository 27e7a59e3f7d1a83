export const de = {
  'unplanned.title': 'Noch zu planen',
  'unplanned.more': 'Durchgesehen sind die {{count}} Aufgaben, die zuerst fällig sind; danach kommen weitere.',
  'unplanned.empty': 'Alles ist geplant.',
  'unplanned.without': 'ohne {{what}}',
  'unplanned.start': 'Zeit',
  'unplanned.car': 'Auto',
  'unplanned.user': 'Zuständige',
  'unplanned.plan': '{{title}} einplanen',
  'unplanned.row': 'Mit wem oder womit',
  'unplanned.day': 'Tag',
  'unplanned.time': 'Uhrzeit',
  'unplanned.confirm': 'Einplanen',
} as const
