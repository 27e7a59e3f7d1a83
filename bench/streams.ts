import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { cpuOf, treeOf } from './cpu'
import type { Parties } from './efficiency'
import { type Shot, shoot } from './load'
import type { Row } from './print'

const howMany = 300
const changes = 200

const listen = async (origin: string, cookie: string, path: string): Promise<IncomingMessage> => {
  const call = request(origin + path, { headers: { cookie }, agent: false })
  call.end()
  const [stream] = (await once(call, 'response')) as [IncomingMessage]
  if (stream.statusCode !== 200) throw new Error(`${path}: ${stream.statusCode}`)
  return stream.setEncoding('utf8')
}

/** @returns when so much of a change was read by somebody who listens. */
const toldOf = (stream: IncomingMessage, what: string): Promise<void> =>
  new Promise((resolve) => {
    stream.on('data', function read(text: string) {
      if (!text.includes(what)) return
      stream.off('data', read)
      resolve()
    })
  })

/** What a change costs that 300 are told of, over one that nobody listens to, and how soon the last of them knows. */
export const streamRows = async (
  { origin, cookie, serverPid, postgresPid }: Parties,
  cookies: readonly string[],
  path: string,
  change: (n: number) => Shot,
): Promise<Row[]> => {
  const pids = () => [serverPid, ...treeOf(postgresPid)]
  const costOf = async (from: number): Promise<number> => {
    const before = cpuOf(pids())
    for (let n = from; n < from + changes; n += 1) await shoot(origin, cookie, change(n))
    return (cpuOf(pids()) - before) / changes
  }
  await costOf(0)
  const alone = await costOf(changes)
  const streams = await Promise.all(
    Array.from({ length: howMany }, (_, n) => listen(origin, cookies[n % cookies.length] ?? '', path)),
  )
  for (const stream of streams) stream.resume()
  const beside = await costOf(2 * changes)
  const told = streams.map((stream) => toldOf(stream, '"kind":"persons"'))
  const began = performance.now()
  await shoot(origin, cookie, change(3 * changes))
  await Promise.all(told)
  const last = performance.now() - began
  for (const stream of streams) stream.destroy()
  return [
    {
      what: `a change that ${howMany} are told of, over one that nobody is`,
      figure: beside / alone,
      unit: 'x',
      must: 3,
      stretch: 1.5,
      isBetter: 'lower',
      note: `${alone.toFixed(0)} us, then ${beside.toFixed(0)} us; the last knows after ${last.toFixed(0)} ms`,
    },
  ]
}
