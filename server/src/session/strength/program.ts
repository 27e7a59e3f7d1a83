import { text } from 'node:stream/consumers'
import { isStrong } from './judge'

// Runs as a process of its own, see index.ts: what it is asked comes in, 1 or 0 goes out.
const { password, known } = JSON.parse(await text(process.stdin)) as { password: string; known: string[] }
process.stdout.write(isStrong(password, known) ? '1' : '0')
