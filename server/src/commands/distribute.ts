import { withOwner } from '../kit/backup'
import { distribute, move, statusOf } from '../kit/db/citus'
import { underLock } from '../kit/db/migrate'
import { readEnv } from '../kit/env'
import { OperatorError } from '../kit/operator-error'
import { print, runCommand, UsageError } from './run'

const usage = 'Usage: npm run db:distribute [-- --status | --move | --parts N]'

const ownerUrl = (): string => {
  const { DATABASE_URL, DATABASE_OWNER_URL } = readEnv()
  const url = DATABASE_OWNER_URL ?? DATABASE_URL
  if (!url)
    throw new OperatorError('The embedded database lies on one machine. Say DATABASE_URL, the coordinator of Citus.')
  return url
}

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const show = async (url: string): Promise<void> => {
  const { nodes, tables } = await withOwner(url, statusOf)
  for (const { name, port, parts, bytes } of nodes) print(`${name}:${port}: ${parts} parts, ${mega(bytes)}`)
  for (const { name, parts, bytes } of tables) print(`  ${name}: ${parts} parts, ${mega(bytes)}`)
}

runCommand(async (words) => {
  const [word, ...more] = words
  if (word === undefined) return underLock(ownerUrl(), (client) => distribute(client, { log: print }))
  if (word === '--parts' && more.length === 1 && /^\d{1,4}$/.test(more[0] ?? '') && Number(more[0]) > 0)
    return underLock(ownerUrl(), (client) => distribute(client, { parts: Number(more[0]), log: print }))
  if (more.length > 0) throw new UsageError(usage)
  if (word === '--status') return show(ownerUrl())
  if (word === '--move') return withOwner(ownerUrl(), (client) => move(client, print))
  throw new UsageError(usage)
})
