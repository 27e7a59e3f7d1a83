import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { S3mini } from 's3mini'
import { unavailable } from '../refusal'
import type { FileStore, Range } from './store'

export type S3Settings = { endpoint: string; bucket: string; region: string; key: string; secret: string }

const pageSize = 1000

/** A bucket that cannot be reached is as temporary as a database that cannot. */
const reached = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: Error & { status?: number }) => {
    const isAway = error.status === undefined || error.status >= 500
    throw isAway ? unavailable() : error
  })

async function* listed(bucket: S3mini): AsyncGenerator<{ key: string; size: number }> {
  let token: string | undefined
  do {
    const page = await reached(bucket.listObjectsPaged('/', '', pageSize, token))
    for (const { Key, Size } of page?.objects ?? []) yield { key: Key, size: Number(Size) }
    token = page?.nextContinuationToken
  } while (token)
}

/** Contents in a bucket of S3 or of something that speaks like it. The code for it is loaded where it is needed. */
export const s3Store = async (settings: S3Settings): Promise<FileStore> => {
  const { S3mini } = await import('s3mini')
  const bucket = new S3mini({
    endpoint: `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.key,
    secretAccessKey: settings.secret,
  })
  return {
    put: async (key, path) => {
      const blob = await openAsBlob(path)
      const answer = await reached(
        bucket.putObject(key, blob, 'application/octet-stream', undefined, undefined, blob.size),
      )
      await answer.body?.cancel()
      await rm(path, { force: true })
    },

    open: async (key: string, range?: Range) => {
      const answer = await reached(
        range ? bucket.getObjectRaw(key, false, range.start, range.end + 1) : bucket.getObjectRaw(key),
      )
      return answer.body ? Readable.fromWeb(answer.body as WebStream<Uint8Array>) : Readable.from([])
    },

    delete: async (key) => {
      await reached(bucket.deleteObject(key))
    },

    list: () => listed(bucket),
  }
}
