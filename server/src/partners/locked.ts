import type { Tx } from '../kit/db/transaction'
import type { Reference } from '../kit/records'
import { refuseIfAny } from '../kit/refusal'
import { lockedPartners } from './queries'

/**
 * A locked partner stays where he is named and is chosen for nothing else.
 *
 * @param references to records of any kind that are named anew.
 * @throws 400
 */
export const refuseLocked = async (tx: Tx, references: readonly Reference[]): Promise<void> => {
  const partners = references.filter(({ table, id }) => table === 'business_partners' && id)
  if (partners.length === 0) return
  const ids = partners.map(({ id }) => id as number)
  const locked = await lockedPartners(tx, ids)
  const refused = partners.filter(({ id }) => locked.includes(id as number))
  refuseIfAny(refused.map(({ field }) => ({ field, message: 'partner.validation.locked' })))
}
