import {
  type ProductImportColumn,
  productImportColumns,
  productMatchKeys,
  productOfCells,
} from '@pietas/contract/products'
import { importFacts } from '../../imports'
import { client } from '../../kit/api/client'
import type { MessageKey } from '../../kit/i18n'
import { session } from '../../kit/session'

const heads: Record<ProductImportColumn, readonly string[]> = {
  name: ['name', 'artikel', 'artikelname', 'bezeichnung', 'artikelbezeichnung', 'produkt', 'article', 'product'],
  number: ['artikelnummer', 'artikelnr', 'artnr', 'nummer', 'nr', 'articlenumber', 'number', 'sku'],
  type: ['art', 'artikelart', 'typ', 'kind', 'type'],
  categoryName: ['kategorie', 'warengruppe', 'produktkategorie', 'gruppe', 'category', 'group'],
  description: ['beschreibung', 'text', 'langtext', 'description'],
  priceType: ['preistyp', 'preisart', 'pricetype'],
  priceCents: ['preis', 'preiseur', 'vk', 'vkpreis', 'verkaufspreis', 'einzelpreis', 'price'],
  priceIsGross: ['preisenthaeltdieumsatzsteuer', 'brutto', 'bruttonetto', 'gross', 'priceincludesvat'],
  vatRate: ['umsatzsteuer', 'ust', 'mwst', 'mwstsatz', 'steuersatz', 'vat', 'vatrate'],
  passThrough: ['durchlaufenderposten', 'durchlaufend', 'passthrough'],
  supplierName: ['lieferant', 'hersteller', 'supplier'],
  stockTracked: ['bestandfuehren', 'lagerartikel', 'keepastock', 'stocktracked'],
  minimumStock: ['mindestbestand', 'minimumstock', 'minimum'],
  place: ['lagerort', 'lagerplatz', 'regal', 'storageplace', 'place'],
}

const elsewhere: Partial<Record<ProductImportColumn, MessageKey>> = {
  categoryName: 'product.categoryId',
  supplierName: 'product.supplierId',
  passThrough: 'product.import.passThrough',
}

/** Articles from a file. */
export const productImport = importFacts({
  name: 'product-import',
  refreshes: ['products', 'product-imports'],
  permission: 'Warehouse:CreateArticle',
  key: () => ['product-imports', session.get()?.tenant?.id],
  columns: productImportColumns,
  // The same as in the form of an article.
  labelOf: (column) => elsewhere[column] ?? (`product.${column}` as MessageKey),
  heads,
  recordOf: productOfCells,
  matchKeys: productMatchKeys,
  usualKey: 'NUMBER',
  labelOfKey: (key) => `product.import.match.${key}`,
  texts: {
    matchHint: 'product.import.match-hint',
    run: 'product.import.run',
    undo: 'product.import.undo-description',
    kept: 'product.import.kept',
  },
  list: client.productImports.list,
  create: client.productImports.create,
  undo: client.productImports.undo,
})
