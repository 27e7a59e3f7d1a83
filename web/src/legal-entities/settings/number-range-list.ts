import { writtenNumber } from '@pietas/contract/kit/number-ranges'
import { numberRangeFields, type StoredNumberRange } from '@pietas/contract/legal-entities'
import { listFacts } from '../../kit/admin-list'
import { client } from '../../kit/api/client'
import { whenIdle } from '../../kit/loading'
import { callsAt } from './calls-at'
import { paperName } from './papers'

const NumberRangeFields = whenIdle(async () => (await import('./number-range-fields')).NumberRangeFields)

const manage = 'Administration:ManageLegalEntity'

/** How the papers of a legal entity are numbered. */
export const numberRangeList = (legalEntityId: number) =>
  listFacts<StoredNumberRange>({
    name: 'numberRanges',
    key: () => ['legal-entities', legalEntityId, 'number-ranges'],
    title: 'numberRange.many',
    item: 'numberRange.one',
    legalEntityId,
    naming: { header: 'numberRange.type', sortBy: 'TYPE', of: ({ type }, t) => paperName(type, t) },
    hasSearch: false,
    create: manage,
    update: manage,
    delete: manage,
    level: legalEntityId,
    calls: callsAt(client.numberRanges, legalEntityId),
    schema: numberRangeFields,
    labels: 'numberRange',
    columns: [
      { id: 'prefix', header: 'numberRange.prefix', width: 140, value: ({ prefix }) => prefix },
      {
        id: 'startingNumber',
        header: 'numberRange.startingNumber',
        width: 130,
        kind: 'number',
        value: ({ startingNumber }) => String(startingNumber),
      },
      {
        id: 'first',
        header: 'numberRange.first',
        width: 160,
        grow: 120,
        value: (range) => writtenNumber(range, range.startingNumber),
      },
    ],
    Fields: NumberRangeFields,
  })
