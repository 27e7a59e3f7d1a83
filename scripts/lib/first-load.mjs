import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstTexts, pageRows } from './pages.mjs'
import { root } from './run.mjs'

const dist = `${root}web/dist/`
const frame = 'src/app/shell/frame/shell.tsx'

const textFile = (part) => {
  const [feature, screen] = part.split('/')
  return [`src/${part}/texts/de.ts`, ...(screen ? [`src/${feature}/texts/${screen}-de.ts`] : [])]
}

/** @returns what the build made of each source file that is loaded by itself, and what that loads at once. */
const readManifest = () => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Everything that these sources load at once. */
const closure = (manifest, sources) => {
  const all = new Set(sources)
  for (const source of all) for (const next of manifest[source]?.imports ?? []) all.add(next)
  return [...all]
}

/**
 * What somebody who is signed in loads of the built app for each page, and for a drawer over the page from which it is
 * mostly opened. German is what most people read; English weighs the same.
 *
 * @returns for each row of the pages its name, the JavaScript in kB as gzip packs it, and the number of files.
 */
export const firstLoads = () => {
  const manifest = readManifest()
  const textsOf = (row) => row.texts.map((part) => textFile(part).find((file) => file in manifest))
  const rows = pageRows()
  const below = (row) =>
    rows.find(({ file, name }) => file === row.file && !name.includes('$') && !name.startsWith('drawer')) ??
    rows.find(({ name }) => name === '/admin/burial-types')
  const sourcesOf = (row) => [
    row.chunk,
    ...row.lists,
    ...textsOf(row),
    ...(row.name.startsWith('drawer') ? sourcesOf(below(row)) : []),
  ]
  return rows.map((row) => {
    const inside = row.name.startsWith('/auth/') ? [] : [frame]
    const files = new Set(
      closure(manifest, ['index.html', firstTexts, ...inside, ...sourcesOf(row)]).map((source) => {
        const built = manifest[source]
        if (!built) throw new Error(`The build has no file of ${source}, for ${row.name}`)
        return built.file
      }),
    )
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(dist + file)).length, 0)
    return { name: row.name, kB: bytes / 1000, files: files.size }
  })
}
