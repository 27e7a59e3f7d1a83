import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../testing'
import { QuestionDialog } from './question-dialog'

const aFrame = () => new Promise(requestAnimationFrame)

/** A question whose answer is carried out when `work` ends. */
async function aQuestion(work: Promise<unknown>) {
  const answers: boolean[] = []
  const question = { title: 'Löschen?', confirm: 'Löschen', run: () => work }
  const { screen } = renderApp(<QuestionDialog question={question} onAnswer={(yes) => answers.push(yes)} />)
  const dialog = (await screen).getByRole('alertdialog', { name: 'Löschen?' })
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect.element(dialog).toHaveAttribute('aria-busy', 'true')
  return { answers, dialog }
}

test('nobody gets away from a question that is being carried out', async () => {
  const work = Promise.withResolvers<void>()
  const { answers, dialog } = await aQuestion(work.promise)
  await userEvent.click(dialog.element().parentElement as HTMLElement, { position: { x: 5, y: 5 } })
  await aFrame()
  expect(answers).toEqual([])
  work.resolve()
  await expect.poll(() => answers).toEqual([true])
})

test('what is done at once is seen to be done', async () => {
  const work = Promise.resolve()
  const { answers } = await aQuestion(work)
  await work
  await aFrame()
  expect(answers).toEqual([])
  await expect.poll(() => answers).toEqual([true])
})
