import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { whenNpmIsGone } from './lib/npm.mjs'
import { root, tool } from './lib/run.mjs'

await ensureInstalled()

const env = { ...process.env, NODE_ENV: 'development' }
// Groups of their own, so that Ctrl-C reaches them once, from us: at a second signal tsx kills the server.
const start = (command, args, cwd) =>
  spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })

const watchers = [start(tool('tsx'), ['watch', '--clear-screen=false', 'server/src/main.ts'], root)]
if (existsSync(`${root}web/vite.config.ts`)) watchers.push(start(tool('vite'), ['--clearScreen=false'], `${root}web`))

let ending = false
function endAll() {
  if (ending) return
  ending = true
  for (const watcher of watchers) watcher.kill('SIGTERM')
}
process.on('SIGINT', endAll).on('SIGTERM', endAll).on('SIGHUP', endAll)
whenNpmIsGone(endAll)
for (const watcher of watchers) watcher.on('exit', endAll)
