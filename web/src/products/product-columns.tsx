import { today } from '@pietas/contract/kit/days'
import { pathText } from '@pietas/contract/master-data'
import { type Product, priceOn } from '@pietas/contract/products'
import { Package } from 'lucide-react'
import { client } from '../kit/api/client'
import { translate } from '../kit/i18n'
import type { Column, LoadPage } from '../kit/list'
import { PictureFrame, Thumbnail } from '../kit/media'
import { euros } from '../kit/money'
import { session } from '../kit/session'

/** Articles, sorted by what they cost where somebody works. */
export const listPriced: LoadPage<Product> = (query, signal) =>
  client.products.list({ query: { ...query, pricesAt: session.get()?.legalEntity?.id } as object, signal })

/** What an article costs today, in cents: at the legal entity that somebody works at. */
export const priceNow = (product: Product): number | null =>
  priceOn(product, { legalEntityId: session.get()?.legalEntity?.id ?? null, day: today() })

/** @returns what an article costs today, as it is read: `ab 890,00 €`. */
export const priceText = (product: Product): string => {
  const cents = priceNow(product)
  if (cents === null) return ''
  return product.priceType === 'FROM' ? translate('product.price-from', { price: euros(cents) }) : euros(cents)
}

const picture: Column<Product> = {
  id: 'picture',
  header: 'product.picture',
  width: 60,
  grow: 0,
  picture: true,
  // The picture is pressed to be seen larger.
  hasLinks: true,
  value: () => null,
  cell: ({ pictures: [main] }) =>
    main ? (
      <Thumbnail documentAccessToken={main.accessToken} mediaType={main.mimeType} fileName={main.fileName} size={36} />
    ) : (
      <PictureFrame size={36} height={36} aria-hidden>
        <Package size={18} />
      </PictureFrame>
    ),
}

const number: Column<Product> = {
  id: 'number',
  header: 'product.number',
  width: 136,
  sortBy: 'NUMBER',
  value: (product) => product.number,
}

const category: Column<Product> = {
  id: 'category',
  header: 'product.categoryId',
  width: 112,
  grow: 80,
  value: ({ category }) => category && pathText(category),
}

const type: Column<Product> = {
  id: 'type',
  header: 'product.type',
  width: 124,
  value: (product, t) => t(`product.type.${product.type}`),
}

const price: Column<Product> = {
  id: 'price',
  header: 'product.price',
  width: 116,
  kind: 'number',
  sortBy: 'PRICE',
  value: (product) => {
    const cents = priceNow(product)
    return cents === null ? null : cents / 100
  },
  cell: priceText,
}

/** The columns of the articles that are administered, beside their name. */
export const articleColumns = [picture, number, category, type, price]

const stock: Column<Product> = {
  id: 'stock',
  header: 'product.stock',
  width: 120,
  kind: 'number',
  sortBy: 'STOCK',
  value: (product) => (product.stockTracked ? product.stock : null),
}

const reserved: Column<Product> = {
  id: 'reserved',
  header: 'product.reserved',
  width: 98,
  kind: 'number',
  value: (product) => (product.stockTracked && product.reserved > 0 ? product.reserved : null),
}

const minimum: Column<Product> = {
  id: 'minimumStock',
  header: 'product.minimumStock',
  width: 156,
  hidden: true,
  kind: 'number',
  value: (product) => (product.stockTracked ? product.minimumStock : null),
}

const place: Column<Product> = {
  id: 'place',
  header: 'product.place',
  width: 138,
  grow: 80,
  value: (product) => product.place,
}

/** The columns of the store, beside name and stock. */
export const storeColumns = { picture, number, category, type, price, stock, reserved, minimum, place }
