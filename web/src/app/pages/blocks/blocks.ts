import type { ComponentType } from 'react'

interface Block {
  id: string
  title: string
  load: () => Promise<ComponentType>
}

/** The shared building blocks, each with living examples: one row makes one entry of the developers' page. */
export const blocks: Block[] = [
  { id: 'feedback', title: 'Rückmeldungen', load: async () => (await import('./feedback-example')).FeedbackExample },
  { id: 'looks', title: 'Aussehen', load: async () => (await import('./look-example')).LookExample },
  { id: 'shortcuts', title: 'Tastenkürzel', load: async () => (await import('./shortcut-example')).ShortcutExample },
  {
    id: 'announcement',
    title: 'Ankündigung',
    load: async () => (await import('./announcement-example')).AnnouncementExample,
  },
]
