import type { ComponentType } from 'react'

interface Block {
  id: string
  title: string
  load: () => Promise<ComponentType>
}

/** The shared building blocks, each with living examples: one row makes one entry of the developers' page. */
export const blocks: Block[] = [
  { id: 'feedback', title: 'Rückmeldungen', load: async () => (await import('./feedback-example')).FeedbackExample },
  { id: 'form', title: 'Formular', load: async () => (await import('./form-example')).FormExample },
  { id: 'folded', title: 'Zugeklappte Abschnitte', load: async () => (await import('./folded-example')).FoldedExample },
  { id: 'merge', title: 'Zusammenführen', load: async () => (await import('./merge-example')).MergeExample },
  { id: 'picker', title: 'Auswahl', load: async () => (await import('./picker-example')).PickerExample },
  { id: 'drawer', title: 'Schublade', load: async () => (await import('./drawer-example')).DrawerExample },
  { id: 'media', title: 'Vorschaubild', load: async () => (await import('./media-example')).MediaExample },
  { id: 'table', title: 'Tabelle und Export', load: async () => (await import('./table-example')).TableExample },
  { id: 'lists', title: 'Verwaltete Liste', load: async () => (await import('./list-example')).ListExample },
  { id: 'filters', title: 'Filter', load: async () => (await import('./filter-example')).FilterExample },
  { id: 'documents', title: 'Dokumente', load: async () => (await import('./document-example')).DocumentExample },
  { id: 'looks', title: 'Aussehen', load: async () => (await import('./look-example')).LookExample },
  { id: 'shortcuts', title: 'Tastenkürzel', load: async () => (await import('./shortcut-example')).ShortcutExample },
  {
    id: 'announcement',
    title: 'Ankündigung',
    load: async () => (await import('./announcement-example')).AnnouncementExample,
  },
]
