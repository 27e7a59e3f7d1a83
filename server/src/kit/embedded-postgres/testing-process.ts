import { startEmbeddedPostgres } from './index'

const [, , dataDir = ''] = process.argv
const { url, adopted, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
process.once('SIGTERM', () => stop().then(() => process.exit()))
process.stdout.write(`${JSON.stringify({ url, adopted })}\n`)
setInterval(() => {}, 60_000)
