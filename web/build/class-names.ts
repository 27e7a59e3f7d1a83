import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { CSSModulesOptions } from 'vite'

const given = new Map<string, string>()

/** Four letters for the built app; no two classes get the same ones. */
const shortName = (place: string): string => {
  const digest = createHash('sha256').update(place).digest('base64url')
  const letters = digest.replace(/[-_]/g, '')
  for (let length = 4; ; length += 1) {
    const name = `c${letters.slice(0, length)}`
    const owner = given.get(name)
    if (owner !== undefined && owner !== place) continue
    given.set(name, place)
    return name
  }
}

/**
 * What the classes of a module are called on the page: to be read while we work on it, short in the built app. Their
 * names in the code are written as variables are: `.note-card` is `styles.noteCard`.
 */
export const classNames = (isBuilt: boolean): CSSModulesOptions => ({
  localsConvention: 'camelCaseOnly',
  generateScopedName: (name, file) => {
    const path = file.replace(/^.*[\\/]web[\\/]src[\\/]/, '').replace(/\?.*$/, '')
    return isBuilt ? shortName(`${path} ${name}`) : `${basename(path, '.module.css')}_${name}`
  },
})
