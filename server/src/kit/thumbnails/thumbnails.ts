import { helperQueue } from '../helper-process'
import type { Question, Reply } from './messages'

type Wish = Omit<Question, 'path'>
/** Has a file at hand while the work lasts: of all that wait, only the one whose turn it is takes room on the disk. */
type WithFile = (work: (path: string) => Promise<Reply>) => Promise<Reply>

/** Makes small pictures of files, one file after the other, in a process that is there only while it is needed. */
export type Thumbnails = {
  /** @returns WebP pictures in the order of the edges; null when there can be none, however often one asks. */
  make: (wish: Wish, withFile: WithFile) => Promise<Uint8Array[] | null>
  close: () => void
}

/** What a picture may cost. */
export const painterBounds = { memoryKiB: 850_000, cpuSeconds: 600, heapMB: 128 }

export const openThumbnails = (): Thumbnails => {
  const painters = helperQueue<Question, Reply>({
    module: 'kit/thumbnails/worker',
    bounds: painterBounds,
    patience: 15_000,
    perProcess: 50,
    longest: 200,
    lost: { pictures: null },
    hasFailed: ({ pictures }) => pictures === null,
  })
  return {
    make: async (wish, withFile) => {
      const { pictures } = await painters.inTurn((ask) => withFile((path) => ask({ ...wish, path })))
      return pictures
    },
    close: painters.close,
  }
}
