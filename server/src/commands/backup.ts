import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError, dump } from '../kit/backup'
import { readEnv } from '../kit/env'
import { openFiles } from '../kit/files'
import { openDatabase } from '../kit/house'
import { print, runCommand, UsageError } from './run'

runCommand(async ([name, ...more]) => {
  if (!name || more.length > 0 || name.startsWith('-')) throw new UsageError('Usage: npm run backup -- FILE')
  const env = readEnv()
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres')))
    throw new BackupError(`There is nothing to back up: no database in ${env.DATA_DIR}`)
  const file = resolve(name)
  const database = await openDatabase(env, () => undefined)
  try {
    const { rows, files } = await dump(database.ownerUrl, { dataDir: env.DATA_DIR, files: await openFiles(env) }, file)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    const megabytes = (statSync(file).size / 1e6).toFixed(1)
    print(`${file}: ${total} rows of ${Object.keys(rows).length} tables, ${files} files, ${megabytes} MB`)
  } finally {
    await database.close()
  }
})
