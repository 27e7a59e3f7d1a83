import { recordColumns, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import type { ListFacts } from '../kit/paging'

const entities = `coalesce((select json_agg(json_build_object('id', e.id, 'name', e.name) order by e.name)
  from accounts_of_entities x join legal_entities e on e.tenant_id = x.tenant_id and e.id = x.legal_entity_id
  where x.tenant_id = a.tenant_id and x.account_id = a.id), '[]')`

const branches = `coalesce((
  select json_agg(json_build_object('id', b.id, 'name', b.name, 'legalEntityId', b.legal_entity_id) order by b.name)
  from accounts_of_branches x join branches b on b.tenant_id = x.tenant_id and b.id = x.legal_entity_branch_id
  where x.tenant_id = a.tenant_id and x.account_id = a.id), '[]')`

export const accountFacts: ListFacts = {
  table: 'accounts',
  alias: 'a',
  item: recordColumns('a', ['name'], { legalEntities: entities, legalEntityBranches: branches }),
  sorts: {
    NAME: { expression: 'a.name', type: 'text' },
    CREATED_AT: { expression: 'a.created_at', type: 'timestamptz' },
  },
}

/** The two tables of links. */
export const links = {
  entity: { table: 'accounts_of_entities', member: 'legal_entity_id' },
  branch: { table: 'accounts_of_branches', member: 'legal_entity_branch_id' },
} as const
type Link = (typeof links)[keyof typeof links]

/** Links an account; twice is as good as once. */
export const link = (tx: Tx, { table, member }: Link, accountId: number, memberId: number) =>
  tx.run(sql`insert into ${sql.table(table)} (account_id, ${sql.ref(member)})
    values (${accountId}, ${memberId}) on conflict do nothing`)

/** Ends `link`. */
export const unlink = (tx: Tx, { table, member }: Link, accountId: number, memberId: number) =>
  tx.run(sql`delete from ${sql.table(table)} where account_id = ${accountId} and ${sql.ref(member)} = ${memberId}`)

/** Ends all links of an account. */
export const unlinkAll = async (tx: Tx, accountId: number): Promise<void> => {
  for (const { table } of Object.values(links))
    await tx.run(sql`delete from ${sql.table(table)} where account_id = ${accountId}`)
}

/** The legal entity of a branch and whether the branch is still there; null where there has never been one. */
export const findBranch = (tx: Tx, branchId: number): Promise<{ legalEntityId: number; deleted: boolean } | null> =>
  tx.row(sql`select b.legal_entity_id as "legalEntityId", b.deleted from branches b where b.id = ${branchId}`)
