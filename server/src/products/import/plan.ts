import { isDeepStrictEqual } from 'node:util'
import type { Finding, ReadRow } from '@pietas/contract/kit'
import {
  checkProduct,
  type ImportedProduct,
  type ImportedProductRow,
  type Product,
  type ProductMatchKey,
  readProductRow,
} from '@pietas/contract/products'
import type { Tx } from '../../kit/db/transaction'
import type { Values } from '../../kit/db/write'
import {
  categoriesByName,
  findMatches,
  ledger,
  loadProducts,
  type Match,
  numbersTaken,
  suppliersByName,
} from './queries'

type Read = ReadRow<ImportedProduct>

/** What is to become of a row: the answer to the caller, and what would be stored. */
export type Planned = ImportedProductRow & { values: Values }

/** What a new article has that its row does not speak of: what the form starts with. */
const usual = {
  ...{ type: 'SINGLE', priceType: 'TOTAL', priceIsGross: true, vatRate: 19, passThrough: false, stockTracked: false },
}

const saidBy = (matchBy: ProductMatchKey, { said }: Read): string =>
  (matchBy === 'NAME' ? said.name : matchBy === 'NUMBER' ? said.number : null) ?? ''

const matchesOf = async (tx: Tx, matchBy: ProductMatchKey, rows: Read[]): Promise<Match[]> => {
  if (matchBy === 'NONE') return rows.map((_, at) => ({ position: at + 1, key: '', ids: [] }))
  return findMatches(
    tx,
    matchBy,
    rows.map((row) => saidBy(matchBy, row)),
  )
}

type Known = {
  products: Map<number, Product>
  categories: Map<string, number[]>
  suppliers: Map<string, number[]>
  numbers: Map<string, number>
  /** What rows further up have said already. */
  seen: Set<string>
  numbersSeen: Set<string>
}

type Field = 'categoryName' | 'supplierName'

/** The one record of a name, or what is wrong with it. */
const named = (field: Field, name: string | undefined, known: Map<string, number[]>) => {
  if (name === undefined) return { errors: [] }
  const ids =
    known.get(
      name
        .toLowerCase()
        .split('/')
        .map((part) => part.trim())
        .join('/'),
    ) ?? known.get(name.toLowerCase())
  if (ids?.length === 1) return { id: ids[0], errors: [] }
  const fault = ids ? 'several' : 'unknown'
  return { errors: [{ field, message: `product.validation.import-${fault}` }] }
}

const ownFields = (values: Values): Values =>
  Object.fromEntries(ledger.fields.map((field) => [field, values[field] ?? null]))

/** What is wrong with a row beside the others and what is stored already. */
const faultsAmong = ({ said }: Read, match: Match, before: Product | null, known: Known): Finding[] => {
  const { number } = said
  const isTaken = number && (known.numbersSeen.has(number) || (known.numbers.get(number) ?? before?.id) !== before?.id)
  return [
    ...(match.ids.length > 1 ? [{ field: 'name', message: 'product.validation.import-several' }] : []),
    ...(match.key && known.seen.has(match.key) ? [{ field: 'name', message: 'product.validation.import-twice' }] : []),
    ...(isTaken ? [{ field: 'number', message: 'common.validation-not-unique' }] : []),
  ]
}

const planRow = (at: number, read: Read, match: Match, known: Known): Planned => {
  const { categoryName, supplierName, ...said } = read.said
  const before = known.products.get(match.ids[0] ?? 0) ?? null
  const category = named('categoryName', categoryName, known.categories)
  const supplier = named('supplierName', supplierName, known.suppliers)
  const links = {
    ...(category.id ? { categoryId: category.id } : {}),
    ...(supplier.id ? { supplierId: supplier.id } : {}),
  }
  const whole = { ...usual, ...before, ...said, ...links }
  const told = new Set(read.findings.map(({ field }) => field))
  const errors = [
    ...read.findings,
    ...category.errors,
    ...supplier.errors,
    ...faultsAmong(read, match, before, known),
    // With what the article is already: a kind that takes no stock, a bundle that becomes a single one.
    ...checkProduct(whole as Partial<Product>).filter(({ field }) => !told.has(field)),
  ]
  const row = { row: at + 1, name: said.name ?? null, errors, values: {} }
  if (errors.length > 0) return { ...row, outcome: 'REFUSED', productId: null }
  if (match.key) known.seen.add(match.key)
  if (said.number) known.numbersSeen.add(said.number)
  const values = { ...ownFields(whole), ...(before ? { id: before.id } : {}) }
  if (!before) return { ...row, outcome: 'CREATE', productId: null, values }
  const isSame = isDeepStrictEqual(values, { ...ownFields(before), id: before.id })
  return { ...row, outcome: isSame ? 'UNCHANGED' : 'UPDATE', productId: before.id, values }
}

/** Decides for each row of a file what is to become of it. */
export const planImport = async (tx: Tx, matchBy: ProductMatchKey, rows: readonly unknown[]): Promise<Planned[]> => {
  const read = rows.map((row) => readProductRow(row))
  const matches = await matchesOf(tx, matchBy, read)
  const known: Known = {
    products: await loadProducts(
      tx,
      matches.flatMap(({ ids }) => (ids.length === 1 ? ids : [])),
    ),
    categories: await categoriesByName(tx),
    suppliers: await suppliersByName(
      tx,
      read.flatMap(({ said }) => said.supplierName ?? []),
    ),
    numbers: await numbersTaken(
      tx,
      read.flatMap(({ said }) => said.number ?? []),
    ),
    seen: new Set(),
    numbersSeen: new Set(),
  }
  return read.map((row, at) => planRow(at, row, matches[at] as Match, known))
}
