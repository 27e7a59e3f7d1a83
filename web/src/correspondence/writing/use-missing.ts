import type { MissingFact } from '@pietas/contract/correspondence'
import { useQueries } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { keyOf, type PlannedLetter } from './plan'

// Whoever writes to more of them sees in each draft what is missing there.
const mostAsked = 5

/** What is not known yet for a letter, whoever of its recipients it is missing for. */
export function useMissing(processId: number, { template, recipients }: PlannedLetter): MissingFact[] {
  const asked = template ? (recipients.length === 0 ? [null] : recipients.slice(0, mostAsked)) : []
  const previews = useQueries({
    queries: asked.map((recipient) => ({
      queryKey: ['letter-preview', 'missing', processId, template?.id, recipient && keyOf(recipient)],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const { name: _name, ...whom } = recipient ?? { name: '', type: 'FREE' as const }
        return client.correspondence.preview(
          { processId, templateId: template?.id ?? null, recipient: recipient ? whom : null },
          { signal },
        )
      },
      // Somebody may have filled it in elsewhere meanwhile.
      staleTime: 0,
    })),
  })
  const all = previews.flatMap(({ data }) => data?.missing ?? [])
  const isOfNobody = recipients.length === 0
  const known = isOfNobody ? all.filter(({ record }) => record !== 'RECIPIENT') : all
  return [...new Map(known.map((fact) => [`${fact.placeholder} ${fact.recordId}`, fact])).values()]
}
