import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddEntry } from './archive'
import { paths } from './format'

/** Adds the key and every file of the data folder. @returns how many files there were, the key not counted. */
export const addFiles = async (add: AddEntry, dataDir: string): Promise<number> => {
  const key = await readFile(join(dataDir, paths.secretKey)).catch(() => null)
  if (key) await add(paths.secretKey, key.length, [key])
  return addFolder(add, dataDir, 'files')
}

const addFolder = async (add: AddEntry, dataDir: string, folder: string): Promise<number> => {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => [])
  let count = 0
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) count += await addFolder(add, dataDir, path)
    if (!entry.isFile()) continue
    // What is appended meanwhile stays out: the size was announced.
    const { size } = await stat(join(dataDir, path))
    await add(path, size, size > 0 ? createReadStream(join(dataDir, path), { end: size - 1 }) : [])
    count += 1
  }
  return count
}
