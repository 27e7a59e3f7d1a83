import type { Product } from '@pietas/contract/products'

/** An article as the server answers it. */
export const aProduct = (fields: Partial<Product> = {}): Product => ({
  ...{ id: 5, version: 3, deleted: false, name: 'Urne Kupfer', number: 'U-17', type: 'SINGLE', description: null },
  ...{
    categoryId: 2,
    category: { id: 2, name: 'Urnen', deleted: false, path: [{ id: 2, name: 'Urnen' }] },
    supplierId: null,
    supplier: null,
  },
  ...{ priceType: 'TOTAL', priceCents: 18_900, priceIsGross: true, vatRate: 19, passThrough: false },
  ...{ bundleDisplay: null, parts: [], prices: [], legalEntityIds: [1], pictures: [], documentAccessToken: null },
  ...{ stockTracked: true, stock: 3, reserved: 0, minimumStock: 2, isLow: false, place: 'Lager 2' },
  ...{ createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '2026-01-02T08:00:00.000Z', createdBy: 1, updatedBy: 1 },
  ...fields,
})
