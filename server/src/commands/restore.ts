import { resolve } from 'node:path'
import { restore } from '../kit/backup'
import { readEnv } from '../kit/env'
import { openFiles } from '../kit/files'
import { type OpenDatabase, openDatabase } from '../kit/house'
import { schemaDirs } from '../kit/project'
import { print, runCommand, UsageError } from './run'

runCommand(async (words) => {
  const replace = words.includes('--replace')
  const [name, ...more] = words.filter((word) => word !== '--replace')
  if (!name || more.length > 0 || name.startsWith('-'))
    throw new UsageError('Usage: npm run restore -- FILE [--replace]')
  const env = readEnv()
  let database: OpenDatabase | undefined
  const open = async (): Promise<string> => {
    database = await openDatabase(env, () => undefined)
    return database.ownerUrl
  }
  try {
    const bucket = env.s3 ? await openFiles(env) : null
    const target = { dataDir: env.DATA_DIR, schema: schemaDirs, openDatabase: open, bucket }
    const { rows, files } = await restore({ file: resolve(name), replace }, target)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    print(`Restored: ${total} rows of ${Object.keys(rows).length} tables, ${files} files`)
  } finally {
    await database?.close()
  }
})
