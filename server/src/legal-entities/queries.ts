import { branchFields, legalEntityFields } from '@pietas/contract/legal-entities'
import { recordColumns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'
import type { Seat } from './holidays'

const sorts = (alias: string): ListFacts['sorts'] => ({
  NAME: { expression: `${alias}.name`, type: 'text' },
  CREATED_AT: { expression: `${alias}.created_at`, type: 'timestamptz' },
})

export const entityFacts: ListFacts = {
  table: 'legal_entities',
  alias: 'e',
  item: recordColumns('e', [...Object.keys(legalEntityFields.shape), 'facturaFeatureEnabled'], {
    logoAccessToken: 'null::text',
    forbiddenFileTypes: 'to_json(e.forbidden_file_types)',
  }),
  sorts: sorts('e'),
}

export const branchFacts: ListFacts = {
  table: 'branches',
  alias: 'b',
  item: recordColumns('b', ['legalEntityId', ...Object.keys(branchFields.shape)]),
  sorts: sorts('b'),
}

/** @returns the endings of files that a legal entity does not take. */
export const forbiddenFileTypesOf = async (tx: Tx, legalEntityId: number): Promise<string[]> => {
  const rows = await tx.rows<{ ending: string }>(sql`
    select unnest(e.forbidden_file_types) as ending from legal_entities e where e.id = ${legalEntityId}`)
  return rows.map(({ ending }) => ending)
}

/** Where a legal entity is, as its public holidays depend on it. */
export const findSeat = (tx: Tx, legalEntityId: number) =>
  tx.row<Seat>(sql`
    select e.zip_code as "zipCode", e.federal_state as "federalState" from legal_entities e where e.id = ${legalEntityId}`)
