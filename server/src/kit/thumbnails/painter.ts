import { type ChildProcess, spawn } from 'node:child_process'
import { moduleWords, projectRoot } from '../project'
import { type Limited, painterFlags, watchMemory } from './limits'
import { type Question, type Reply, ready } from './messages'

const patience = 15_000
const startPatience = 20_000

/** A painter that was lost while at work: what it was given is too much for it. */
export class TooMuch extends Error {}

/** A process that makes small pictures. Whatever a file does to it, the server does not notice. */
export class Painter {
  private readonly child: ChildProcess
  private readonly exited: Promise<never>
  private readonly started: Promise<void>

  constructor({ command, watchedKiB }: Limited) {
    const [program, ...args] = command([...painterFlags, ...moduleWords('kit/thumbnails/worker')])
    this.child = spawn(program, args, {
      cwd: projectRoot,
      // Nothing of our settings: they hold secrets, and files of strangers are opened there.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    this.exited = new Promise((_, reject) => {
      this.child.once('error', reject)
      this.child.once('exit', () => reject(new TooMuch('The painter has ended')))
    })
    this.exited.catch(() => undefined)
    this.started = this.said<unknown>(startPatience).then((word) => {
      if (word !== ready) throw new Error('The painter did not start')
    })
    this.started.catch(() => this.end())
    if (watchedKiB !== null && this.child.pid !== undefined)
      this.child.once(
        'exit',
        watchMemory(this.child.pid, watchedKiB, () => this.end()),
      )
    // The server may end while it waits for a next file.
    this.child.unref()
    this.child.channel?.unref()
  }

  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null || !this.child.connected
  }

  private said<T>(within: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooMuch('The painter took too long')), within)
    })
    const word = new Promise<T>((resolve) => this.child.once('message', resolve as (message: unknown) => void))
    return Promise.race([word, late, this.exited]).finally(() => clearTimeout(timer))
  }

  /** @throws TooMuch when it is lost over the work, anything else when it could not even begin. */
  async paint(question: Question): Promise<Reply> {
    await this.started.catch((error: Error) => {
      throw new Error(`Small pictures cannot be made: ${error.message}`)
    })
    const answer = this.said<Reply>(patience)
    this.child.send(question, (error) => error && this.end())
    try {
      return await answer
    } catch (error) {
      this.end()
      throw error
    }
  }

  end(): void {
    this.child.kill('SIGKILL')
  }
}
