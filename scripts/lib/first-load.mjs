import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstTexts } from './pages.mjs'
import { root } from './run.mjs'
import { screens } from './screens.mjs'

const dist = `${root}web/dist/`

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
 * @returns for each screen its name, the JavaScript in kB as gzip packs it, and the number of files.
 */
export const firstLoads = () => {
  const manifest = readManifest()
  const textsOf = (parts) => parts.map((part) => textFile(part).find((file) => file in manifest))
  return screens().map(({ name, code, texts }) => {
    const files = new Set(
      closure(manifest, ['index.html', firstTexts, ...code, ...textsOf(texts)]).map((source) => {
        const built = manifest[source]
        if (!built) throw new Error(`The build has no file of ${source}, for ${name}`)
        return built.file
      }),
    )
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(dist + file)).length, 0)
    return { name, kB: bytes / 1000, files: files.size }
  })
}
