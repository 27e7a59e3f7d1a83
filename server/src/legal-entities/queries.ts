import { branchFields, legalEntityFields } from '@pietas/contract/legal-entities'
import { recordColumns } from '../kit/db/sql'
import type { ListFacts } from '../kit/paging'

const sorts = (alias: string): ListFacts['sorts'] => ({
  NAME: { expression: `${alias}.name`, type: 'text' },
  CREATED_AT: { expression: `${alias}.created_at`, type: 'timestamptz' },
})

export const entityFacts: ListFacts = {
  table: 'legal_entities',
  alias: 'e',
  item: recordColumns('e', [...Object.keys(legalEntityFields.shape), 'facturaFeatureEnabled'], {
    logoAccessToken: 'null::text',
  }),
  sorts: sorts('e'),
}

export const branchFacts: ListFacts = {
  table: 'branches',
  alias: 'b',
  item: recordColumns('b', ['legalEntityId', ...Object.keys(branchFields.shape)]),
  sorts: sorts('b'),
}
