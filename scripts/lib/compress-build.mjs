import { compressFolder } from './compress.mjs'

await compressFolder(process.argv[2])
