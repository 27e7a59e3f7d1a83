import { once } from 'node:events'
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { TestAnswer } from '../server/src/kit/testing'
import type { Target } from './target'

/** One request, as it is sent. */
export type Call = {
  method: string
  path: string
  headers?: Record<string, string> | undefined
  body?: FormData | string | Buffer | undefined
  /** Who sends it, for people to read. */
  by?: string | undefined
}

/** What came back, with the call that caused it. */
export type Answer = TestAnswer & { call: Call; bytes: Buffer }

/** How long an answer may take before it counts as none. */
const patience = 60_000

const packed = async (body: Call['body']): Promise<{ type?: string | undefined; bytes?: Buffer }> => {
  if (body === undefined) return {}
  if (typeof body === 'string') return { type: 'application/json', bytes: Buffer.from(body) }
  if (Buffer.isBuffer(body)) return { bytes: body }
  const form = new Response(body)
  return { type: form.headers.get('content-type') ?? undefined, bytes: Buffer.from(await form.arrayBuffer()) }
}

const headersOf = (response: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let at = 0; at < response.rawHeaders.length; at += 2)
    headers.append(response.rawHeaders[at] ?? '', response.rawHeaders[at + 1] ?? '')
  return headers
}

const bodyOf = (type: string, bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined
  const text = bytes.toString('utf8')
  try {
    return type.includes('json') ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** The only way to the server. It goes to one address and never to where an answer points. */
export class Wire {
  readonly target: Target
  /** Told of every answer. */
  onAnswer: (answer: Answer) => void = () => undefined
  readonly #agent: PlainAgent

  constructor(target: Target) {
    this.target = target
    this.#agent = new (target.secure ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 24 })
  }

  /** @returns what came back, whatever its status. @throws when nothing came. */
  async send(call: Call): Promise<Answer> {
    const response = await this.#begin(call)
    const headers = headersOf(response)
    const type = headers.get('content-type') ?? ''
    // A stream would go on for ever.
    if (type.startsWith('text/event-stream')) response.destroy()
    const chunks: Buffer[] = []
    if (!response.destroyed) for await (const chunk of response) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const answer: Answer = { status: response.statusCode ?? 0, headers, body: bodyOf(type, bytes), bytes, call }
    this.onAnswer(answer)
    return answer
  }

  /** Sends a request and is gone before its answer can be read. */
  async abandon(call: Call): Promise<void> {
    const response = await this.#begin(call)
    response.destroy()
  }

  /** @returns a bare connection, for what no program that keeps to HTTP would say. */
  async open(): Promise<Socket> {
    const { address, port, secure, hostname } = this.target
    const socket = secure ? connectSecurely({ host: address, port, servername: hostname }) : connect(port, address)
    await once(socket, secure ? 'secureConnect' : 'connect')
    // How it ends is what whoever opened it looks at.
    socket.on('error', () => undefined)
    return socket
  }

  close(): void {
    this.#agent.destroy()
  }

  async #begin({ method, path, headers, body }: Call): Promise<IncomingMessage> {
    const { address, port, secure, hostname, origin } = this.target
    const { type, bytes } = await packed(body)
    const options: RequestOptions & { servername?: string } = {
      ...{ host: address, port, method, path, agent: this.#agent, timeout: patience, servername: hostname },
      headers: {
        host: new URL(origin).host,
        ...(type ? { 'content-type': type } : {}),
        ...(bytes ? { 'content-length': String(bytes.length) } : {}),
        ...headers,
      },
    }
    const request = (secure ? secureRequest : plainRequest)(options)
    request.on('timeout', () => request.destroy(new Error(`no answer within ${patience / 1000} s`)))
    // Heard below as long as somebody waits; what comes later is of no use to anybody.
    request.on('error', () => undefined)
    request.end(bytes)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    // Its end is looked at by whoever reads it, and nobody reads what was given up.
    response.on('error', () => undefined)
    return response
  }
}
