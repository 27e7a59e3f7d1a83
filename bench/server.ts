import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/src/kit/project'

export type Started = { origin: string; process: ChildProcess; readyAfter: number; stop: () => Promise<void> }

/** What `npm start` runs, so that the same is measured without npm around it. */
const startCommand = (): string => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return scripts.start
}

/** Starts the built server as it runs in production. @returns it once it has said that it is ready. */
export const startServer = async (dataDir: string, environment: Record<string, string> = {}): Promise<Started> => {
  const began = performance.now()
  const child = spawn('sh', ['-c', startCommand()], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /ready on (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { origin, process: child, readyAfter: performance.now() - began, stop }
}

/** A folder for data that is gone when the bench ends. */
export const temporaryFolder = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), 'pietas-bench-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
