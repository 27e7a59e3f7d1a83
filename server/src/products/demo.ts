import type { ProductType } from '@pietas/contract/products'
import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { insertAll } from '../kit/db/write'
import { type Clock, type Demo, type DemoHome, insert } from '../kit/demo'

type Article = {
  category: string
  name: string
  type?: ProductType
  euros: number
  vatRate?: number
  passThrough?: boolean
  /** How many there are, how many there should be at least, and where they lie. */
  stock?: readonly [number, number, string]
}

const articles: readonly Article[] = [
  { category: 'Särge', name: 'Sarg Kiefer natur', euros: 890, stock: [6, 2, 'Lager 1, Regal A'] },
  { category: 'Särge', name: 'Sarg Eiche hell', euros: 1690, stock: [3, 2, 'Lager 1, Regal A'] },
  { category: 'Särge', name: 'Sarg Eiche dunkel, geschnitzt', euros: 2490, stock: [1, 2, 'Lager 1, Regal B'] },
  { category: 'Särge', name: 'Kremationssarg Fichte', euros: 490, stock: [8, 3, 'Lager 1, Regal C'] },
  { category: 'Urnen', name: 'Schmuckurne Kupfer', euros: 189, stock: [4, 2, 'Lager 2, Vitrine'] },
  { category: 'Urnen', name: 'Bio-Urne Maisstärke', euros: 149, stock: [2, 4, 'Lager 2, Vitrine'] },
  { category: 'Urnen', name: 'Seeurne Salz', euros: 169, stock: [3, 1, 'Lager 2, Vitrine'] },
  { category: 'Ausstattung', name: 'Decke und Kissen, Satin weiß', euros: 95, stock: [12, 4, 'Lager 2, Regal D'] },
  { category: 'Ausstattung', name: 'Talar', euros: 79, stock: [9, 3, 'Lager 2, Regal D'] },
  { category: 'Ausstattung', name: 'Grabkreuz Holz', euros: 68, stock: [5, 5, 'Lager 2, Regal E'] },
  { category: 'Trauerdrucksachen', name: 'Trauerkarten mit Umschlag, 50 Stück', type: 'PRINT', euros: 145 },
  { category: 'Trauerdrucksachen', name: 'Danksagungskarten, 50 Stück', type: 'PRINT', euros: 135 },
  { category: 'Blumen', name: 'Sarggesteck der Jahreszeit', type: 'EXTERNAL', euros: 240, vatRate: 7 },
  { category: 'Blumen', name: 'Urnenkranz', type: 'EXTERNAL', euros: 120, vatRate: 7 },
  { category: 'Dienstleistungen', name: 'Überführung im Ort', type: 'SERVICE', euros: 260 },
  { category: 'Dienstleistungen', name: 'Überführung je Kilometer', type: 'SERVICE', euros: 1.9 },
  { category: 'Dienstleistungen', name: 'Hygienische Versorgung, Einkleiden, Einbetten', type: 'SERVICE', euros: 320 },
  { category: 'Dienstleistungen', name: 'Vier Träger', type: 'SERVICE', euros: 280 },
  { category: 'Dienstleistungen', name: 'Trauerfeier: Organisation und Begleitung', type: 'SERVICE', euros: 350 },
  { category: 'Dienstleistungen', name: 'Trauerrede', type: 'EXTERNAL', euros: 380 },
  { category: 'Dienstleistungen', name: 'Sterbeurkunde', type: 'EXPENSE', euros: 15, vatRate: 0, passThrough: true },
  {
    category: 'Dienstleistungen',
    name: 'Gebühr der Einäscherung',
    type: 'EXPENSE',
    euros: 395,
    vatRate: 0,
    passThrough: true,
  },
]

const bundle = {
  name: 'Feuerbestattung, schlicht',
  category: 'Dienstleistungen',
  parts: ['Kremationssarg Fichte', 'Bio-Urne Maisstärke', 'Decke und Kissen, Satin weiß', 'Überführung im Ort'],
}

