import type { Product } from '@pietas/contract/products'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { translate } from '../../kit/i18n'

/**
 * Gives goods out of the store to a process, or takes them back; more than there is goes only when somebody says so.
 *
 * @param quantity how many go out; below zero for what comes back.
 */
export async function bookForProcess(
  { id, name, stock }: Pick<Product, 'id' | 'name' | 'stock'>,
  processId: number,
  quantity: number,
): Promise<void> {
  const movement = { kind: quantity > 0 ? ('OUT' as const) : ('IN' as const), quantity: Math.abs(quantity), processId }
  const move = (ignoreStock: boolean) => client.products.move(id, movement, { query: { ignoreStock } })
  const isWanted = () =>
    confirm({
      title: translate('stock.exceeded'),
      description: translate('stock.exceeded-hint', { name, count: stock }),
      confirm: translate('stock.exceeded-anyway'),
    })
  try {
    await move(false).catch(async (error: unknown) => {
      if (!isProblem(error, 'STOCK_EXCEEDED')) throw error
      if (!(await isWanted())) throw new GivenUp()
      return move(true)
    })
    toast.success('stock.booked')
  } catch (error) {
    if (!(error instanceof GivenUp)) toast.error('stock.booked-not')
  } finally {
    await refresh('products', 'processes')
  }
}

/** Nobody said that more was to go than there is. */
class GivenUp extends Error {}
