import { answerQuestions } from '../helper-process/serve'
import type { Question, Reply } from './messages'
import { paint } from './paint'

// Runs as a process of its own, see `thumbnails.ts`.
answerQuestions<Question, Reply>(async (question) => {
  try {
    return { pictures: await paint(question) }
  } catch {
    return { pictures: null }
  }
})
