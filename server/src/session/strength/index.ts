import { execFile } from 'node:child_process'
import { moduleWords, projectRoot } from '../../kit/project'
import { unavailable } from '../../kit/refusal'

const patience = 20_000

/**
 * Whether a password withstands guessing. The word lists take 70 MB, which a server that is asked for this a few times
 * a week does not keep: a process of its own has them for a moment.
 *
 * @param known what anybody may know of its owner: address, names, the house.
 * @throws 503 where it cannot be judged; an unjudged password is not taken.
 */
export const isStrong = (password: string, known: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const words = moduleWords('session/strength/program')
    // Nothing of our settings: they hold secrets.
    const options = { cwd: projectRoot, env: {}, timeout: patience }
    const child = execFile(process.execPath, words, options, (error, stdout) => {
      if (error || !/^[01]$/.test(stdout)) reject(unavailable())
      else resolve(stdout === '1')
    })
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(JSON.stringify({ password, known }))
  })
