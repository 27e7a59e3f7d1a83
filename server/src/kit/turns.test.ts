import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './turns'

test('of all that is long one part is done at a time, each in its turn, and others come in between', async () => {
  const told: string[] = []
  const work = (name: string, parts: number): void => {
    const part = (left: number) => (): void => {
      told.push(name)
      if (left > 1) inTurn(part(left - 1))
    }
    inTurn(part(parts))
  }
  work('long', 4)
  work('other', 2)
  for (let round = 0; round < 8; round += 1) {
    await nextRound()
    told.push('|')
  }
  expect(told.join(' ')).toMatch(/^long \| other \| long \| other \| long \| long \|/)
})
