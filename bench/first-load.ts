import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDir } from '../server/src/kit/project'

/** @returns gzip kB of the JavaScript that the first page loads: the entry and everything it imports at once. */
export const firstLoad = (): number => {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
  const bytes = [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(webDir, file))).length, 0)
  return bytes / 1000
}
