import { existsSync } from 'node:fs'
import { ensureInstalled } from './lib/install.mjs'
import { root, run, tool } from './lib/run.mjs'

const commands = {
  bench: 'bench/main.ts',
  scale: 'bench/scale.ts',
  battery: 'battery/main.ts',
  backup: 'server/src/commands/backup.ts',
  restore: 'server/src/commands/restore.ts',
  admin: 'server/src/commands/admin.ts',
  'audit:verify': 'server/src/commands/audit-verify.ts',
  'db:distribute': 'server/src/commands/distribute.ts',
}

const [, , name, ...args] = process.argv
const file = commands[name]
if (!file || !existsSync(root + file)) {
  console.error(`There is no command ${name}. Commands: ${Object.keys(commands).join(', ')}`)
  process.exit(2)
}

await ensureInstalled()
process.exit(await run(tool('tsx'), [root + file, ...args], { cwd: process.env.INIT_CWD ?? process.cwd() }))
