import type { IncomingMessage } from 'node:http'
import type { BusboyFileStream, BusboyHeaders, BusboyInstance } from '@fastify/busboy'
import { isDiskFull } from './disk-space'
import { type ReceivedFile, receive } from './files'
import { invalidField, Refusal } from './refusal'

/** What came as multipart/form-data: texts, and the part called `file`, laid down on the disk. */
export type ReceivedForm = { fields: Record<string, string>; file: ReceivedFile | null }

const limits = {
  fieldNameSize: 100,
  fieldSize: 40_000,
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 20,
  headerSize: 20_000,
}

// Browsers write the three signs that would end the header so, and nothing else.
const nameOf = (sent: string | undefined): string =>
  (sent ?? '').replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const malformed = (): Refusal => invalidField('', 'common.validation-invalid')

// Loaded with the first upload.
const parserOf = async (request: IncomingMessage, fileSize: number): Promise<BusboyInstance> => {
  // By its default: bundled, it has no other name, and every form would seem broken.
  const { default: Busboy } = await import('@fastify/busboy')
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      preservePath: true,
      limits: { ...limits, fileSize },
    })
  } catch {
    throw malformed()
  }
}

/**
 * Reads a form while it arrives; no more than one piece of it is ever in memory. The caller removes the file.
 *
 * @param take lays the file down.
 * @throws 413 as soon as the file is too long, 400 when the form is broken or breaks off; no file is left then.
 */
export const readForm = async (
  request: IncomingMessage,
  dataDir: string,
  maxBytes: number,
  take = receive,
): Promise<ReceivedForm> => {
  const parser = await parserOf(request, maxBytes)
  const fields = new Map<string, string>()
  let source: BusboyFileStream | null = null
  let receiving: Promise<ReceivedFile> | null = null
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value, _, isCut) => {
        if (isCut) reject(malformed())
        fields.set(name, value)
      })
      parser.on('file', (name, stream, fileName) => {
        // A listener even where nobody reads: a broken form makes its open part fail, which would end the process.
        stream.on('error', () => reject(malformed()))
        if (name !== 'file') return void stream.resume()
        stream.on('limit', () => reject(new Refusal(413, 'TOO_LARGE')))
        source = stream
        receiving = take(dataDir, nameOf(fileName), stream)
        receiving.catch(reject)
      })
      // What is beyond the limits would be dropped, and nobody told that the second of two files was not stored.
      for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
        parser.on(limit, () => reject(malformed()))
      parser.on('finish', resolve).on('error', () => reject(malformed()))
      // It may have been cut before anybody listened.
      if (request.destroyed) reject(malformed())
      request.once('close', () => request.complete || reject(malformed()))
      request.pipe(parser)
    })
    return { fields: Object.fromEntries(fields), file: receiving && (await receiving) }
  } catch (error) {
    // Not destroyed: the answer still has to go out on the same connection.
    request.unpipe(parser)
    request.resume()
    const failure = await discard(source, receiving)
    // The form ends with the file for which there was no room, and looks broken then.
    throw isDiskFull(failure) ? failure : error
  }
}

/** @returns why the file could not be laid down, if it could not. */
const discard = async (source: BusboyFileStream | null, receiving: Promise<ReceivedFile> | null): Promise<unknown> => {
  source?.destroy(malformed())
  return receiving?.then(
    (file) => file.remove(),
    (failure: unknown) => failure,
  )
}
