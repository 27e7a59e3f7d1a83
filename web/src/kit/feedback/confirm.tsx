import { useSyncExternalStore } from 'react'
import { whenIdle } from '../loading'
import type { Question } from './question-dialog'

export const QuestionDialog = whenIdle(async () => (await import('./question-dialog')).QuestionDialog)

type Open = Question & { answer: (yes: boolean) => void }
let open: Open | undefined
const listeners = new Set<() => void>()

function show(next: Open | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Asks over the page and answers true only when the person confirms. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    open?.answer(false)
    show({ ...question, answer: resolve })
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Stands once in the app and shows the question being asked. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(subscribe, () => open)
  if (!question) return null
  const answer = (yes: boolean) => {
    show(undefined)
    question.answer(yes)
  }
  return <QuestionDialog question={question} onAnswer={answer} />
}
