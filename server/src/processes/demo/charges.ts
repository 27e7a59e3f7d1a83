import { checkPosition, type PositionFields } from '@pietas/contract/processes'
import type { Product } from '@pietas/contract/products'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { type DemoHome, insert } from '../../kit/demo'
import { refuseIfAny } from '../../kit/refusal'
import { findSold } from '../../products'
import { insertPositions, nextPlaces } from '../positions/queries'
import { draftOf } from '../positions/taking'
import { storeBurialForms, storeLines } from '../positions/templates/queries'

/** An article by its name, and how many of it. */
type Charge = readonly [name: string, quantity?: number, more?: Partial<PositionFields>]

const always: readonly Charge[] = [
  ['Überführung im Ort'],
  ['Überführung je Kilometer', 24],
  ['Hygienische Versorgung, Einkleiden, Einbetten'],
  ['Decke und Kissen, Satin weiß'],
  ['Trauerfeier: Organisation und Begleitung'],
  ['Trauerrede'],
  ['Sterbeurkunde', 4],
]
const cremation: readonly Charge[] = [
  ['Kremationssarg Fichte'],
  ['Schmuckurne Kupfer'],
  ['Urnenkranz'],
  ['Gebühr der Einäscherung'],
]
const burial: readonly Charge[] = [
  ['Sarg Eiche hell', 1, { unitPriceCents: 159_000, reason: 'Ausstellungsstück' }],
  ['Vier Träger'],
  ['Sarggesteck der Jahreszeit', 2],
  ['Grabkreuz Holz'],
]

const free: Partial<PositionFields>[] = [
  {
    ...{ text: 'Friedhofsgebühren', group: 'EXPENSES', unitPriceCents: 128_000, vatRate: 0, passThrough: true },
    description: 'Nach dem Bescheid der Stadt',
  },
  { text: 'Anzahlung', group: 'PAYMENTS', unitPriceCents: 100_000 },
]

const usual = (isCremation: boolean): readonly Charge[] => [...(isCremation ? cremation : burial), ...always]

type Case = { id: number; isCremation: boolean; legalEntityId: number }

const charge = async (
  tx: Tx,
  { id: processId, isCremation, legalEntityId }: Case,
  at: number,
  ids: ReadonlyMap<string, number>,
) => {
  const chosen = usual(isCremation).flatMap(([name, quantity = 1, more = {}]) => {
    const productId = ids.get(name)
    return productId ? [{ ...more, productId, quantity }] : []
  })
  const sold = await findSold(
    tx,
    legalEntityId,
    chosen.map(({ productId }) => productId),
  )
  const ofArticles = chosen.map((one) => draftOf(one, sold.get(one.productId) as Product, legalEntityId))
  // The first of them have paid something already.
  const drafts = [...ofArticles, ...free.slice(0, at < 5 ? 2 : 1).map((one) => draftOf(one, null, legalEntityId))]
  refuseIfAny(drafts.flatMap(checkPosition))
  const place = await nextPlaces(tx, processId)
  await insertPositions(
    tx,
    drafts.map((draft) => ({ ...draft, processId, place: place(draft.group) })),
  )
}

const addTemplate = async (tx: Tx, isCremation: boolean, ids: ReadonlyMap<string, number>): Promise<void> => {
  const forms = await tx.rows<{ id: number }>(sql`select f.id from burial_forms f
    join burial_types t on t.id = f.burial_type_id where t.is_cremation = ${isCremation} order by f.id`)
  const id = await insert(tx, 'position_templates', {
    name: isCremation ? 'Feuerbestattung mit Feier' : 'Erdbestattung mit Feier',
  })
  const lines = usual(isCremation).flatMap(([name, quantity = 1]) => {
    const productId = ids.get(name)
    const group = 'PRODUCTS' as const
    const line = { text: null, unitPriceCents: null, priceIsGross: true, vatRate: 19 as const, passThrough: false }
    return productId ? [{ ...line, productId, quantity, group }] : []
  })
  await storeLines(tx, id, lines)
  await storeBurialForms(
    tx,
    id,
    forms.map((form) => form.id),
  )
}

/** What is usually charged for, and what the cases that are worked on are charged for already. */
export const addCharges = async (tx: Tx, homes: readonly DemoHome[]): Promise<void> => {
  const articles = await tx.rows<{ id: number; name: string }>(sql`select id, name from products order by id`)
  if (articles.length === 0) return
  const ids = new Map(articles.map(({ id, name }) => [name, id]))
  for (const isCremation of [false, true]) await addTemplate(tx, isCremation, ids)
  const entities = homes.map(({ entityId }) => entityId)
  const cases = await tx.rows<Case>(sql`
    select c.id, t.is_cremation as "isCremation", c.legal_entity_id as "legalEntityId" from processes c
      join burial_forms f on f.id = c.burial_form_id join burial_types t on t.id = f.burial_type_id
    where c.legal_entity_id = any(${entities}::bigint[]) and c.type = 'DEATH' and c.status <> 'CANCELLED'
    order by c.id limit 16`)
  for (const [at, one] of cases.entries()) await charge(tx, one, at, ids)
}
