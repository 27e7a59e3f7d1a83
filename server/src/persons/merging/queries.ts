import type { Twins } from '@pietas/contract/persons'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'

/** Two persons, of whom one stays. */
export type Pair = { stays: number; goes: number }

/**
 * Holds two persons and everybody to whom they are married. Whoever is about to name the one who goes has done so by
 * then, or waits.
 */
export const lockPair = async (tx: Tx, { stays, goes }: Pair): Promise<void> => {
  const both = sql`(${stays}, ${goes})`
  await tx.run(sql`select 1 from persons p where p.id in ${both} or p.id in (
      select unnest(array[r.person_id, r.related_person_id]) from relationships r
      where not r.deleted and r.marital_status is not null and (r.person_id in ${both} or r.related_person_id in ${both}))
    order by p.id for no key update`)
  await tx.run(sql`select 1 from persons p where p.id = ${goes} for update`)
}

/** The number of a merge that holds, or null. */
export const findMerge = async (tx: Tx, { stays, goes }: Pair): Promise<number | null> => {
  const found = await tx.row<{ id: number }>(sql`select m.id from person_merges m
    where m.survivor_id = ${stays} and m.other_id = ${goes} and m.undone_at is null`)
  return found?.id ?? null
}

/** A person as his table holds him. */
export const rowOf = async (tx: Tx, id: number): Promise<string> => {
  const found = await tx.row<{ row: string }>(sql`select to_jsonb(p)::text as row from persons p where p.id = ${id}`)
  return found?.row ?? '{}'
}

/** Moves everything that names the one who goes. @param before the row of the one who stays. @returns its number. */
export const storeMerge = async (
  tx: Tx,
  legalEntityId: number,
  { stays, goes }: Pair,
  before: string,
  twins: readonly Twins[],
) => {
  const [kept, ended] = [twins.map((twin) => twin.kept), twins.map((twin) => twin.ended)]
  const done = await tx.row<{ changes: string }>(sql`
    select merge_persons(${stays}, ${before}::jsonb, ${goes}, ${kept}::bigint[], ${ended}::bigint[]) as changes`)
  const stored = await tx.row<{ id: number }>(sql`
    insert into person_merges (legal_entity_id, survivor_id, other_id, changes)
    values (${legalEntityId}, ${stays}, ${goes}, ${done?.changes}::jsonb) returning id`)
  return stored?.id ?? 0
}

type StoredMerge = Pair & { undone: boolean }

/** A merge of the entity, held until the transaction ends. */
export const lockMerge = (tx: Tx, legalEntityId: number, id: number): Promise<StoredMerge | null> =>
  tx.row(sql`select m.survivor_id as stays, m.other_id as goes, m.undone_at is not null as undone from person_merges m
    where m.legal_entity_id = ${legalEntityId} and m.id = ${id} for update`)

/** Gives everything back that a merge has moved. */
export const undoMerge = async (tx: Tx, id: number): Promise<void> => {
  const merge = await tx.row<{ changes: string }>(sql`select m.changes from person_merges m where m.id = ${id}`)
  await tx.run(sql`select take_back_merge(${merge?.changes}::jsonb)`)
  await tx.run(sql`update person_merges set undone_at = now() where id = ${id}`)
}

/** Stores how the name of a person sounds. */
export const storeSound = (tx: Tx, id: number, sound: string) =>
  tx.run(sql`update persons p set name_phonetic = ${sound} where p.id = ${id} and p.name_phonetic <> ${sound}`)