const categoryOf = async (tx: Tx, name: string): Promise<number | null> => {
  const found = await tx.row<{ id: number }>(sql`
    select c.id from product_categories c where c.name = ${name} order by c.id limit 1`)
  return found?.id ?? null
}

const insertArticle = async (tx: Tx, at: number, { category, euros, stock, ...article }: Article): Promise<number> => {
  const [, minimumStock = null, place = null] = stock ?? []
  const id = await insert(tx, 'products', {
    type: 'SINGLE',
    ...article,
    number: `A-${String(at + 1).padStart(3, '0')}`,
    categoryId: await categoryOf(tx, category),
    priceType: 'TOTAL',
    priceCents: Math.round(euros * 100),
    priceIsGross: true,
    stockTracked: stock !== undefined,
    minimumStock,
    place,
  })
  if (stock)
    await insert(tx, 'stock_movements', {
      ...{ productId: id, kind: 'COUNT', quantity: stock[0], change: 0, stockAfter: 0 },
      reason: 'Erste Inventur',
    })
  return id
}

/** What the categories are told apart by further: each below the one that it is a kind of. */
const subCategories: Readonly<Record<string, string>> = {
  'Sarg Kiefer natur': 'Massivholz',
  'Sarg Eiche hell': 'Massivholz',
  'Sarg Eiche dunkel, geschnitzt': 'Massivholz',
  'Kremationssarg Fichte': 'Für die Einäscherung',
}

const insertSubCategories = async (tx: Tx, ids: ReadonlyMap<string, number>): Promise<void> => {
  for (const name of new Set(Object.values(subCategories))) {
    const categoryId = await insert(tx, 'product_categories', { name, parentId: await categoryOf(tx, 'Särge') })
    const articles = [...ids].filter(([article]) => subCategories[article] === name).map(([, id]) => id)
    await tx.run(sql`update products set category_id = ${categoryId} where id = any(${articles}::bigint[])`)
  }
}

/** What costs more from next year on: by its name and the price then. */
const nextYear: Readonly<Record<string, number>> = {
  'Sarg Kiefer natur': 920,
  'Sarg Eiche hell': 1750,
  'Kremationssarg Fichte': 510,
  'Überführung im Ort': 275,
}

const insertPrices = async (tx: Tx, ids: ReadonlyMap<string, number>, { today }: Clock): Promise<void> => {
  const validFrom = `${Number(today.slice(0, 4)) + 1}-01-01`
  const rows = Object.entries(nextYear).flatMap(([name, euros]) => {
    const productId = ids.get(name)
    return productId ? [{ productId, validFrom, priceCents: euros * 100 }] : []
  })
  await insertAll(tx, 'product_prices', ['productId', 'validFrom', 'priceCents'], rows)
}

/** What the tenant sells: each home all of it, with a bundle made of what is there. */
export const demo: Demo = async ({ tx, homes, clock }) => {
  const wanted = Math.max(...homes.map(({ amounts }: DemoHome) => amounts.products ?? 0))
  if (wanted === 0) return
  const ids = new Map<string, number>()
  for (const [at, article] of articles.slice(0, wanted).entries())
    ids.set(article.name, await insertArticle(tx, at, article))
  await insertPrices(tx, ids, clock)
  await insertSubCategories(tx, ids)
  const bundleId = await insert(tx, 'products', {
    ...{ name: bundle.name, number: 'P-001', type: 'BUNDLE', priceType: 'FROM', priceIsGross: true },
    bundleDisplay: 'SHOW_PRODUCTS_WITHOUT_PRICES',
    categoryId: await categoryOf(tx, bundle.category),
  })
  const parts = bundle.parts.flatMap((name) => ids.get(name) ?? [])
  for (const [position, productId] of parts.entries())
    await tx.run(sql`insert into product_parts (bundle_id, product_id, position, quantity)
      values (${bundleId}, ${productId}, ${position}, 1)`)
  for (const { entityId } of homes)
    await tx.run(sql`insert into offered_products (tenant_id, legal_entity_id, product_id)
      select p.tenant_id, ${entityId}::bigint, p.id from products p on conflict do nothing`)
}
