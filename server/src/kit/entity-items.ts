import { entitiesWith, type Permission } from '@pietas/contract/kit'
import { type Call, mfaRequired, reaches } from './call'
import { sql } from './db/sql'
import type { Tx } from './db/transaction'
import { forbidden, notFound } from './refusal'

type Asked = Pick<Call, 'actor' | 'grants' | 'tx'>

const guardedAmong = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows<{ id: number }>(sql`select e.id from legal_entities e where e.id = any(${ids}::bigint[]) and e.mfa_required`)

const everyEntity = async (tx: Tx): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`select e.id from legal_entities e where not e.deleted order by e.id`)
  return rows.map(({ id }) => id)
}

/**
 * Who holds a right at some legal entities only makes, and changes, what belongs to those alone: decisions section 10.
 *
 * @param entities where an item is offered, before and after. @throws 403, or 404 where he has no place
 */
export const demandAtAll = async (
  { actor, grants, tx }: Asked,
  right: Permission,
  entities: readonly number[],
): Promise<void> => {
  const held = entitiesWith(grants, right)
  // Who has no place at any of them learns no more than of a number that nobody has.
  if (entities.length > 0 && !entities.some((id) => reaches(actor, id))) throw notFound()
  if (held !== 'all' && (entities.length === 0 || !entities.every((id) => held.includes(id)))) throw forbidden()
  if (held !== 'all' && !actor.mfaEnrolled && (await guardedAmong(tx, entities)).length > 0) throw mfaRequired()
}

/** Where a new item is offered as long as nobody says so: wherever its author may make one. */
export const usualEntities = async (
  { grants, tx }: Pick<Call, 'grants' | 'tx'>,
  right: Permission,
): Promise<number[]> => {
  const held = entitiesWith(grants, right)
  return held === 'all' ? everyEntity(tx) : held
}
