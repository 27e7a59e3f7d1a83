import type { Document } from '@pietas/contract/documents'
import { QueryObserver } from '@tanstack/react-query'
import { queries } from '../kit/api'
import { toast } from '../kit/feedback'
import { type DocumentFacts, documentKey } from './document-facts'

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
    const quarantine = data?.quarantine
    if (quarantine?.state === 'WAITING') return
    stop()
    if (!quarantine) return
    toast.error('document.quarantine.found', { name: brought.fileName, finding: quarantine.finding ?? '' })
  })
}
