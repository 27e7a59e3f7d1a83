import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore, Range } from './store'

const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => [])
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    if (entry.isFile()) yield path
  }
}

/** Contents in a folder. A file gets its name only when all of it is on the disk. */
export const diskStore = (folder: string): FileStore => ({
  put: async (key, path) => {
    const target = join(folder, key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
    await syncFolder(dirname(target))
  },

  open: async (key: string, range?: Range): Promise<Readable> => {
    // Opened first, so that a missing file is known before an answer has begun.
    const handle = await open(join(folder, key), 'r')
    return handle.createReadStream(range)
  },

  delete: (key) => rm(join(folder, key), { force: true }),

  async *list() {
    for await (const path of filesBelow(folder)) {
      // One that goes meanwhile was of no use to anybody.
      const found = await stat(path).catch(() => null)
      if (found) yield { key: relative(folder, path).replaceAll('\\', '/'), size: found.size }
    }
  },
})
