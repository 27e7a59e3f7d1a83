import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore, restoreTenant } from '../kit/backup'
import { readEnv } from '../kit/env'
import { openFiles } from '../kit/files'
import { type OpenDatabase, openDatabase } from '../kit/house'
import { schemaDirs } from '../kit/project'
import { print, runCommand, UsageError } from './run'

const usage = 'Usage: npm run restore -- FILE [--replace | --tenant SLUG]'

const read = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, tenant: { type: 'string' } },
    })
  } catch {
    throw new UsageError(usage)
  }
}

runCommand(async (words) => {
  const { values, positionals } = read(words)
  const [name, ...more] = positionals
  const { replace, tenant: slug } = values
  if (!name || more.length > 0 || slug === '' || (replace && slug)) throw new UsageError(usage)
  const env = readEnv()
  let database: OpenDatabase | undefined
  const open = async (): Promise<string> => {
    database = await openDatabase(env, () => undefined)
    return database.ownerUrl
  }
  try {
    if (slug) {
      const target = { dataDir: env.DATA_DIR, files: await openFiles(env), openDatabase: open }
      const { changed, contents, seconds } = await restoreTenant({ file: resolve(name), slug }, target)
      print(`${slug} is as it was: ${changed} rows were different, ${contents} contents were brought back`)
      print(`Others could not write for ${seconds.toFixed(1)} s; whoever works for ${slug} signs in again`)
      return
    }
    const bucket = env.s3 ? await openFiles(env) : null
    const target = { dataDir: env.DATA_DIR, schema: schemaDirs, openDatabase: open, bucket }
    const { rows, files } = await restore({ file: resolve(name), replace }, target)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    print(`Restored: ${total} rows of ${Object.keys(rows).length} tables, ${files} files`)
  } finally {
    await database?.close()
  }
})
