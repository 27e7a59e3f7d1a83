import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Changes whenever a file below these paths does: name, size and time tell, in a few milliseconds. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function filesBelow(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}
