import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'help.title': 'Help',
  'help.search': 'Search the help',
  'help.whole': 'Whole help',
  'help.chapter': 'The chapter that is read',
  'help.chapters': 'Chapters',
  'help.found': '{{count}} passages',
  'help.found_one': '{{count}} passage',
  'help.nothing': 'The help says nothing about this',
  'help.nothing-hint': 'Try fewer or other words.',
}
