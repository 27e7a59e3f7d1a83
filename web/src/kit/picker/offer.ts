/** The last row of a list: what is typed, to be made into a record. */
export interface Offer {
  id: 'offer'
  text: string
  /** The group of the row above it, so that it opens none of its own. */
  group: string
  /** Nothing was found. */
  isAlone: boolean
}

export type Row<Item extends { id: number }> = Item | Offer

export const isOffer = <Item extends { id: number }>(row: Row<Item>): row is Offer => row.id === 'offer'
