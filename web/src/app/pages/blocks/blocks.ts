import type { ComponentType } from 'react'

interface Block {
  id: string
  title: string
  load: () => Promise<ComponentType>
}

/** The shared building blocks, each with living examples: one row makes one entry of the developers' page. */
export const blocks: Block[] = [
  { id: 'feedback', title: 'Rückmeldungen', load: async () => (await import('./feedback-example')).FeedbackExample },
  { id: 'table', title: 'Tabelle und Export', load: async () => (await import('./table-example')).TableExample },
  { id: 'filters', title: 'Filter', load: async () => (await import('./filter-example')).FilterExample },
]
