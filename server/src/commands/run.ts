import { OperatorError } from '../kit/operator-error'
import { UnfitAddress } from '../users'

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Something wrong with how the command was called; shown as it is. */
export class UsageError extends OperatorError {}

const forOperators = [OperatorError, UnfitAddress]

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const isForOperator = forOperators.some((kind) => error instanceof kind)
  return isForOperator ? error.message : (error.stack ?? error.message)
}

/** Runs a command with the words after its name; a failure is told on stderr and ends with code 1. */
export const runCommand = (work: (words: string[]) => Promise<void>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  work(process.argv.slice(2)).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${textOf(error)}\n`)
      process.exit(1)
    },
  )
}
