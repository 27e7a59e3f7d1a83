import * as z from 'zod'
import { givenCells, id, importedRowFields, type ReadRow, readRowAs, requiredText, saysYes } from '../../kit'
import { type ProductType, productTypes } from '../enums'
import { productFields } from '../fields'

/** How a row finds the article that it changes; `NONE` makes every row a new one. */
export const productMatchKeys = ['NONE', 'NUMBER', 'NAME'] as const
export type ProductMatchKey = (typeof productMatchKeys)[number]

/** One row of a file as an article: only what the row says, category and supplier by their names. */
const importedProduct = productFields
  .omit({ categoryId: true, supplierId: true, parts: true, prices: true, bundleDisplay: true, legalEntityIds: true })
  .partial()
  .extend({
    name: requiredText(200),
    // A bundle is made of parts, which no row can say.
    type: z.enum(productTypes).exclude(['BUNDLE'], { error: 'product.validation.import-type' }).optional(),
    categoryName: requiredText(300).optional(),
    supplierName: requiredText(200).optional(),
  })
export type ImportedProduct = z.output<typeof importedProduct>

/** @returns what a row says, and every field that is wrong at once; the rules are asked with what is stored already. */
export const readProductRow = (row: unknown): ReadRow<ImportedProduct> => readRowAs(importedProduct, row, () => [])

export const importedProductRow = z.object({ ...importedRowFields, productId: id.nullable() })
export type ImportedProductRow = z.output<typeof importedProductRow>

/** The columns of a file by the field that they fill. */
export const productImportColumns = [
  'name',
  'number',
  'type',
  'categoryName',
  'description',
  'priceType',
  'priceCents',
  'priceIsGross',
  'vatRate',
  'passThrough',
  'supplierName',
  'stockTracked',
  'minimumStock',
  'place',
] as const
export type ProductImportColumn = (typeof productImportColumns)[number]

/** How files call the kinds of articles, beside the words of the API: in small letters. */
const typeWords: Readonly<Record<string, ProductType>> = {
  einzelartikel: 'SINGLE',
  artikel: 'SINGLE',
  ware: 'SINGLE',
  'single article': 'SINGLE',
  'auf bestellung': 'ON_DEMAND',
  bestellartikel: 'ON_DEMAND',
  'made to order': 'ON_DEMAND',
  dienstleistung: 'SERVICE',
  leistung: 'SERVICE',
  drucksache: 'PRINT',
  'printed matter': 'PRINT',
  fremdleistung: 'EXTERNAL',
  'external service': 'EXTERNAL',
  auslage: 'EXPENSE',
  paket: 'BUNDLE',
  importartikel: 'IMPORT',
  'imported article': 'IMPORT',
}

/** @returns a whole number or one with a fraction in either notation; the text itself where it is none. */
const numberOf = (cell: string): number | string => {
  const text = cell.replace(/[\s€%]|EUR/gi, '')
  const plain = /^-?\d{1,3}(\.\d{3})*(,\d+)?$/.test(text)
    ? text.replace(/\./g, '').replace(',', '.')
    : text.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell
}

/** @returns an amount in euros as cents; more decimals than cents have are refused later, as the text that they are. */
const centsOf = (cell: string): number | string => {
  const euros = numberOf(cell)
  if (typeof euros === 'string') return cell
  const cents = Math.round(euros * 100)
  return Math.abs(cents / 100 - euros) < 1e-9 ? cents : cell
}

const wordOf = (cell: string): string => typeWords[cell.toLowerCase()] ?? cell.toUpperCase()

const priceTypeOf = (cell: string): string =>
  /^(ab|from)\b/i.test(cell) ? 'FROM' : /^(gesamt|fest|total)/i.test(cell) ? 'TOTAL' : cell

const readers: Partial<Record<ProductImportColumn, (cell: string) => unknown>> = {
  type: wordOf,
  priceType: priceTypeOf,
  priceCents: centsOf,
  priceIsGross: (cell) => /^(brutto|gross)$/i.test(cell) || saysYes(cell),
  vatRate: numberOf,
  passThrough: saysYes,
  stockTracked: saysYes,
  minimumStock: numberOf,
}

/**
 * Turns the cells of a row into an article as the API takes it. An empty cell says nothing, so it clears nothing; what
 * cannot be read stays as it is and is refused at its field.
 *
 * @param cells prices in euros, `1.234,50` or `1234.50`; the category by its name or its way, `Särge / Eiche`.
 */
export const productOfCells = (cells: Partial<Record<ProductImportColumn, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(givenCells(cells)).map(([column, cell]) => [
      column,
      readers[column as ProductImportColumn]?.(cell as string) ?? cell,
    ]),
  )
