import type { Document } from '@pietas/contract/documents'
import { QueryObserver } from '@tanstack/react-query'
import { queries } from '../kit/api'
import { type DocumentFacts, documentKey } from './document-facts'
import { sayWhatWasFound } from './open-document'

/**
 * Tells whoever has brought a file when something is found in it, on whatever page he is by then. The stream of changes
 * has the question asked again.
 */
export function followQuarantine(facts: Pick<DocumentFacts, 'context' | 'ownerId' | 'find'>, brought: Document): void {
  if (!brought.quarantine) return
  const question = new QueryObserver(queries, {
    queryKey: [...documentKey(facts), 'quarantine', brought.id],
    queryFn: ({ signal }) => facts.find(brought.id, signal),
  })
  const stop = question.subscribe(({ data }) => {
    if (data === undefined) return
    if (data?.quarantine?.state === 'WAITING') return
    stop()
    if (data?.quarantine) sayWhatWasFound(data)
  })
}
