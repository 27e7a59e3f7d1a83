import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorError } from '../../operator-error'
import { closeSchema, openSchema } from '../roles'
import { nodesOf } from './nodes'

type Rebalance = { state: string; details: { tasks?: { state: string }[]; task_state_counts?: Record<string, number> } }

const again = 1000

/** Moves parts of tables so that all machines hold alike much. Everybody goes on working; only the last moment of each move waits. */
export const move = async (client: pg.Client, log: (message: string) => void): Promise<void> => {
  await nodesOf(client)
  // Parts of a table are made by whom it belongs to.
  await openSchema(client)
  try {
    await rebalance(client, log)
  } finally {
    await closeSchema(client)
  }
}

const rebalance = async (client: pg.Client, log: (message: string) => void): Promise<void> => {
  const { rows } = await client.query<{ job: number | null }>('select citus_rebalance_start() as job')
  const job = rows[0]?.job
  if (!job) return log('All machines hold alike much; nothing was moved.')
  let told = ''
  for (;;) {
    const status = await client.query<Rebalance>(
      'select state, details from citus_rebalance_status() where job_id = $1',
      [job],
    )
    const [now] = status.rows
    const counts = Object.entries(now?.details.task_state_counts ?? {})
    const text = counts.map(([state, count]) => `${count} ${state}`).join(', ')
    if (text && text !== told) log(text)
    told = text
    if (now?.state === 'finished') return log('All parts lie where they should.')
    if (now?.state === 'failed' || now?.state === 'cancelled')
      throw new OperatorError(`The moving has ended as ${now.state}: ${JSON.stringify(now.details)}`)
    await delay(again)
  }
}
