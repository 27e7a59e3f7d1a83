import { existsSync } from 'node:fs'
import { root } from './run.mjs'

const archive = process.env.CITUS_ARCHIVE ?? `${root}../shared/citus/citus14-embedded-18.4.tgz`

/** Citus as it was built for the embedded PostgreSQL. It comes with the machine of the tests, never with the product; null where there is none. */
export const findCitus = () => {
  if (existsSync(archive)) return archive
  console.log(`There is no Citus at ${archive}; CITUS_ARCHIVE says where it is. Nothing was tried on several machines.`)
  return null
}
