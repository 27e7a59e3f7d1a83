import { ensureBuilt } from './lib/build.mjs'

// node scripts/build.mjs          both parts
// node scripts/build.mjs server   only this one
const [, , ...wanted] = process.argv
await ensureBuilt(wanted.length > 0 ? wanted : undefined)
