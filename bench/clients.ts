import { openCrowd } from './open-crowd'
import type { Row } from './print'

const calls = 4000
const few = 8
const rounds = 3

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** What is answered in a second when many clients ask at once, over what it is with eight; by turns, and nobody is refused. */
export const clientRows = async (origin: string, cookies: readonly string[], path: string): Promise<Row[]> => {
  const crowd = await openCrowd()
  const rows: Row[] = []
  await crowd.ask({ origin, cookies, path, clients: few, calls })
  for (const many of [200, 1000]) {
    const took = { few: [] as number[], many: [] as number[] }
    let refused = 0
    let why = ''
    for (let round = 0; round < rounds; round += 1) {
      took.few.push((await crowd.ask({ origin, cookies, path, clients: few, calls })).took)
      const outcome = await crowd.ask({ origin, cookies, path, clients: many, calls })
      took.many.push(outcome.took)
      refused += outcome.refused
      why = outcome.why ?? why
    }
    const [before, after] = [medianOf(took.few), medianOf(took.many)].map((ms) => (calls * 1000) / ms) as [
      number,
      number,
    ]
    const name = many.toLocaleString('en')
    rows.push(
      {
        what: `lists a second with ${name} clients, over ${few}`,
        figure: after / before,
        unit: 'x',
        must: 0.7,
        stretch: 0.9,
        isBetter: 'higher',
        note: `${before.toFixed(0)} a second, then ${after.toFixed(0)}`,
      },
      {
        what: `refused with ${name} clients`,
        figure: refused,
        unit: '',
        must: 0,
        stretch: 0,
        isBetter: 'lower',
        note: [`of ${(calls * rounds).toLocaleString('en')}`, why].filter(Boolean).join(': '),
      },
    )
  }
  crowd.leave()
  return rows
}
