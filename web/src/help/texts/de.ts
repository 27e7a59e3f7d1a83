/** What the help says around the guide. */
export const de = {
  'help.title': 'Hilfe',
  'help.search': 'In der Hilfe suchen',
  'help.whole': 'Ganze Hilfe',
  'help.chapter': 'Das gelesene Kapitel',
  'help.chapters': 'Kapitel',
  'help.found': '{{count}} Stellen',
  'help.found_one': '{{count}} Stelle',
  'help.nothing': 'Dazu steht nichts in der Hilfe',
  'help.nothing-hint': 'Versuchen Sie es mit weniger oder anderen Wörtern.',
} as const
