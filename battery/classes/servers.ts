import { setTimeout as delay } from 'node:timers/promises'
import { api } from '@pietas/contract/api'
import { makeClient, type Request } from '@pietas/contract/kit'
import { aPerson, uniqueName } from '../../server/src/kit/testing/people'
import type { Pace } from '../pace'
import type { Client, Member } from '../stage/member'
import type { Pair, Server } from '../stage/stage'
import type { Tally } from '../tally'
import type { Answer } from '../wire'
import type { Class } from './class'

/** So many callers at once, half of them beginning at each server. */
const callers = 12
/** So many records are made between two kills, at least. */
const enough = 40
/** How often one is killed when there is time. */
const every = 10_000

/** What is known of a server: which life of it this is, and whether it has been killed in it. */
type Watched = { client: Client; server: Server; life: number; isUp: boolean }

const watch = (boss: Member, server: Server): Watched => {
  const client = makeClient<typeof api, Client>(
    api,
    () => boss.scope,
    ({ method, path, search, headers, body }: Request) => {
      const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
      return server.wire.send(boss.signed({ method, path: path + search, headers, body: sent }))
    },
  )
  return { client, server, life: 0, isUp: true }
}

type Scene = {
  tally: Tally
  both: readonly Watched[]
  made: string[]
  /** Calls that were at work at a server when it was killed. */
  cut: { count: number }
  isOver: () => boolean
}

/** One call as a proxy would bring it to the servers: where one does not answer the other is asked, by the same key. */
const bring = async ({ tally, both, cut }: Scene, first: number, ask: (client: Client) => Promise<Answer>) => {
  for (let at = first; ; at += 1) {
    const watched = both[at % both.length] as Watched
    const { life, isUp } = watched
    const answer = await ask(watched.client).catch(() => null)
    if (answer) return answer
    const isOurs = !isUp || !watched.isUp || watched.life !== life
    if (!isOurs) tally.count('no answer from a server that nobody has killed', 'a write')
    if (isUp) cut.count += 1
    if (at - first > 100) throw new Error('Neither of two servers answers')
  }
}

const work = async (scene: Scene, first: number): Promise<void> => {
  const { tally, made, isOver } = scene
  for (let n = 0; !isOver(); n += 1) {
    const lastName = uniqueName()
    const idempotencyKey = `battery-${lastName}`
    const answer = await bring(scene, first + n, ({ persons }) =>
      persons.create(aPerson({ lastName }), { query: { ignoreDuplicates: true }, idempotencyKey }),
    )
    if (tally.expect(answer, 201)) made.push(lastName)
    const read = await bring(scene, first + n, ({ persons }) => persons.get(answer.body.id))
    if (tally.expect(read, 200)) tally.count(read.body.lastName === lastName ? null : 'is somebody else', read.call)
  }
}

const killInTurn = async ({ both, made }: Scene, pace: Pace): Promise<void> => {
  do {
    const began = Date.now()
    const watched = both[pace.round % both.length] as Watched
    const before = made.length
    while (made.length < before + enough && Date.now() < began + 30_000) await delay(10)
    watched.isUp = false
    watched.life += 1
    await watched.server.kill()
    await watched.server.restart()
    watched.isUp = true
    if (pace.isTime()) await delay(Math.max(0, began + every - Date.now()))
  } while (pace.goesOn() || pace.round < both.length)
}

/** Each record is there, and there once, whichever is asked. */
const look = async ({ tally, both, made }: Scene): Promise<void> => {
  for (const [at, lastName] of made.entries()) {
    const answer = await (both[at % both.length] as Watched).client.persons.list({ query: { query: lastName } })
    if (!tally.expect(answer, 200)) continue
    const { length } = answer.body.items
    tally.count(length === 1 ? null : `${lastName} is there ${length} times`, answer.call)
  }
}

/** Two servers on one database, of which one is killed again and again while people work. */
export const servers: Class = {
  name: 'servers',
  share: 2,
  run: async ({ pair, boss }, tally, pace) => {
    if (!pair) return tally.leaveOut('everything: two servers are started in an installation of its own alone')
    await pair(async (pairOfServers: Pair) => {
      const both = pairOfServers.map((server) => watch(boss, server))
      let isOver = false
      const scene: Scene = { tally, both, made: [], cut: { count: 0 }, isOver: () => isOver }
      const killing = killInTurn(scene, pace).finally(() => {
        isOver = true
      })
      await Promise.all([killing, ...Array.from({ length: callers }, (_, at) => work(scene, at))])
      tally.count(scene.cut.count > 0 ? null : 'nobody was at work when a server was killed', 'the kills')
      await look(scene)
    })
  },
}
