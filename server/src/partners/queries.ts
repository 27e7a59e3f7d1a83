import { partnerFields } from '@pietas/contract/partners'
import { recordColumns } from '../kit/db/sql'
import type { ListFacts } from '../kit/paging'

const stored = Object.keys(partnerFields.shape).filter((field) => field !== 'typeIds')

const typeIds = `coalesce((select json_agg(x.business_partner_type_id order by x.business_partner_type_id)
  from partner_types_of_partners x where x.tenant_id = b.tenant_id and x.business_partner_id = b.id), '[]')`

export const partnerFacts: ListFacts = {
  table: 'business_partners',
  alias: 'b',
  item: recordColumns('b', ['legalEntityId', ...stored], { typeIds }),
  sorts: {
    NAME: { expression: 'b.name', type: 'text' },
    UPDATED_AT: { expression: 'b.updated_at', type: 'timestamptz' },
    CREATED_AT: { expression: 'b.created_at', type: 'timestamptz' },
  },
}

export const typeLink = {
  table: 'partner_types_of_partners',
  owner: 'business_partner_id',
  member: 'business_partner_type_id',
}
