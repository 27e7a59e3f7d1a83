import type { ProblemCode } from '@pietas/contract/kit'
import { onTestFinished } from 'vitest'

export interface Received {
  path: string
  query: URLSearchParams
  headers: Headers
  // Whatever the app has sent.
  body: Record<string, unknown>
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Handler = (request: Received) => Answer | Promise<Answer>

export const answer = (body: unknown, status = 200): Answer => ({ status, body })

export const problem = (status: number, code: ProblemCode, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, ...more },
})

export const page = <Item>(items: Item[], nextCursor: string | null = null) =>
  answer({ items, nextCursor, prevCursor: null })

/**
 * Stands in for the server at the network, so that everything above it is the real app.
 * Routes are `METHOD path-ending`; the longest ending that fits wins. Returns what was received.
 */
export function fakeServer(routes: Record<string, Handler>): Received[] {
  const received: Received[] = []
  const real = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin)
    if (!url.pathname.startsWith('/api')) return real(input, init)
    const method = init?.method ?? 'GET'
    const fits = Object.keys(routes).filter((route) => {
      const [wanted, ending = ''] = route.split(' ')
      return wanted === method && url.pathname.endsWith(ending)
    })
    const best = fits.toSorted((one, other) => other.length - one.length)[0]
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const request = {
      path: `${method} ${url.pathname}`,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body,
    }
    received.push(request)
    const {
      status,
      body: answered,
      headers,
    } = best ? await (routes[best] as Handler)(request) : problem(404, 'NOT_FOUND')
    const type = status >= 400 ? 'application/problem+json' : 'application/json'
    return new Response(status === 204 ? null : JSON.stringify(answered), {
      status,
      headers: { 'content-type': type, ...headers },
    })
  }
  onTestFinished(() => {
    window.fetch = real
  })
  return received
}
