import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** One file of our own code. */
export type Source = {
  /** Path from the root, with slashes. */
  path: string
  text: string
  /** The modules it names, as they are written. */
  imports: string[]
  /** Those of them that run the other module when this one is loaded: no types, nothing that is loaded later. */
  loads: string[]
}

const importPattern = /(?:\bfrom\s+|\bimport\s*\(?\s*|\brequire\s*\(\s*)['"]([^'"\n]+)['"]/g
const typeImports = /\b(?:import|export)\s+type\b[^'"]*?\bfrom\s+['"][^'"\n]+['"]/g
const laterImports = /\bimport\s*\(\s*['"][^'"\n]+['"]/g

const namesIn = (text: string): string[] => [...text.matchAll(importPattern)].map((match) => match[1] ?? '')

/** @returns the text without comments, so that a word in a sentence is not taken for code. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1')

const readSource = (path: string): Source => {
  const text = readFileSync(path, 'utf8')
  const code = withoutComments(text)
  const loaded = code.replace(typeImports, '').replace(laterImports, '')
  return { path: relative(root, path), text, imports: namesIn(code), loads: namesIn(loaded) }
}

/** @returns every TypeScript file below a folder of the repository, declarations left out. */
export const sourcesBelow = (folder: string): Source[] =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => readSource(join(entry.parentPath, entry.name)))
    .filter((source) => !source.path.includes('node_modules/') && !source.path.includes('/dist/'))

/** @returns the path from the root that a relative import leads to, without its ending; null for a package. */
export const target = (source: Source, specifier: string): string | null =>
  specifier.startsWith('.') ? relative(root, resolve(root, dirname(source.path), specifier)) : null
