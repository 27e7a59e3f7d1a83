import type { RelationshipDoubt } from '@pietas/contract/persons'
import type { InsistQuestion } from '../../kit/form'
import { whenIdle } from '../../kit/loading'

const DoubtDialog = whenIdle(async () => (await import('./doubt-dialog')).DoubtDialog)

/** Asks when there is something to ask about. */
export function DoubtQuestion({ question }: { question: InsistQuestion<RelationshipDoubt> | undefined }) {
  return question && <DoubtDialog {...question} onMissing={() => question.onAnswer(false)} />
}
