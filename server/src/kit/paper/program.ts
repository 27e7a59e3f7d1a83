import { answerQuestions } from '../helper-process/serve'
import type { Question, Reply } from './messages'
import { layBelow, putTogether } from './stationery'
import { typeset } from './typeset'

const answer = async (question: Question): Promise<Uint8Array> => {
  if ('parts' in question) return putTogether(question.parts)
  const { stationery, ...job } = question.job
  const letter = typeset(job)
  return stationery ? layBelow(letter, stationery) : letter
}

// Runs as a process of its own, see `paper.ts`.
answerQuestions<Question, Reply>(async (question) => {
  try {
    return { pdf: await answer(question) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
})
