import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const rootAbove = (directory: string): string => {
  if (existsSync(join(directory, 'server/migrations'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('The migrations are missing: this is not a complete Pietas')
  return rootAbove(parent)
}

/** The folder of the project, found from the sources and from the bundle alike. */
export const projectRoot = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** Where the schema stands. */
export const schemaDirs = {
  functions: join(projectRoot, 'server/schema/functions'),
  apart: join(projectRoot, 'server/schema/apart'),
  migrations: join(projectRoot, 'server/migrations'),
}
export const webDir = join(projectRoot, 'web/dist')

/**
 * @param name of a module that runs as a process of its own, below `server/src`.
 * @returns the words that start it: from the bundle, or from its source where we run from source ourselves.
 */
export const moduleWords = (name: string): string[] =>
  import.meta.url.endsWith('.ts')
    ? ['--import', 'tsx', join(projectRoot, `server/src/${name}.ts`)]
    : [join(projectRoot, `server/dist/${name}.js`)]
