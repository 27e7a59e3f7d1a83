import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webDir } from '../server/src/kit/project'
import type { Row } from './print'

const read = (file: string): string => readFileSync(join(webDir, file), 'utf8')

/** A bundle names what it loads by a path relative to itself; what it loads only later stands in an `import(...)`. */
const importsOf = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map((match) => join(dirname(file), match[1] ?? ''))

const atOnce = (file: string): string[] => importsOf(file, /(?:\bfrom|\bimport)\s*[`"'](\.\.?\/[^`"']+\.js)[`"']/g)
const later = (file: string): string[] => importsOf(file, /\bimport\(\s*[`"'](\.\.?\/[^`"']+\.js)[`"']/g)

/** @returns the files with everything that they import at once. */
const closure = (files: Iterable<string>): Set<string> => {
  const all = new Set(files)
  for (const file of all) for (const next of atOnce(file)) all.add(next)
  return all
}

/** The chunk that holds a module of the web app, found among everything that can be loaded later. */
const chunkOf = (name: string, loaded: Set<string>): string => {
  const all = new Set(loaded)
  for (const file of all) for (const next of [...atOnce(file), ...later(file)]) all.add(next)
  const found = [...all].find(
    (file) => file.startsWith(`assets/${name}-`) && file.length === `assets/${name}-12345678.js`.length,
  )
  if (!found) throw new Error(`The web app has no chunk of ${name}`)
  return found
}

const gzipOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000

/** German is what most people load; English weighs the same. */
const start = ['de', 'shell', 'home-page']
const table = ['de', 'shell', 'persons-page']
const drawer = [...table, 'person-drawer']

const screens: [what: string, chunks: string[], must: number, stretch: number][] = [
  ['first load of the start page, gzip JavaScript', start, 230, 190],
  ['first load of a table', table, 285, 240],
  ['first load of a table and the form drawer', drawer, 385, 320],
]

/** What somebody who is signed in loads for a screen: the entry, and the chunks of the screen with their imports. */
export const firstLoadRows = (): Row[] => {
  const html = read('index.html')
  const entry = closure([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''))
  return screens.map(([what, chunks, must, stretch]) => {
    const files = closure([...entry, ...chunks.map((name) => chunkOf(name, entry))])
    return { what, figure: gzipOf(files), unit: 'kB', must, stretch, isBetter: 'lower', note: `${files.size} files` }
  })
}
