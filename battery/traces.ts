import { api } from '@pietas/contract/api'
import { pathParams, type Route } from '@pietas/contract/kit'
import type { Member } from './stage/member'
import type { Answer, Wire } from './wire'

type Pair = { create: Route; remove: Route; pattern: RegExp }

const documents: Route = api.documents.delete

const pairs: Pair[] = Object.values(api).flatMap((calls: Record<string, Route>) => {
  const { create, delete: own } = calls
  const remove = create?.upload ? documents : own
  if (create?.method !== 'POST' || !remove) return []
  return [{ create, remove, pattern: new RegExp(`^${create.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }]
})

/** @returns the path that takes away what an answer says was made; null where nothing does. */
const removalOf = ({ status, body, call }: Answer): string | null => {
  if (status !== 201 || call.method !== 'POST') return null
  const path = call.path.split('?')[0] ?? ''
  for (const { remove, pattern } of pairs) {
    const scope = pattern.exec(path)?.groups
    if (!scope) continue
    const own = pathParams(remove.path).at(-1) ?? ''
    const ids: Record<string, unknown> = { ...scope, [own]: body?.[own] ?? body?.id }
    return remove.path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
  }
  return null
}

/** Remembers what is made in an installation that others use, so that it can be taken away. */
export class Traces {
  readonly #removals = new Set<string>()
  #others = 0

  constructor(wire: Wire) {
    wire.onAnswer = (answer) => {
      const removal = removalOf(answer)
      if (removal) this.#removals.add(removal)
      else if (answer.status === 201) this.#others += 1
    }
  }

  /** Takes away what can be taken away, the latest first. @returns in words what has become of it. */
  async remove(member: Member): Promise<string> {
    let gone = 0
    for (const path of [...this.#removals].reverse()) {
      const answer = await member.send({ method: 'DELETE', path }).catch(() => null)
      // What the battery itself has taken away is gone as well.
      if (answer && (answer.status === 204 || answer.status === 404)) gone += 1
    }
    const left = this.#removals.size - gone + this.#others
    return `${gone} records were taken away again; ${left} have no call that does it`
  }
}
