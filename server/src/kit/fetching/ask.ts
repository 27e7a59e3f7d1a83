import { placesUnavailable } from '../refusal'

const patience = 4_000
const largestAnswer = 2_000_000

type Question = { headers?: Record<string, string>; body?: unknown }

// Read piece by piece, so that a service gone wrong cannot fill the memory.
const bytesOf = async (response: Response): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of response.body ?? []) {
    length += piece.byteLength
    if (length > largestAnswer) throw new Error('too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/**
 * One question to a service outside, asked once and never again: spec 1, section 2.8. With a body it is a POST.
 *
 * @throws 503 PLACES_UNAVAILABLE when it does not answer within 4 s, refuses, redirects or says too much.
 */
export const ask = async (
  url: URL,
  { headers = {}, body }: Question = {},
): Promise<{ type: string; bytes: Buffer }> => {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw placesUnavailable('The places service could not be reached')
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw placesUnavailable(`The places service answered ${response.status}`)
  }
  const bytes = await bytesOf(response).catch(() => {
    throw placesUnavailable('The answer of the places service broke off')
  })
  return { type: response.headers.get('content-type') ?? '', bytes }
}

/** Like `ask`, for services that answer JSON. */
export const askJson = async (url: URL, question?: Question): Promise<unknown> => {
  const { bytes } = await ask(url, question)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw placesUnavailable('The places service did not answer JSON')
  }
}
