import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insert } from './insert'

const cars: { name: string; licensePlate: string; numberOfSeats: number; inspectionInDays: number }[] = [
  { name: 'Bestattungswagen 1', licensePlate: 'GR-AB 101', numberOfSeats: 2, inspectionInDays: 210 },
  { name: 'Bestattungswagen 2', licensePlate: 'GR-AB 102', numberOfSeats: 2, inspectionInDays: 18 },
  { name: 'Überführungswagen', licensePlate: 'ZI-AB 201', numberOfSeats: 2, inspectionInDays: -9 },
  { name: 'Transporter', licensePlate: 'GR-AB 110', numberOfSeats: 3, inspectionInDays: 400 },
]

/** Cars and a coffin carriage, before the legal entities begin to offer everything. */
export const addCarsAndResources = async (tx: Tx): Promise<void> => {
  for (const { inspectionInDays, ...car } of cars)
    await insert(tx, 'cars', { ...car, inspectionDueAt: sql`current_date + ${inspectionInDays}::integer` })
  await insert(tx, 'resources', { name: 'Sargwagen' })
}

const accounts = ['Bestattungen', 'Vorsorge', 'Blumen und Kränze', 'Fremdleistungen']

/** Accounts that the legal entities and the first of their branches book on. */
export const addAccounts = async (tx: Tx, homes: { entityId: number; branchIds: number[] }[]): Promise<void> => {
  for (const [at, name] of accounts.entries()) {
    const accountId = await insert(tx, 'accounts', { name })
    for (const { entityId, branchIds } of at === 0 ? homes : homes.slice(0, 1)) {
      await tx.run(
        sql`insert into accounts_of_entities (account_id, legal_entity_id) values (${accountId}, ${entityId})`,
      )
      await tx.run(sql`
        insert into accounts_of_branches (account_id, legal_entity_branch_id) values (${accountId}, ${branchIds[0]})`)
    }
  }
}
