import { type ChildProcess, spawn } from 'node:child_process'
import { moduleWords, projectRoot } from '../project'
import { type Bounds, helperFlags, type Limited, watchMemory } from './limits'

/** Said once, before the first reply. */
export const ready = 'ready'

/** What a helper does, and how long anybody waits for it, in ms. */
export type HelperFacts = {
  /** Module that it runs, below `server/src`. */
  module: string
  bounds: Bounds
  patience: number
}

const startPatience = 20_000

/** A helper that was lost while at work: what it was given is too much for it. */
export class TooMuch extends Error {}

/** A process that works on what strangers have sent. Whatever that does to it, the server does not notice. */
export class HelperProcess<Question, Reply> {
  private readonly child: ChildProcess
  private readonly patience: number
  private readonly exited: Promise<never>
  private readonly started: Promise<void>

  constructor({ module, bounds, patience }: HelperFacts, { command, watchedKiB }: Limited) {
    this.patience = patience
    const [program, ...args] = command([...helperFlags(bounds), ...moduleWords(module)])
    this.child = spawn(program, args, {
      cwd: projectRoot,
      // Nothing of our settings: they hold secrets, and what strangers have sent is opened there.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    this.exited = new Promise((_, reject) => {
      this.child.once('error', reject)
      this.child.once('exit', () => reject(new TooMuch('The helper has ended')))
    })
    this.exited.catch(() => undefined)
    this.started = this.said<unknown>(startPatience).then((word) => {
      if (word !== ready) throw new Error('The helper did not start')
    })
    this.started.catch(() => this.end())
    if (watchedKiB !== null && this.child.pid !== undefined)
      this.child.once(
        'exit',
        watchMemory(this.child.pid, watchedKiB, () => this.end()),
      )
    // The server may end while it waits for the next question.
    this.child.unref()
    this.child.channel?.unref()
  }

  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null || !this.child.connected
  }

  private said<T>(within: number): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooMuch('The helper took too long')), within)
    })
    const word = new Promise<T>((resolve) => this.child.once('message', resolve as (message: unknown) => void))
    return Promise.race([word, late, this.exited]).finally(() => clearTimeout(timer))
  }

  /** @throws TooMuch when it is lost over the work, anything else when it could not even begin. */
  async ask(question: Question): Promise<Reply> {
    await this.started.catch((error: Error) => {
      throw new Error(`A helper cannot be had: ${error.message}`)
    })
    const answer = this.said<Reply>(this.patience)
    this.child.send(question as object, (error) => error && this.end())
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
