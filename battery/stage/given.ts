import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { untilGone } from '../../server/src/kit/embedded-postgres/testing'
import { Refused, resolveTarget } from '../target'
import { Traces } from '../traces'
import { Wire } from '../wire'
import { type Logins, setUp } from './set-up'
import type { Killing, Opened } from './stage'

export type Given = {
  url: string
  allowedHosts: readonly string[]
  logins: Logins
  /** The process to be killed, and the words for a shell that start the server again. */
  process: { pid: number; command: string } | null
  patience: number
}

const isReady = async (wire: Wire): Promise<boolean> => {
  const answer = await wire.send({ method: 'GET', path: '/readyz' }).catch(() => null)
  return answer?.status === 200
}

/** How long a killed server may take until it serves again. */
const waking = 60_000

const killingOf = (wire: Wire, { pid, command }: { pid: number; command: string }): Killing => {
  let doomed = pid
  let isGroup = false
  return {
    kill: async () => {
      process.kill(isGroup ? -doomed : doomed, 'SIGKILL')
      await untilGone(doomed)
    },
    restart: async () => {
      // A group of its own, so that a shell and what it has started are killed together the next time; it stays.
      const child = spawn(command, { shell: true, detached: true, stdio: 'ignore' })
      child.unref()
      if (!child.pid) throw new Refused(`This starts nothing: ${command}`)
      doomed = child.pid
      isGroup = true
      const until = Date.now() + waking
      while (!(await isReady(wire))) {
        if (Date.now() > until) throw new Refused(`The server is not back after ${waking / 1000} s: ${command}`)
        await delay(200)
      }
    },
  }
}

/** Prepares a server that runs already. */
export const openGiven = async (given: Given): Promise<Opened> => {
  const wire = new Wire(await resolveTarget(given.url, given.allowedHosts))
  const traces = new Traces(wire)
  const killing = given.process && killingOf(wire, given.process)
  const rest = { killing, strict: null, pair: null, patience: given.patience, isOurs: false }
  const stage = await setUp(wire, given.logins, rest)
  const close = async (): Promise<string> => {
    const told = await traces.remove(stage.lender)
    wire.close()
    return told
  }
  return { stage, close }
}
