import type { CompletedCall } from '@pietas/contract/first-calls'
import { toast } from '../kit/feedback'
import { type MessageKey, translate } from '../kit/i18n'

/** Says that a call has become a case, and what nobody has asked for yet. */
export const tellCompleted = ({ missing }: Pick<CompletedCall, 'missing'>): void => {
  toast.success('firstCall.completed')
  if (missing.length === 0) return
  const fields = missing.map(({ field }) => translate(`firstCall.missing.${field}` as MessageKey)).join(', ')
  toast.info('firstCall.still-missing', { fields })
}
