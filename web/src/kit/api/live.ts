import { routes } from 'virtual:routes'
import { addressOf } from '@pietas/contract/kit/client'
import { queries, refresh } from './queries'
import { askServer } from './use-connection'

/** What one window tells the others: kinds of records that have changed, or that anything may have. */
type News = { kinds: string[] } | 'everything'

/** Changes that come together make screens load once. */
const pause = 150
/** So long the stream is left alone after the server has refused it. */
const patience = 15_000

/** Records that show others within them, by the kind of those. */
export type ShownIn = Readonly<Record<string, readonly string[]>>

/** Loads what has changed anew, a moment after the first word of it. */
function loader(shownIn: ShownIn) {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = () => {
    timer = undefined
    const kinds = [...waiting]
    waiting.clear()
    void refresh(...kinds)
  }
  return {
    take(news: News) {
      if (news === 'everything') return void queries.invalidateQueries()
      for (const kind of news.kinds) for (const shown of [kind, ...(shownIn[kind] ?? [])]) waiting.add(shown)
      timer ??= setTimeout(load, pause)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Keeps a stream open until `signal` ends it, through refusals and restarts of the server.
 *
 * @param began told when it opens for the first time.
 */
function listen(address: string, tell: (news: News) => void, began: () => void, signal: AbortSignal): void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  const open = () => {
    source = new EventSource(address)
    source.addEventListener('open', () => {
      // What happened while nobody listened is not known.
      if (isFirst) began()
      else tell('everything')
      isFirst = false
    })
    source.addEventListener('message', ({ data }) => tell({ kinds: [JSON.parse(data).kind] }))
    source.addEventListener('missed', () => tell('everything'))
    source.addEventListener('error', () => {
      // Whoever looks at what was loaded learns that it gets no younger.
      askServer()
      // A lost connection is taken up by the browser; a refusal, of an ended session for example, is final to it.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, patience)
    })
  }
  open()
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    source?.close()
  })
}

/** Lets one window of the browser lead until `signal` ends it, and then another one, which has missed something. */
async function follow(name: string, lead: (missed: boolean) => Promise<void>, signal: AbortSignal): Promise<void> {
  // Only a page of a secure origin may ask for a lock; elsewhere every window listens for itself.
  if (!('locks' in navigator)) return lead(false)
  const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await lead(false)
    return !lock
  })
  if (isTaken) await navigator.locks.request(name, { signal }, () => lead(true))
}

/**
 * Loads what others change while it is on the screen. One window of the browser listens and tells the others, since a
 * browser has few connections to a server.
 *
 * @param early kinds that were loaded some time before the stream opens: what changed in between is asked for once.
 * @returns ends it.
 */
export function followChanges(tenantId: number, shownIn: ShownIn, early: readonly string[] = []): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const { take, stop } = loader(shownIn)
  const others = new BroadcastChannel(`changes-${tenantId}`)
  others.addEventListener('message', ({ data }) => take(data as News))
  const tell = (news: News) => {
    take(news)
    others.postMessage(news)
  }
  const address = addressOf(routes.events.stream, { tenantId })
  const lead = (missed: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      // A window that was not the first has missed anything; the first one what came while it was being opened.
      const began = () => (missed ? tell('everything') : take({ kinds: [...early] }))
      listen(address, tell, began, signal)
      signal.addEventListener('abort', () => resolve())
    })
  void follow(`changes-${tenantId}`, lead, signal).catch(() => undefined)
  return () => {
    ending.abort()
    stop()
    others.close()
  }
}
