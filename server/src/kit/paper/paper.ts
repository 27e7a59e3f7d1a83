import { helperQueue } from '../helper-process'
import { unavailable } from '../refusal'
import type { Question, Reply } from './messages'
import type { SheetJob } from './sheet'

/** Prints letters, one after the other, in a process that is there only while it is needed: ADR 39. */
export type Paper = {
  /** @returns PDFs in the order of the jobs. @throws 503 when one cannot be set, or too many wait */
  print: (jobs: readonly SheetJob[]) => Promise<Buffer[]>
  /** @returns several PDFs as one. */
  putTogether: (parts: readonly Uint8Array[]) => Promise<Buffer>
  close: () => void
}

/** What a letter may cost: the compiler and its fonts take some 150 MB, a page of stationery as much as it is large. */
export const printerBounds = { memoryKiB: 1_500_000, cpuSeconds: 600, heapMB: 256 }

const pdfOf = (reply: Reply): Buffer => {
  if ('failed' in reply) {
    // The text of our own template or of a broken stationery: nothing that a letter says.
    process.emitWarning(`A letter could not be printed: ${reply.failed}`)
    throw unavailable()
  }
  return Buffer.from(reply.pdf)
}

export const openPaper = (): Paper => {
  const printer = helperQueue<Question, Reply>({
    module: 'kit/paper/program',
    bounds: printerBounds,
    patience: 20_000,
    // The compiler keeps something of every letter.
    perProcess: 200,
    longest: 100,
    lost: { failed: 'The printer was lost' },
    hasFailed: (reply) => 'failed' in reply,
  })
  return {
    print: (jobs) =>
      printer.inTurn(async (ask) => {
        const made: Buffer[] = []
        for (const job of jobs) made.push(pdfOf(await ask({ job })))
        return made
      }),
    putTogether: (parts) => printer.inTurn(async (ask) => pdfOf(await ask({ parts: [...parts] }))),
    close: printer.close,
  }
}
