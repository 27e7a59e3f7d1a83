import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/**
 * The path of a browser; installs one where we may.
 *
 * @returns undefined, with advice printed, where there is none.
 */
export async function findBrowser({ title, variable, names, elsewhere, debian, advice }) {
  const chosen = process.env[variable]
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    console.error(`${variable} names ${chosen}, which is not a program.`)
    return undefined
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere]
  const found = places.find(isExecutable)
  if (found) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) await installWithApt(title, debian)
  const installed = places.find(isExecutable)
  if (!installed) console.error(`No ${title} found. ${advice} or set ${variable} to the program.`)
  return installed
}

async function installWithApt(title, name) {
  console.log(`Installing ${title} ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-q'], { env })
  if (updated === 0) await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
