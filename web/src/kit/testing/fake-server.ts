import type { ProblemCode } from '@pietas/contract/kit'
import { onTestFinished } from 'vitest'
import { fakeXhr } from './fake-xhr'

export interface Received {
  path: string
  query: URLSearchParams
  headers: Headers
  // Whatever the app has sent; of a form its fields, the file among them.
  body: Record<string, unknown>
}

export type Answer = { status: number; body: unknown; headers?: Record<string, string> }
type Handler = (request: Received) => Answer | Promise<Answer>

export const answer = (body: unknown, status = 200): Answer => ({ status, body })

export const problem = (status: number, code: ProblemCode, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, ...more },
})

export const page = <Item>(items: Item[], nextCursor: string | null = null) =>
  answer({ items, nextCursor, prevCursor: null })

const bodyOf = (body: unknown): Record<string, unknown> => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : {}
}

/**
 * Stands in for the server at the network, so that everything above it is the real app.
 * Routes are `METHOD path-ending`; the longest ending that fits wins. Returns what was received.
 */
export function fakeServer(routes: Record<string, Handler>): Received[] {
  const received: Received[] = []
  const respond = async (method: string, url: URL, headers: Headers, body: unknown): Promise<Response> => {
    const fits = Object.keys(routes).filter((route) => {
      const [wanted, ending = ''] = route.split(' ')
      return wanted === method && url.pathname.endsWith(ending)
    })
    const best = fits.toSorted((one, other) => other.length - one.length)[0]
    const request = { path: `${method} ${url.pathname}`, query: url.searchParams, headers, body: bodyOf(body) }
    received.push(request)
    const answered = best ? await (routes[best] as Handler)(request) : problem(404, 'NOT_FOUND')
    const type = answered.status >= 400 ? 'application/problem+json' : 'application/json'
    const isFile = answered.body instanceof Blob
    return new Response(
      answered.status === 204 ? null : isFile ? (answered.body as Blob) : JSON.stringify(answered.body),
      {
        status: answered.status,
        headers: { 'content-type': isFile ? (answered.body as Blob).type : type, ...answered.headers },
      },
    )
  }
  const { fetch: realFetch, XMLHttpRequest: realXhr } = window
  window.fetch = async (input, init) => {
    const url = new URL(String(input), window.location.origin)
    if (!url.pathname.startsWith('/api')) return realFetch(input, init)
    return respond(init?.method ?? 'GET', url, new Headers(init?.headers), init?.body)
  }
  window.XMLHttpRequest = fakeXhr(respond)
  onTestFinished(() => {
    window.fetch = realFetch
    window.XMLHttpRequest = realXhr
  })
  return received
}
