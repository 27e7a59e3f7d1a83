import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A server on data of its own, which is gone with it.
const folder = mkdtempSync(join(tmpdir(), 'pietas-e2e-'))
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('../scripts/start.mjs')
