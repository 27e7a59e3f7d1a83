import { expect, test } from 'vitest'
import { productOfCells, readProductRow } from '..'

test('cells become an article, and empty ones say nothing', () => {
  expect(
    productOfCells({
      ...{
        name: ' Sarg Eiche ',
        number: 'S-1',
        type: 'Einzelartikel',
        categoryName: 'Särge / Eiche',
        description: ' ',
      },
      ...{ priceType: 'ab-Preis', priceCents: '1.690,50 €', priceIsGross: 'Brutto', vatRate: '19 %' },
      ...{ passThrough: 'nein', stockTracked: 'Ja', minimumStock: '2', place: 'Regal A', supplierName: 'Holz Winter' },
    }),
  ).toEqual({
    ...{ name: 'Sarg Eiche', number: 'S-1', type: 'SINGLE', categoryName: 'Särge / Eiche' },
    ...{ priceType: 'FROM', priceCents: 169_050, priceIsGross: true, vatRate: 19 },
    ...{ passThrough: false, stockTracked: true, minimumStock: 2, place: 'Regal A', supplierName: 'Holz Winter' },
  })
})

test.each([
  ['890', 89_000],
  ['890,5', 89_050],
  ['890.50', 89_050],
  ['1.234', 123_400],
  ['1.234.567,89', 123_456_789],
  ['1,9', 190],
  ['8.29', 829],
  ['0', 0],
  ['1,999', '1,999'],
  ['viel', 'viel'],
  ['12 Stück', '12 Stück'],
])('a price of %s is %s cents', (cell, cents) => {
  expect(productOfCells({ priceCents: cell })).toEqual({ priceCents: cents })
})

test('a row says every field that is wrong at once', () => {
  const row = { name: ' ', type: 'BUNDLE', priceCents: 'viel', vatRate: 16, minimumStock: -1 }
  const { said, findings } = readProductRow({ ...row, place: 'Regal' })
  expect(said).toEqual({ place: 'Regal' })
  expect(Object.fromEntries(findings.map(({ field, message }) => [field, message]))).toEqual({
    name: 'common.validation-required',
    type: 'product.validation.import-type',
    priceCents: 'common.validation-invalid',
    vatRate: 'common.validation-invalid',
    minimumStock: 'common.validation-too-small',
  })
  expect(readProductRow({ name: 'Rede' })).toEqual({ said: { name: 'Rede' }, findings: [] })
  expect(readProductRow('no row').findings).toHaveLength(1)
})
