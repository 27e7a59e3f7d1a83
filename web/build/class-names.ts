import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CSSModulesOptions } from 'vite'

const source = fileURLToPath(new URL('../src', import.meta.url))
const digits = [...'abcdefghijklmnopqrstuvwxyz0123456789']

/**
 * Two letters for each module: they follow from its path, so that the next release calls its classes the same, and
 * what a browser keeps of the last one stays good.
 */
export function lettersOfModules(): Map<string, string> {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.module\.css$/.test(file),
  )
  const letters = new Map<string, string>()
  const taken = new Set<string>()
  for (const file of modules.map((one) => one.replaceAll('\\', '/')).sort()) {
    let [first = 0, second = 0] = createHash('sha256').update(file).digest()
    const at = () => `${digits[first % 26]}${digits[second % digits.length]}`
    for (; taken.has(at()); second += 1) if (second % digits.length === 0) first += 1
    taken.add(at())
    letters.set(file, at())
  }
  return letters
}

/**
 * What the classes of a module are called on the page: to be read while we work on it, short in the built app. Their
 * names in the code are written as variables are: `.note-card` is `styles.noteCard`.
 */
export function classNames(isBuilt: boolean): CSSModulesOptions {
  const letters = lettersOfModules()
  const given = new Map<string, string[]>()
  const shortName = (name: string, path: string): string => {
    const known = given.get(path) ?? []
    given.set(path, known)
    if (!known.includes(name)) known.push(name)
    return `${letters.get(path)}${known.indexOf(name).toString(36)}`
  }
  return {
    localsConvention: 'camelCaseOnly',
    generateScopedName: (name, file) => {
      const path = relative(source, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
      return isBuilt ? shortName(name, path) : `${basename(path, '.module.css')}_${name}`
    },
  }
}
