import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that has come and has no place yet. */
export type ReceivedFile = {
  /** As the sender calls it; not to be trusted. */
  name: string
  path: string
  size: number
  sha256: string
  /** What has found its place is gone already. */
  remove: () => Promise<void>
}

const hour = 3_600_000

const folderOf = (dataDir: string): string => join(dataDir, 'incoming')

/** @returns a path that nobody else writes to; on the same disk as the contents, so that a file can change its name. */
export const newIncomingPath = async (dataDir: string): Promise<string> => {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, randomUUID())
}

/** Lays a stream down as a file, counting and digesting on the way. When it breaks off nothing is left. */
export const receive = async (dataDir: string, name: string, source: Readable): Promise<ReceivedFile> => {
  const path = await newIncomingPath(dataDir)
  const digest = createHash('sha256')
  let size = 0
  const measure = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      digest.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  const remove = () => rm(path, { force: true })
  // Opened first: of a stream that fails while its file is still being opened, the file would appear after its removal.
  const handle = await open(path, 'wx', 0o600)
  try {
    await pipeline(source, measure, handle.createWriteStream({ flush: true }))
  } catch (error) {
    await remove()
    throw error
  }
  return { name, path, size, sha256: digest.digest('hex'), remove }
}

/** Removes what a server that was killed has left behind. */
export const sweepIncoming = async (dataDir: string): Promise<void> => {
  const folder = folderOf(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < Date.now() - hour) await rm(join(folder, name), { force: true })
  }
}
