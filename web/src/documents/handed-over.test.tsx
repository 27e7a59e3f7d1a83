import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Dropped } from '../kit/upload'
import { handOver, useHandedOver } from './handed-over'

const files = (...names: string[]): Dropped => ({ files: names.map((name) => new File(['a'], name)), folders: [] })

const taker = () => {
  const taken: string[] = []
  return { taken, take: ({ files: got }: Dropped) => void taken.push(...got.map(({ name }) => name)) }
}

function Documents({ ownerId, take }: { ownerId: number; take: (chosen: Dropped) => void }) {
  useHandedOver('PROCESS', ownerId, take)
  return null
}

test('what was chosen before the documents stand is taken once they do, and once only', async () => {
  const { taken, take } = taker()
  handOver('PROCESS', 7, files('Urkunde.pdf'))
  const screen = await render(<Documents ownerId={7} take={take} />)
  expect(taken).toEqual(['Urkunde.pdf'])
  await screen.unmount()
  await render(<Documents ownerId={7} take={take} />)
  expect(taken).toEqual(['Urkunde.pdf'])
})

test('documents that stand take it at once, and those of another record do not', async () => {
  const [one, other] = [taker(), taker()]
  await render(
    <>
      <Documents ownerId={7} take={one.take} />
      <Documents ownerId={8} take={other.take} />
    </>,
  )
  handOver('PROCESS', 8, files('Rechnung.pdf'))
  expect([one.taken, other.taken]).toEqual([[], ['Rechnung.pdf']])
})

test('what nobody came for is not found at a later visit', async () => {
  const { taken, take } = taker()
  handOver('PROCESS', 7, files('Alt.pdf'))
  handOver('PROCESS', 9, files('Neu.pdf'))
  await render(<Documents ownerId={7} take={take} />)
  expect(taken).toEqual([])
})
