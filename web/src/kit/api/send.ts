import type { Problem } from '@pietas/contract/kit'
import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { connection } from './connection'
import { enrolment } from './enrolment'
import { ConnectionLost, TimedOut } from './failures'
import { reauthentication } from './reauthentication'

/** One request, its address and query being ready. */
export interface Outgoing {
  method: string
  path: string
  search?: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

/** Carries a request to the server and back, whatever the server says. */
export type Reach = (request: Outgoing) => Promise<Response>

const patience = 30_000

/**
 * The only way to the server.
 *
 * @param reach how the request travels: files go by a way that tells how far they are, see `uploader`.
 * @returns what the JSON says; pages, where pages were asked for, as a file.
 * @throws ApiProblem for every refusal, ConnectionLost, TimedOut (after 30 s), or the AbortError of `signal`.
 */
export async function send<Answer>(request: Outgoing, reach = reachByFetch): Promise<Answer> {
  const response = await reach(request)
  connection.found()
  if (response.ok) return (await answerOf(response)) as Answer
  const problem = await problemOf(response)
  const mayAskAgain = problem.code === 'NO_SESSION' && !request.path.startsWith('/api/v1/auth/')
  if (mayAskAgain && (await reauthentication.request())) return send(request, reach)
  if (problem.code === 'MFA_ENROLMENT_REQUIRED') enrolment.demand()
  throw new ApiProblem(problem)
}

const answerOf = (response: Response): Promise<unknown> | undefined => {
  if (response.status === 204) return undefined
  return response.headers.get('content-type')?.startsWith('application/pdf') ? response.blob() : response.json()
}

export async function reachByFetch({ method, path, search = '', headers, body, signal }: Outgoing): Promise<Response> {
  const timeout = AbortSignal.timeout(patience)
  const isForm = body instanceof FormData
  try {
    return await fetch(path + search, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted) throw new TimedOut()
    connection.lost()
    throw new ConnectionLost()
  }
}

/** A proxy in between may answer in another form; that becomes a problem as well. */
async function problemOf(response: Response): Promise<Problem> {
  const isProblem = response.headers.get('content-type')?.includes('json')
  const body: Partial<Problem> = isProblem ? await response.json().catch(() => ({})) : {}
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    type: 'about:blank',
    title: response.statusText,
    code: response.status === 401 ? 'NO_SESSION' : 'UNEXPECTED',
    ...body,
    status: response.status,
    ...(retryAfter > 0 ? { detail: String(retryAfter) } : {}),
  }
}
