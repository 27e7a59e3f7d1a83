import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import type { ListFacts } from '../kit/paging'
import { type FuneralHome, funeralHome } from '../kit/testing'
import { partnerRowFacts } from '../partners/queries'
import { personFacts } from '../persons/queries'
import { processListFacts } from '../processes/queries'
import { taskListFacts } from '../tasks/queries'

let home: FuneralHome

beforeAll(async () => {
  home = await funeralHome()
})

/** The lists that grow with the years. The others hold what a house administers by hand. */
const lists: Record<string, ListFacts> = {
  persons: personFacts,
  partners: partnerRowFacts,
  processes: processListFacts,
  'tasks upwards': taskListFacts('ASC'),
  'tasks downwards': taskListFacts('DESC'),
}

const planOf = (facts: ListFacts, expression: string, type: string, of: 'entity' | 'tenant'): Promise<string> =>
  home.inTenant(async (tx) => {
    // An index is walked even of a table that is small here; what none is there for would have to be sorted.
    for (const way of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'])
      await tx.run(sql`select set_config(${`enable_${way}`}, 'off', true)`)
    const key = sql.raw(expression)
    const id = sql.raw(`${facts.alias}.id`)
    const here = of === 'entity' ? sql`${sql.raw(facts.alias)}.legal_entity_id = ${home.legalEntityId} and` : sql``
    // Behind the first page, as below the policy of the role that asks.
    const rows = await tx.rows<{
      'QUERY PLAN': string
    }>(sql`explain select ${id} from ${sql.raw(`${facts.table} ${facts.alias}`)}
      where ${here} not ${sql.raw(facts.alias)}.deleted
        and (${key}, ${id}) > ((select ${key} from ${sql.raw(`${facts.table} ${facts.alias}`)} limit 1)::${sql.raw(type)}, 0::bigint)
      order by ${key}, ${id} limit 51`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

describe('a long list walks an index in each order that it offers', () => {
  const orders = Object.entries(lists).flatMap(([name, facts]) =>
    Object.entries(facts.sorts).flatMap(([sort, { expression, type }]) =>
      (name.startsWith('tasks') ? (['entity', 'tenant'] as const) : (['entity'] as const)).map((of) => ({
        ...{ name, sort, of, facts, expression, type },
      })),
    ),
  )
  test.each(orders)('$name by $sort, of one $of', async ({ facts, expression, type, of }) => {
    const plan = await planOf(facts, expression, type, of)
    expect(plan).not.toMatch(/\bSort\b/)
    expect(plan).toMatch(/Index Cond: .*ROW\(|Index Cond: .*\(tenant_id/)
  })

  test('and what has none is told', async () => {
    const plan = await planOf(personFacts, 'p.profession', 'text', 'entity')
    expect(plan).toMatch(/\bSort\b/)
  })
})
