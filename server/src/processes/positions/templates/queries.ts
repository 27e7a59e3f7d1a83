import type { PositionLine } from '@pietas/contract/processes'
import { recordColumns, sql } from '../../../kit/db/sql'
import type { Tx } from '../../../kit/db/transaction'
import { insertAll, replaceLinks } from '../../../kit/db/write'
import type { ListFacts } from '../../../kit/paging'

const lines = `coalesce((select json_agg(json_build_object('productId', l.product_id, 'text', l.text, 'group', l.group,
    'quantity', l.quantity::float8, 'unitPriceCents', l.unit_price_cents, 'priceIsGross', l.price_is_gross,
    'vatRate', l.vat_rate, 'passThrough', l.pass_through) order by l.position)
  from position_template_lines l where l.tenant_id = m.tenant_id and l.position_template_id = m.id), '[]')`

const burialForms = `to_json(array(select x.burial_form_id from position_template_burial_forms x
  where x.tenant_id = m.tenant_id and x.position_template_id = m.id order by x.burial_form_id))`

/** A template of positions. */
export const templateFacts: ListFacts = {
  table: 'position_templates',
  alias: 'm',
  item: recordColumns('m', ['name'], { burialFormIds: burialForms, lines }),
  sorts: {
    NAME: { expression: 'm.name', type: 'text' },
    CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' },
    UPDATED_AT: { expression: 'm.updated_at', type: 'timestamptz' },
  },
}

const columns = [
  ...['positionTemplateId', 'position', 'productId', 'text', 'group', 'quantity', 'unitPriceCents', 'priceIsGross'],
  ...['vatRate', 'passThrough'],
]

/** Makes a template consist of these lines, in their order. */
export const storeLines = async (tx: Tx, positionTemplateId: number, of: readonly PositionLine[]): Promise<void> => {
  await tx.run(sql`delete from position_template_lines where position_template_id = ${positionTemplateId}`)
  const rows = of.map((line, position) => ({ positionTemplateId, position, ...line }))
  await insertAll(tx, 'position_template_lines', columns, rows)
}

/** Says which forms of burial a template belongs to. */
export const storeBurialForms = (tx: Tx, id: number, ids: readonly number[]): Promise<void> =>
  replaceLinks(
    tx,
    { table: 'position_template_burial_forms', owner: 'position_template_id', member: 'burial_form_id' },
    id,
    ids,
  )
