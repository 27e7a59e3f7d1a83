import { type Question, type Reply, ready } from './messages'
import { paint } from './paint'

// Runs as a process of its own, see painter.ts. It ends with the server, however that ends.
process.once('disconnect', () => process.exit(0))

const answer = async (question: Question): Promise<Reply> => {
  try {
    return { pictures: await paint(question) }
  } catch {
    return { pictures: null }
  }
}

process.on('message', async (question: Question) => {
  process.send?.(await answer(question))
})
process.send?.(ready)
