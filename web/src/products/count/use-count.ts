import { formatDay, today } from '@pietas/contract/kit/days'
import type { Product } from '@pietas/contract/products'
import { useState } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { translate } from '../../kit/i18n'
import { countOf } from './by-place'

type Typed = Readonly<Record<number, string>>

/** What somebody counts, article by article: typed first, then booked in one go. */
export function useCount(products: readonly Product[]) {
  const [typed, setTyped] = useState<Typed>({})
  /** Articles whose count could not be booked. */
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const counted = products.filter(({ id }) => typeof countOf(typed[id] ?? '') === 'number')
  const isWrong = products.some(({ id }) => countOf(typed[id] ?? '') === undefined)

  const type = (id: number, text: string) => setTyped((before) => ({ ...before, [id]: text }))

  const book = async () => {
    setBusy(true)
    const reason = translate('stock.count.reason', { day: formatDay(today()) })
    const left: Record<number, string> = {}
    // One after the other: what is booked stays booked, and what fails is told by its row.
    for (const { id } of counted)
      try {
        await client.products.move(id, { kind: 'COUNT', quantity: countOf(typed[id] ?? '') as number, reason })
      } catch {
        left[id] = typed[id] ?? ''
      }
    const count = Object.keys(left).length
    setTyped(left)
    setFailed(new Set(Object.keys(left).map(Number)))
    if (count === 0) toast.success('stock.count.booked')
    else toast.error('stock.count.failed')
    await refresh('products')
    setBusy(false)
  }

  return { typed, type, failed, counted: counted.length, isWrong, isBusy, book }
}
