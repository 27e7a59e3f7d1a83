import { ready } from './process'

/**
 * What a helper does in its own process: it answers one question after the other and ends with the server, however that
 * ends.
 */
export const answerQuestions = <Question, Reply>(answer: (question: Question) => Promise<Reply>): void => {
  process.once('disconnect', () => process.exit(0))
  process.on('message', async (question: Question) => {
    process.send?.(await answer(question))
  })
  process.send?.(ready)
}
