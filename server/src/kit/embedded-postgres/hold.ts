import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from './postmaster'

/** Our share in the server: as long as one process holds it, the server runs. */
export type Hold = {
  /** Says once more that we are here, after the server has died: others may have forgotten us, see below. */
  announce(): Promise<void>
  /** Gives up our share; true when nobody else has one, so that the server is ours to stop. */
  leave(): Promise<boolean>
  /** Forgets holders of a server that is gone, whose process numbers may belong to others by now. */
  forgetOlderThan(milliseconds: number): Promise<void>
  /** Dismisses the guard, once the server is stopped or left to others. */
  end(): void
}

/**
 * Waits on a pipe that closes when our process dies, however it dies. Then it does what `leave` and a stop would
 * have done. A dead process that its parent has not noted has no command line. It looks again for five
 * seconds, because a server that was just being launched has no pid file yet.
 */
const guardScript = `
  holders=$1 cluster=$2 us=$3
  runs() {
    kill -0 "$1" 2>/dev/null || return 1
    [ -r "/proc/$1/cmdline" ] || return 0
    [ -n "$(tr -d '\\0' < "/proc/$1/cmdline")" ]
  }
  read -r _ && exit
  rm -f "$holders/$us"-*
  round=0 seen=
  while [ $((round += 1)) -le 25 ]; do
    for holder in "$holders"/*; do
      name=\${holder##*/}
      runs "\${name%-*}" && exit
    done
    if read -r postmaster < "$cluster/postmaster.pid"; then
      seen=yes signal=INT
      [ $round = 25 ] && signal=QUIT
      kill -$signal "$postmaster"
    elif [ $seen ]; then
      exit
    fi
    sleep 0.2
  done
`

let holdsOfThisProcess = 0

/** Announces this process as a user of the server. */
export async function hold(dataDir: string, cluster: string): Promise<Hold> {
  const holders = join(dataDir, 'postgres-holders')
  holdsOfThisProcess += 1
  const name = `${process.pid}-${holdsOfThisProcess}`
  await mkdir(holders, { recursive: true })
  const announce = () => writeFile(join(holders, name), '')
  await announce()
  const guard = startGuard(holders, cluster)

  return {
    announce,
    leave: async () => {
      await rm(join(holders, name), { force: true })
      const others = await readdir(holders)
      return !others.some((other) => isRunning(Number.parseInt(other, 10)))
    },
    forgetOlderThan: async (milliseconds) => {
      for (const other of await readdir(holders)) {
        const announced = await stat(join(holders, other)).catch(() => null)
        if (announced && announced.mtimeMs < Date.now() - milliseconds) await rm(join(holders, other), { force: true })
      }
    },
    end: () => {
      guard.stdin?.end('done\n')
    },
  }
}

function startGuard(holders: string, cluster: string): ChildProcess {
  const guard = spawn('sh', ['-c', guardScript, 'postgres-guard', holders, cluster, String(process.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  })
  guard.unref()
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  return guard
}
