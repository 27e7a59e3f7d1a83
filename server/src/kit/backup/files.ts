import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../files'
import type { AddEntry } from './archive'
import { entryOfContent, paths } from './format'

/** Adds the key and every content, wherever contents lie. @returns how many contents there were. */
export const addFiles = async (add: AddEntry, dataDir: string, files: FileStore): Promise<number> => {
  const secret = await readFile(join(dataDir, paths.secretKey)).catch(() => null)
  if (secret) await add(paths.secretKey, secret.length, [secret])
  let count = 0
  for await (const { key, size } of files.list()) {
    // A content never changes under its key, so that it is as long as it was announced.
    const content = await files.open(key).catch(() => null)
    // What was removed meanwhile is of no use to any row.
    if (!content) continue
    await add(entryOfContent(key), size, content)
    count += 1
  }
  return count
}
