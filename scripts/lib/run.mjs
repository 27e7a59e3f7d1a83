import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The path of a command that an installed package brings. */
export const tool = (name) => `${root}node_modules/.bin/${name}`

/**
 * Runs a command to its end, shows its output and answers its exit code. It can never wait for input, and a signal
 * that ends us ends it too.
 */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const forward = (signal) => child.kill(signal)
    process.on('SIGINT', forward).on('SIGTERM', forward)
    const end = (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      end(127)
    })
    child.on('exit', (code, signal) => {
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(1)
      end(code ?? 1)
    })
  })
}
