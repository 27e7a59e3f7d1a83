import { sql } from '../kit/db/sql'
import { type Demo, insert } from '../kit/demo'

const names = ['Bestattungen', 'Vorsorge', 'Blumen und Kränze', 'Fremdleistungen']

/** Accounts that homes and the first of their branches book on: each home on the first ones. */
export const demo: Demo = async ({ tx, homes }) => {
  const booked = Math.max(...homes.map(({ amounts }) => amounts.accounts ?? 0))
  for (const [at, name] of names.slice(0, booked).entries()) {
    const accountId = await insert(tx, 'accounts', { name })
    for (const { entityId, branchIds } of homes.filter(({ amounts }) => at < (amounts.accounts ?? 0))) {
      await tx.run(
        sql`insert into accounts_of_entities (account_id, legal_entity_id) values (${accountId}, ${entityId})`,
      )
      await tx.run(sql`
        insert into accounts_of_branches (account_id, legal_entity_branch_id) values (${accountId}, ${branchIds[0]})`)
    }
  }
}
