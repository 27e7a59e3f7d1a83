import { type BusyBlock, type busy, mostBusyBlocks } from '@pietas/contract/calendar'
import type { Handlers } from '../kit/call'
import { Json } from '../kit/db/transaction'
import { isReadable } from '../tasks'
import { findBusy } from './queries'

type Answer = { items: BusyBlock[]; hasMore: boolean }

export const busyHandlers: Handlers<typeof busy> = {
  list: async (call) => {
    const { tx, query } = call
    const found = await findBusy(tx, query, isReadable(call, null), mostBusyBlocks + 1)
    const items = found.slice(0, mostBusyBlocks).join()
    return new Json<Answer>(`{"items":[${items}],"hasMore":${found.length > mostBusyBlocks}}`)
  },
}
