import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { ago, type Clock, type Demo, type DemoHome, earlierDeath, insert, pick } from '../../kit/demo'
import { addCharges } from './charges'
import { addWork } from './work'

const statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'BILLED', 'PAYED', 'IN_DUNNING', 'CREDIT_AVAILABLE', 'CANCELLED']
const recordingTypes = ['BY_PHONE', 'AT_BRANCH', 'AT_CUSTOMER', 'ONLINE']
const laterTypes = ['PROVISION', 'REQUEST', 'AFTERCARE']

const personsOf = async (tx: Tx, { entityId }: DemoHome): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from persons where legal_entity_id = ${entityId} order by id`,
  )
  return rows.map(({ id }) => id)
}

/** A case for each deceased person, ordered by a relative; the rest are provisions, requests and aftercare. */
const addProcesses = async (tx: Tx, clock: Clock, home: DemoHome): Promise<void> => {
  const persons = (await personsOf(tx, home)).slice(0, home.amounts.persons)
  const forms = await tx.rows<{ id: number }>(sql`select id from burial_forms order by id`)
  const cemeteries = await tx.rows<{ id: number }>(sql`
    select b.id from business_partners b join partner_types_of_partners x on x.business_partner_id = b.id
    join business_partner_types t on t.id = x.business_partner_type_id
    where b.legal_entity_id = ${home.entityId} and t.name = 'Friedhof' order by b.id`)
  const pairs = Math.floor(persons.length / 2)
  for (let n = 0; n < (home.amounts.processes ?? 0); n += 1) {
    const pair = n % pairs
    const isDeath = n < pairs
    const status = pick(statuses, n * 3)
    await insert(tx, 'processes', {
      legalEntityId: home.entityId,
      type: isDeath ? 'DEATH' : pick(laterTypes, n),
      status,
      cancelReason: status === 'CANCELLED' ? 'Die Familie hat sich anders entschieden' : null,
      recordingType: pick(recordingTypes, n),
      burialFormId: pick(forms, n * 5).id,
      legalEntityBranchId: pick(home.branchIds, n),
      deceasedPersonId: persons[isDeath ? pair * 2 : pair * 2 + 1],
      clientPersonId: persons[pair * 2 + 1],
      assigneeId: pick(home.assignees, n),
      cemeteryId: n % 3 === 0 ? null : pick(cemeteries, n).id,
      createdAt: ago(clock, (n % 28) * 1440 + n * 17),
    })
  }
}

/** Cases that were done weeks ago: their people come behind those of today. */
const addEarlier = async (tx: Tx, clock: Clock, home: DemoHome): Promise<void> => {
  const persons = (await personsOf(tx, home)).slice(home.amounts.persons ?? 0)
  const forms = await tx.rows<{ id: number }>(sql`select id from burial_forms order by id`)
  for (let n = 0; n < (home.amounts.earlier ?? 0); n += 1)
    await insert(tx, 'processes', {
      legalEntityId: home.entityId,
      type: 'DEATH',
      status: n % 3 === 2 ? 'BILLED' : 'PAYED',
      recordingType: pick(recordingTypes, n),
      burialFormId: pick(forms, n * 5).id,
      legalEntityBranchId: pick(home.branchIds, n),
      deceasedPersonId: persons[n * 2],
      clientPersonId: persons[n * 2 + 1],
      assigneeId: pick(home.assignees, n),
      createdAt: ago(clock, earlierDeath(n) * 1440 - 600),
    })
}

export const demo: Demo = async ({ tx, clock, homes }) => {
  for (const home of homes) {
    await addProcesses(tx, clock, home)
    if (home.amounts.notes) await addWork(tx, clock, home)
  }
  await addCharges(tx, homes)
  for (const home of homes) await addEarlier(tx, clock, home)
}
