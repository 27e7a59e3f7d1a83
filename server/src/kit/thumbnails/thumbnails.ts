import { unavailable } from '../refusal'
import { painterLimits } from './limits'
import type { Question, Reply } from './messages'
import { Painter, TooMuch } from './painter'

type Wish = Omit<Question, 'path'>
/** Has a file at hand while the work lasts: of all that wait, only the one whose turn it is takes room on the disk. */
type WithFile = (work: (path: string) => Promise<Reply>) => Promise<Reply>

/** Makes small pictures of files, one file after the other, in a process that is there only while it is needed. */
export type Thumbnails = {
  /** @returns WebP pictures in the order of the edges; null when there can be none, however often one asks. */
  make: (wish: Wish, withFile: WithFile) => Promise<Uint8Array[] | null>
  close: () => void
}

const idle = 20_000
// A file of its own each: what one of them leaves behind in memory is gone before it adds up.
const filesPerPainter = 50
const longestQueue = 200

export const openThumbnails = (): Thumbnails => {
  let painter: Painter | null = null
  let painted = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let resting: NodeJS.Timeout | undefined

  const close = (): void => {
    clearTimeout(resting)
    painter?.end()
    painter = null
  }
  const current = async (): Promise<Painter> => {
    if (painter?.isGone || painted >= filesPerPainter) close()
    if (!painter) {
      painter = new Painter(await painterLimits())
      painted = 0
    }
    painted += 1
    return painter
  }
  // What came before may have left a painter with too little memory: only the word of a fresh one counts against a file,
  // and whoever has failed is asked nothing more.
  const ask = async (question: Question): Promise<Reply> => {
    const asked = await current()
    const isFresh = painted === 1
    const reply = await asked.paint(question).catch((error): Reply => {
      if (error instanceof TooMuch) return { pictures: null }
      throw error
    })
    if (reply.pictures) return reply
    close()
    return isFresh ? reply : ask(question)
  }
  const paint = async (wish: Wish, withFile: WithFile): Promise<Uint8Array[] | null> => {
    clearTimeout(resting)
    try {
      const { pictures } = await withFile((path) => ask({ ...wish, path }))
      return pictures
    } catch (error) {
      close()
      throw error
    } finally {
      waiting -= 1
      resting = setTimeout(close, idle)
      resting.unref()
    }
  }

  return {
    make: (wish, withFile) => {
      if (waiting >= longestQueue) return Promise.reject(unavailable())
      waiting += 1
      const made = last.then(() => paint(wish, withFile))
      last = made.catch(() => undefined)
      return made
    },
    close,
  }
}
