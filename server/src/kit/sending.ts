import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredMediaFacts } from './call'
import type { Range } from './files'
import { Refusal } from './refusal'
import { inTurn, longPage } from './turns'

// In the plain form what every program reads, in the other one the whole name: RFC 6266, RFC 5987.
const dispositionOf = ({ attachment, name }: StoredMediaFacts): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${attachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** One range of bytes; what is no such range is no range at all, and the whole file is answered. */
const rangeOf = (header: string | undefined, size: number): Range | 'unsatisfiable' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'unsatisfiable'
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

const knows = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((part) => part.trim().replace(/^W\//, '') === tag) ?? false

/** Parts of a JSON that are written at a stretch: the items of a page that is not long, its head and its end. */
const partsAtOnce = longPage + 2
const partsPerTurn = 50

const bytesOf = async (parts: readonly string[]): Promise<Buffer[]> => {
  const bytes: Buffer[] = []
  for (let from = 0; from < parts.length; from += partsPerTurn) {
    await new Promise<void>((resolve) => inTurn(resolve))
    bytes.push(Buffer.from(parts.slice(from, from + partsPerTurn).join('')))
  }
  return bytes
}

/** Hands out one piece a turn: all at once they would be copied to the network in one go. */
const pieceByPiece = (pieces: Buffer[]): Readable =>
  new Readable({
    read() {
      inTurn(() => this.push(pieces.shift() ?? null))
    },
  })

/** Sends JSON that stands in parts; what is long, others' turns in between. */
export const sendJson = async (reply: FastifyReply, parts: readonly string[]): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8')
  // As bytes: of a string the length would be counted first and the text encoded afterwards.
  if (parts.length <= partsAtOnce) return reply.send(Buffer.from(parts.join('')))
  const pieces = await bytesOf(parts)
  reply.header(
    'content-length',
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  )
  return reply.send(pieceByPiece(pieces))
}

/**
 * Sends a stored file, whole or a range of it. What somebody uploaded is not trusted: no type is guessed, no script in
 * it runs, nothing that it names is loaded, and no cache keeps it: a shared computer has disks.
 *
 * @param patienceMs how long a caller may take nothing of it.
 */
export const sendStored = async (
  request: FastifyRequest,
  reply: FastifyReply,
  facts: StoredMediaFacts,
  patienceMs: number,
): Promise<FastifyReply> => {
  const tag = `"${facts.tag}"`
  const guards = {
    'cache-control': 'private, no-store',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: tag,
  }
  if (knows(request.headers['if-none-match'], tag)) return reply.headers(guards).status(304).send()
  const ifRange = request.headers['if-range']
  const range = ifRange === undefined || ifRange === tag ? rangeOf(request.headers.range, facts.size) : null
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${facts.size}`)
    throw new Refusal(416, 'INVALID_INPUT')
  }
  // Of an empty stream Fastify takes no length, so that the one below stays. Opened before anything is said of the file:
  // the refusal of a store that is away is neither its content nor known by its tag.
  const source = request.method === 'HEAD' ? Readable.from([]) : await facts.open(range ?? undefined)
  const { start, end } = range ?? { start: 0, end: facts.size - 1 }
  reply.headers({
    ...guards,
    'content-type': facts.type,
    'content-length': end - start + 1,
    'content-disposition': dispositionOf(facts),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${facts.size}` } : {}),
  })
  // Whoever stops reading would keep the file open for good. Node forgives what it has handed to the network, so that a
  // silent reader is left after up to twice this time.
  reply.raw.setTimeout(patienceMs, () => reply.raw.destroy())
  return reply.status(range ? 206 : 200).send(source)
}
