import { setTimeout as delay } from 'node:timers/promises'
import type { Member } from '../stage/member'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Wire } from '../wire'
import type { Class } from './class'

/** Where somebody dawdles, and how long the server is said to wait for it. */
type Place = { wire: Wire; patience: number; tally: Tally; cookie: string; host: string }

type Dawdler = { name: string; opening: string; piece: string; everyMs: number }

/** How long anything may last before it counts as never ending: well over what is said, a busy machine is no fault. */
const forgiven = (patience: number): number => Math.min(patience * 10_000, patience * 4000 + 15_000)

/** Says something, then one more piece every so often. @returns what came back until the server had enough; null for never. */
const dawdle = async ({ wire, patience }: Place, { opening, piece, everyMs }: Dawdler): Promise<string | null> => {
  const socket = await wire.open()
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  if (opening) socket.write(opening)
  const timer = setInterval(() => piece && socket.writable && socket.write(piece), everyMs)
  const over = new AbortController()
  const isOver = await Promise.race([
    closed,
    delay(forgiven(patience), false as const, { signal: over.signal, ref: false }).catch(() => false as const),
  ])
  over.abort()
  clearInterval(timer)
  socket.destroy()
  return isOver ? answer : null
}

const dawdlersAt = ({ host, cookie }: Place, upload: string): Dawdler[] => {
  const get = `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n`
  const post = `POST /api/v1/auth/sign-in HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`
  const head = `POST ${upload} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\n`
  const everyMs = 200
  return [
    { name: 'headers that never end', opening: get, piece: 'x-slow: 1\r\n', everyMs },
    { name: 'a first line that never ends', opening: 'G', piece: 'E', everyMs },
    { name: 'a body that trickles', opening: `${post}content-length: 5000\r\n\r\n{`, piece: ' ', everyMs },
    {
      name: 'a body in chunks that never ends',
      opening: `${post}transfer-encoding: chunked\r\n\r\n`,
      piece: '1\r\n \r\n',
      everyMs,
    },
    { name: 'a connection that says nothing', opening: '', piece: '', everyMs },
    { name: 'a connection kept open after its answer', opening: `${get}\r\n`, piece: '', everyMs },
    { name: 'an upload that falls silent', opening: `${head}content-length: 5000\r\n\r\n--x\r\n`, piece: '', everyMs },
  ]
}

const megabytes = 1024 * 1024

/** Asks for a file and takes nothing of it. @returns whether the server had enough in the end. */
const readNothing = async (place: Place, path: string): Promise<boolean> => {
  const { wire, cookie, host, patience } = place
  const socket = await wire.open()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`)
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  await delay(patience * 3000)
  // Whoever was left finds the end of what was on its way, and less than he has asked for.
  let taken = 0
  const ended = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  socket.on('data', (data) => {
    taken += data.length
  })
  socket.resume()
  await Promise.race([ended, delay(forgiven(patience), null, { ref: false })])
  socket.destroy()
  return taken < 30 * megabytes
}

/** A file too large for what networks and buffers hold. */
const largeFile = async ({ client }: Member, personId: number): Promise<string> => {
  const file = new File([Buffer.alloc(40 * megabytes, 7)], 'Film.bin')
  const { body } = await client.personDocuments.create(personId, { documentLabel: 'PERSON', file })
  return body.accessToken
}

const tryAll = async (stage: Stage, place: Place): Promise<void> => {
  const { tally, wire } = place
  const known = await stage.fill()
  const base = `/api/v1/tenants/${stage.place.tenantId}`
  const film = `${base}/documents/${await largeFile(stage.boss, Number(known.personId))}`
  const upload = `${base}/persons/${known.personId}/documents`
  let isBusy = true
  const others = (async () => {
    while (isBusy) {
      tally.expect(await wire.send({ method: 'GET', path: '/healthz' }), 200)
      await delay(250)
    }
  })()
  const dawdlers = dawdlersAt(place, upload).map(async (dawdler) => {
    const answer = await dawdle(place, dawdler)
    tally.count(answer === null ? 'is never sent away' : null, dawdler.name)
  })
  const unread = readNothing(place, film).then((isLeft) =>
    tally.count(isLeft ? null : 'is waited for', 'a download that nobody reads'),
  )
  await Promise.all([...dawdlers, unread])
  isBusy = false
  await others
}

export const slowClients: Class = {
  name: 'slow-clients',
  share: 1,
  run: async (stage, tally) => {
    const { strict, wire, patience } = stage
    const cookie = stage.boss.cookie
    const host = new URL(wire.target.origin).host
    if (!strict) return tryAll(stage, { wire, patience, tally, cookie, host })
    // Behind TLS the session has another name.
    const secure = cookie.replaceAll(/\bpietas/g, '__Host-pietas')
    await strict((other, shorter) => tryAll(stage, { wire: other, patience: shorter, tally, cookie: secure, host }))
  },
}
