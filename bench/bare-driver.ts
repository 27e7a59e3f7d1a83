import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type BareDriver = {
  process: ChildProcess
  run: (name: string, from: number, count: number) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the bare driver in a process of its own, with the week of its calendar and the names that it searches for. */
export const startBareDriver = async (
  url: string,
  tenantId: number,
  legalEntityId: number,
  monday: string,
  names: string[],
): Promise<BareDriver> => {
  const file = fileURLToPath(new URL('./bare.ts', import.meta.url))
  const child = fork(file, [url, String(tenantId), String(legalEntityId), monday, ...names], {
    execArgv: ['--import', 'tsx'],
  })
  await once(child, 'message')
  const run = async (name: string, from: number, count: number): Promise<void> => {
    child.send({ name, from, count })
    await once(child, 'message')
  }
  const stop = async (): Promise<void> => {
    child.kill()
    await once(child, 'exit')
  }
  return { process: child, run, stop }
}
