import { type ProcessPreparations, preparationNames } from '@pietas/contract/processes'
import { columns, sql } from '../../kit/db/sql'
import type { Json, Tx } from '../../kit/db/transaction'
import type { RecordFacts } from '../../kit/records'

const partners = `coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name, 'deleted', b.deleted) order by b.id)
  from business_partners b where b.tenant_id = s.tenant_id and b.id in (s.management_provider_id, s.flower_provider_id,
    s.remove_vegetation_provider_id, s.remove_edging_provider_id, s.receiver_id)), '[]')`

/** The preparations of a process. */
export const preparationFacts: RecordFacts = {
  table: 'process_preparations',
  alias: 's',
  item: columns('s', ['id', 'processId', 'version', 'updatedAt', 'updatedBy', ...preparationNames], {
    businessPartners: partners,
  }),
}

/** Gives a process its row; one that has it keeps it. */
export const openPreparations = (tx: Tx, processId: number) =>
  tx.run(sql`insert into process_preparations (process_id) values (${processId}) on conflict do nothing`)

/** What is prepared for a process, or null when nobody has begun. */
export const findPreparations = (tx: Tx, processId: number): Promise<Json<ProcessPreparations> | null> =>
  tx.record(sql`select ${sql.raw(preparationFacts.item)} from process_preparations s where s.process_id = ${processId}`)
