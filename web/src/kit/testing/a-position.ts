import { type NeededGoods, type Position, type PositionTemplate, positionSums } from '@pietas/contract/processes'

/** A position of process 100 as the server answers it. */
export const aPosition = (fields: Partial<Position> = {}): Position => ({
  ...{ id: 5, processId: 100, productId: null, product: null, text: 'Sarg Eiche', description: null },
  ...{ group: 'PRODUCTS', quantity: 1, unitPriceCents: 169_000, priceIsGross: true, vatRate: 19, passThrough: false },
  ...{ discountPercent: null, reason: null, listPriceCents: null, listPriceType: null, bundleDisplay: null },
  ...{ pricedByParts: false, parts: [], isCounted: false, place: 1, deleted: false, version: 3 },
  ...{ createdAt: '2026-11-06T08:00:00.000Z', updatedAt: '2026-11-06T08:00:00.000Z', createdBy: 7, updatedBy: 7 },
  ...fields,
})

/** What a process charges for as the server answers it: these positions, with what they come to. */
export const aCharge = (items: Position[], goods: NeededGoods[] = []) => ({
  ...{ items, goods, sums: positionSums(items), nextCursor: null, prevCursor: null },
})

/** An urn of which a process waits for two. */
export const neededUrn: NeededGoods = {
  ...{ productId: 5, name: 'Urne Kupfer', number: 'U-17', deleted: false, needed: 3, booked: 1, stock: 4, reserved: 2 },
}

/** A template of positions with a single line. */
export const aPositionTemplate: PositionTemplate = {
  ...{ id: 3, name: 'Erdbestattung', burialFormIds: [], deleted: false, version: 1 },
  ...{ createdAt: '2026-11-06T08:00:00.000Z', updatedAt: '2026-11-06T08:00:00.000Z', createdBy: 7, updatedBy: 7 },
  lines: [
    {
      ...{ productId: null, text: 'Orgel', group: 'EXTERNAL_SERVICES', quantity: 1, unitPriceCents: 8000 },
      ...{ priceIsGross: true, vatRate: 19, passThrough: false },
    },
  ],
}
