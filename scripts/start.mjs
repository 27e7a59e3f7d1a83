import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
await ensureBuilt()
process.env.NODE_ENV = 'production'

// The server ends itself in good order; should something hold it up, it ends all the same. Ctrl-C arrives twice, from
// the terminal and from npm: without a lasting listener the second would kill the server in the middle of its end.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => setTimeout(() => process.exit(1), 4500).unref())
}

// npm killed with -9 cannot pass a signal on, and would leave a server behind that occupies the port.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()
}

// In this process, not in a child: one process less in memory, and signals arrive where they belong.
await import(`${root}server/dist/main.js`)
