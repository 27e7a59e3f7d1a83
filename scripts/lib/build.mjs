import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprintOf, readStamp } from './fingerprint.mjs'
import { root, run, tool } from './run.mjs'

const shared = ['contract/src', 'contract/package.json', 'package-lock.json', 'scripts/lib']

const parts = {
  server: {
    sources: [...shared, 'server/src', 'server/migrations', 'server/schema', 'server/package.json'],
    commands: [[process.execPath, `${root}scripts/lib/build-server.mjs`]],
    cwd: root,
  },
  web: {
    sources: [
      ...shared,
      'web/src',
      'web/build',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/package.json',
    ],
    commands: [
      [tool('vite'), 'build', '--logLevel=warn', '--emptyOutDir', '--outDir'],
      [process.execPath, `${root}scripts/lib/compress-build.mjs`],
    ],
    cwd: `${root}web`,
  },
}

const all = existsSync(`${root}web/vite.config.ts`) ? ['server', 'web'] : ['server']

/** Builds what has changed since the last build, both parts or those that are named; exits when that fails. */
export async function ensureBuilt(wanted = all) {
  for (const part of wanted) {
    const code = await build(part)
    if (code !== 0) process.exit(code)
  }
}

/** Builds in processes of their own, whose memory is gone when the server runs in ours. */
async function build(part) {
  const { sources, commands, cwd } = parts[part]
  const target = `${root}${part}/dist`
  const fingerprint = fingerprintOf(sources.map((source) => `${root}${source}`))
  if (readStamp(`${target}/.built`) === fingerprint) return 0

  console.log(`Building the ${part} ...`)
  const unfinished = `${root}.cache/${part}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const code = await runAll(commands, unfinished, cwd)
  if (code === 0) {
    writeFileSync(`${unfinished}/.built`, fingerprint)
    replace(target, unfinished)
  }
  rmSync(unfinished, { recursive: true, force: true })
  return code
}

/** Runs one after the other, each with the folder at the end, until one fails. @returns its code, or 0. */
async function runAll(commands, folder, cwd) {
  for (const [program, ...args] of commands) {
    const code = await run(program, [...args, folder], { cwd, env: { NODE_ENV: 'production' } })
    if (code !== 0) return code
  }
  return 0
}

/** A server that runs while we build finds either the old files or the new ones. */
function replace(target, finished) {
  const old = `${finished}-old`
  if (existsSync(target)) renameSync(target, old)
  renameSync(finished, target)
  rmSync(old, { recursive: true, force: true })
}
