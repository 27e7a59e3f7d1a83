import { mostProductPictures } from '@pietas/contract/documents'
import type { Product } from '@pietas/contract/products'
import { useState } from 'react'
import { refusalOf } from '../../kit/admin-list'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import type { MessageKey } from '../../kit/i18n'

const documentLabel = 'PRODUCT_IMAGE' as const

/** What can be done with the pictures of an article. What is refused says so, and the rest goes on. */
export function usePictures({ id, pictures }: Pick<Product, 'id' | 'pictures'>) {
  const [isBusy, setBusy] = useState(false)
  const change = async (works: (() => Promise<unknown>)[], failed: MessageKey) => {
    setBusy(true)
    for (const work of works)
      try {
        await work()
      } catch (error) {
        toast.error(refusalOf(error, failed))
      }
    await refresh('products')
    setBusy(false)
  }
  const add = (files: readonly File[]) => {
    const room = mostProductPictures - pictures.length
    if (files.length > room) toast.error('product.validation.too-many-pictures')
    const works = files.slice(0, room).map((file) => () => client.productDocuments.create(id, { documentLabel, file }))
    return change(works, 'product.pictures.failed')
  }
  const move = (at: number, by: 1 | -1) => {
    const ids = pictures.map((picture) => picture.id)
    const [moved] = ids.splice(at, 1)
    if (moved !== undefined) ids.splice(at + by, 0, moved)
    return change([() => client.products.arrangePictures(id, { documentIds: ids })], 'product.pictures.arrange-failed')
  }
  const remove = (accessToken: string) =>
    change([() => client.documents.delete(accessToken)], 'product.pictures.remove-failed')
  return { isBusy, add, move, remove }
}
