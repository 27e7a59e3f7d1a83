import type { Position } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import type { MessageKey } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'

/** What a process charges for, with what all of it comes to and what it takes out of the store. */
export const positionsQuery = (processId: number) => ({
  queryKey: ['processes', activeLegalEntityId(), 'positions', processId],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.positions.list(processId, { query: { limit: 500 }, signal }),
})

export const usePositions = (processId: number) => useQuery(positionsQuery(processId))

/** The store knows what processes wait for. */
export const refreshPositions = () => refresh('processes', 'process-counts', 'products')

/** Does something with positions; what went wrong is said in the words of `failed`. @returns undefined for a failure */
export async function withPositions<T>(work: () => Promise<T>, failed: MessageKey): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    toast.error(isProblem(error, 'STALE_VERSION') ? 'position.stale' : failed)
    return undefined
  } finally {
    await refreshPositions()
  }
}

/** Stores a change of one position, as long as nobody else has changed it meanwhile. */
export const changePosition = (
  { processId, id, version }: Position,
  fields: Parameters<typeof client.positions.update>[2],
) => withPositions(() => client.positions.update(processId, id, fields, { ifMatch: version }), 'position.failed')

const restorePosition = async ({ processId, id }: Position) => {
  const back = await withPositions(() => client.positions.restore(processId, id), 'position.restore-failed')
  if (back) toast.success('position.restored')
}

/** Takes a position away; the message about it has the way back. */
export async function deletePosition(position: Position): Promise<void> {
  const { processId, id } = position
  const isGone = await withPositions(async () => {
    await client.positions.delete(processId, id)
    return true
  }, 'position.delete-failed')
  if (isGone) toast.success('position.deleted', { undo: () => void restorePosition(position) })
}

/** Takes an article into a process; the message about it has the way back. */
export async function takeArticle(processId: number, productId: number, quantity = 1): Promise<Position | undefined> {
  const take = () => client.positions.create(processId, { productId, quantity })
  const taken = await withPositions(take, 'position.take-failed')
  if (taken) toast.success('position.taken', { undo: () => void deletePosition(taken) })
  return taken
}
