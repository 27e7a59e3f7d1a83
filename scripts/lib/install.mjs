import { readFileSync } from 'node:fs'
import { root, run } from './run.mjs'

/** Installs the packages of the lock file unless they are there already. */
export async function ensureInstalled() {
  if (isInstalled(readLock(`${root}package-lock.json`), readLock(`${root}node_modules/.package-lock.json`))) return
  console.log('Installing packages ...')
  // Building needs the development packages, whatever NODE_ENV says, and the database is an optional one.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'], {
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (code !== 0) process.exit(code)
}

/**
 * npm writes down at the end of each installation what it installed. Packages for other machines are missing there,
 * so an optional package may be absent, as may an extraneous one, a leftover in the lock file that nothing needs. But
 * nothing may have another version.
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, wish]) => {
      if (path in installed) return installed[path].version === wish.version
      return wish.optional || wish.devOptional || wish.extraneous
    })
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
