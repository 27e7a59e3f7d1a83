import { Agent } from 'node:http'
import { setInterval } from 'node:timers/promises'
import { shoot } from './load'
import { openCrowd } from './open-crowd'
import type { Row } from './print'

/** Somebody who is signed in, and what he asks for. */
export type Asking = { cookie: string; path: string }

const agent = new Agent({ keepAlive: true })

const atOnce = 300
const rounds = 3
const callsInQuiet = 150
/** Milliseconds between two calls of the one person. */
const pace = 20

/**
 * A call at every tick, however long the one before takes: who waited for it would ask least just when it takes longest.
 *
 * @returns milliseconds of each.
 */
const askSteadily = async (
  origin: string,
  { cookie, path }: Asking,
  more: (n: number) => boolean,
): Promise<number[]> => {
  const asked: Promise<number>[] = []
  for await (const _ of setInterval(pace)) {
    const began = performance.now()
    asked.push(shoot(origin, cookie, { method: 'GET', path }, agent).then(() => performance.now() - began))
    if (!more(asked.length)) break
  }
  return Promise.all(asked)
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0

/**
 * What the calls of one person take while somebody of another tenant asks for `atOnce` long lists at once, over what
 * they take when nobody does; quiet and loud by turns, so that the machine's own moods fall on both.
 */
export const fairnessRows = async (origin: string, single: Asking, loud: Asking): Promise<Row[]> => {
  const crowd = await openCrowd()
  const quiet: number[] = []
  const beside: number[] = []
  let refused = 0
  let took = 0
  await askSteadily(origin, single, (n) => n < callsInQuiet)
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await askSteadily(origin, single, (n) => n < callsInQuiet)))
    let over = false
    const { cookie, path } = loud
    const ended = crowd.ask({ origin, cookies: [cookie], path, clients: atOnce, calls: atOnce }).then((outcome) => {
      over = true
      took += outcome.took
      refused += outcome.refused
    })
    beside.push(...(await askSteadily(origin, single, () => !over)))
    await ended
  }
  crowd.leave()
  const row = (name: string, share: number): Row => {
    const [calm, busy] = [quantile(quiet, share), quantile(beside, share)]
    const note = `${calm.toFixed(1)} ms, then ${busy.toFixed(1)} ms; all ${atOnce} lists in ${(took / rounds / 1000).toFixed(1)} s`
    return {
      what: `a call beside ${atOnce} lists of 500: ${name}`,
      figure: busy / calm,
      unit: 'x',
      must: 2,
      stretch: 1.5,
      isBetter: 'lower',
      note,
    }
  }
  return [
    row('median', 0.5),
    row('p95', 0.95),
    {
      what: `of ${atOnce} lists of 500 at once, refused`,
      figure: refused / rounds,
      unit: '',
      must: 0,
      stretch: 0,
      isBetter: 'lower',
    },
  ]
}
