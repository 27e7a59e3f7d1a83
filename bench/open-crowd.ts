import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Order, Outcome } from './crowd'

/** A process of its own full of clients. */
export type Crowd = { ask: (order: Order) => Promise<Outcome>; leave: () => void }

export const openCrowd = async (): Promise<Crowd> => {
  const child = fork(fileURLToPath(new URL('./crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  await once(child, 'message')
  const ask = async (order: Order): Promise<Outcome> => {
    child.send(order)
    const [outcome] = await once(child, 'message')
    return outcome as Outcome
  }
  return { ask, leave: () => child.kill() }
}
