import type { ChangeEvent, events } from '@pietas/contract/kit'
import { type Actor, type Handlers, reaches } from '../call'
import type { Kinds } from '../feature'
import { tooManyRequests } from '../refusal'
import type { Change } from './changes'
import { EventStream, type Line } from './stream'

// A browser needs one stream, whatever the number of its windows.
const mostStreams = 20
/** Changes that come together are told together. */
const pause = 100
/** So many of a kind are told as "all of them". */
const mostIds = 20

// What is for one person is told to nobody else. Of a house where the listener has no place he is told nothing. Rows that state no house name no record to those who
// may not see every house.
const eventOf = (actor: Actor, kind: string, { id, legalEntityId, receiverId }: Change): ChangeEvent | null => {
  if (receiverId !== null) return receiverId === actor.actorId ? { kind, id } : null
  if (legalEntityId !== null) return reaches(actor, legalEntityId) ? { kind, id } : null
  const seesAll = actor.platformRole !== null || actor.tenantRoles.length > 0
  return { kind, id: seesAll ? id : null }
}

/** Collects events for a moment. @returns what to call with each, and a function that forgets them. */
const collector = (line: Line) => {
  const waiting = new Map<string, Set<number | null>>()
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    timer = undefined
    for (const [kind, ids] of waiting) {
      const told = ids.has(null) || ids.size > mostIds ? [null] : [...ids]
      for (const id of told) line.send({ kind, id })
    }
    waiting.clear()
  }
  return {
    add: ({ kind, id }: ChangeEvent): void => {
      const ids = waiting.get(kind) ?? new Set()
      waiting.set(kind, ids.add(id))
      timer ??= setTimeout(flush, pause)
    },
    stop: () => clearTimeout(timer),
  }
}

/** @param kinds the feature words for tables; of a table without one nothing is told. */
export const eventHandlers = (kinds: Kinds): Handlers<typeof events> => ({
  stream: async ({ actor, tenantId, house }) => {
    const { loginId } = actor
    if (house.changes.streamsOf(loginId) >= mostStreams) throw tooManyRequests(60)
    // The answer begins when nothing can be missed any more.
    await house.changes.begin()
    return new EventStream((line) => {
      const { add, stop } = collector(line)
      const tell = (change: Change): void => {
        const kind = kinds[change.table]
        const event = kind ? eventOf(actor, kind, change) : null
        if (event) add(event)
      }
      const { missed, check, hangUp } = line
      const end = house.changes.subscribe({ tenantId, loginId, tell, missed, check, hangUp })
      return () => {
        stop()
        end()
      }
    })
  },
})
