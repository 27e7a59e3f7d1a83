import { clientBy } from './client'
import { connection } from './connection'
import { ConnectionLost, TimedOut } from './failures'
import type { Outgoing, Reach } from './send'

// A slow line may take long, but it has to move.
const patience = 60_000

/** A browser tells how far a file is only by its older way to a server. */
const byXhr =
  (onProgress: (share: number) => void): Reach =>
  ({ method, path, search = '', headers, body, signal }: Outgoing) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let watch: ReturnType<typeof setTimeout> | undefined
      let isStuck = false
      const moves = () => {
        clearTimeout(watch)
        watch = setTimeout(() => {
          isStuck = true
          request.abort()
        }, patience)
      }
      const stop = () => request.abort()
      const end = (settle: () => void) => () => {
        clearTimeout(watch)
        signal?.removeEventListener('abort', stop)
        settle()
      }
      request.open(method, path + search)
      for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
        request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => {
        moves()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.upload.onload = () => {
        moves()
        onProgress(1)
      }
      request.onload = end(() => resolve(responseOf(request)))
      request.onabort = end(() => reject(isStuck ? new TimedOut() : signal?.reason))
      request.onerror = end(() => {
        connection.lost()
        reject(new ConnectionLost())
      })
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', stop)
      moves()
      request.send(body as FormData)
    })

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  const { status, statusText, responseText } = request
  return new Response(status === 204 ? null : responseText, { status, statusText, headers })
}

/**
 * The client for calls that carry a file.
 *
 * @param onProgress told the share that has been sent, 0 to 1.
 */
export const uploader = (onProgress: (share: number) => void) => clientBy(byXhr(onProgress))
