import type { ComponentType } from 'react'

interface Block {
  id: string
  title: string
  load: () => Promise<ComponentType>
}

/** The shared building blocks, each with living examples: one row makes one entry of the developers' page. */
export const blocks: Block[] = [
  { id: 'feedback', title: 'Rückmeldungen', load: async () => (await import('./feedback-example')).FeedbackExample },
]
