import { setTimeout as delay } from 'node:timers/promises'
import { type Postmaster, seemsRunning } from './postmaster'

/** How often we look, in milliseconds. Looking costs some microseconds. */
const interval = 50

type Supervision = {
  current(): Postmaster
  /** Looks no more; waits for a server that is just being brought back. */
  end(): Promise<Postmaster>
}

/** Brings the server back whenever it has died, until `end`. */
export function superviseServer(
  postmaster: Postmaster,
  work: {
    log: (message: string) => void
    bringBack: () => Promise<Postmaster>
    onMove: (postmaster: Postmaster) => void
  },
): Supervision {
  let current = postmaster
  let ended = false
  let recovery: Promise<void> | undefined

  const recover = async () => {
    work.log('the database has died, starting it again')
    while (!ended) {
      try {
        const before = current
        current = await work.bringBack()
        if (current.port !== before.port) work.onMove(current)
        work.log('the database is back')
        return
      } catch (error) {
        work.log(error instanceof Error ? error.message : String(error))
        await delay(1000)
      }
    }
  }

  const timer = setInterval(() => {
    if (recovery || seemsRunning(current.pid)) return
    recovery = recover().finally(() => {
      recovery = undefined
    })
  }, interval)
  timer.unref()

  return {
    current: () => current,
    end: async () => {
      ended = true
      clearInterval(timer)
      await recovery
      return current
    },
  }
}
