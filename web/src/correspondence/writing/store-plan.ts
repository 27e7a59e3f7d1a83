import type { Letter, LetterState } from '@pietas/contract/correspondence'
import { client } from '../../kit/api/client'
import type { Plan } from './plan'

/**
 * Writes every letter of a plan. What was stored before one of them failed is found again under the same key, so that
 * nobody gets a letter twice.
 */
export async function storePlan(
  processId: number,
  { letters }: Plan,
  state: LetterState,
  key: string,
): Promise<Letter[]> {
  const stored: Letter[] = []
  for (const [at, { template, channel, recipients }] of letters.entries()) {
    const { items } = await client.correspondence.create(
      processId,
      {
        templateId: template?.id ?? null,
        channel,
        state,
        recipients: recipients.map(({ name: _name, ...recipient }) => recipient),
      },
      { idempotencyKey: `${key}-${state}-${at}` },
    )
    stored.push(...items)
  }
  return stored
}
