import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  ...['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium; installs one where we may. Undefined, with advice printed, where there is none. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isExecutable(chosen)) return chosen
    console.error(`CHROMIUM_PATH names ${chosen}, which is not a program.`)
    return undefined
  }
  const found = places.find(isExecutable)
  if (found) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) await installWithApt()
  const installed = places.find(isExecutable)
  if (!installed) {
    console.error('No Chromium found. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install')
    console.error('--cask chromium) or set CHROMIUM_PATH to the program.')
  }
  return installed
}

async function installWithApt() {
  console.log('Installing Chromium ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-q'], { env })
  if (updated === 0) await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
