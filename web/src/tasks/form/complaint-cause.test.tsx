import { expect, test } from 'vitest'
import { session } from '../../kit/session'
import { aMe, answer, aTask, fakeServer, page, renderApp } from '../../kit/testing'
import { aDetail } from '../detail/testing'
import { TaskForm } from './task-form'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const delay = { id: 31, name: 'Terminverzug', ...stored }

async function aForm() {
  session.start(aMe({ permissions: ['Task:Create'] }))
  const received = fakeServer({
    'GET /users': () => page([]),
    'GET /complaint-causes': () => page([delay]),
    'POST /tasks': () => answer(aTask({ type: 'complaint' }), 201),
  })
  const { screen } = renderApp(
    <TaskForm
      preset={{ type: 'BASIC', title: 'Kam zu spät', userId: 7 }}
      title="Aufgabe anlegen"
      onSaved={() => undefined}
      onCancel={() => undefined}
    />,
  )
  return { form: await screen, received }
}

test('a complaint and a feedback are asked what they are about, and nothing else is', async () => {
  const { form, received } = await aForm()
  const cause = form.getByRole('combobox', { name: 'Grund' })
  const kind = (name: string) => form.getByRole('button', { name, exact: true })
  for (const name of ['Feedback', 'Beschwerde']) {
    await kind(name).click()
    await expect.element(cause).toBeVisible()
  }
  await cause.click()
  await form.getByRole('option', { name: 'Terminverzug' }).click()
  await kind('Termin').click()
  await expect.element(cause).not.toBeInTheDocument()
  await kind('Beschwerde').click()
  await expect.element(cause).toHaveValue('Terminverzug')
  await form.getByRole('button', { name: 'Aufgabe anlegen' }).click()
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('POST'))?.body)
    .toMatchObject({ complaint: { title: 'Kam zu spät', complaintCauseId: 31 } })
})

test('the detail says the cause, also one that was deleted meanwhile', async () => {
  const { drawer } = await aDetail(
    { type: 'complaint', complaintCauseId: 31, complaintCause: { id: 31, name: 'Terminverzug', deleted: true } },
    { 'GET /tasks/501/comments': () => page([]) },
  )
  await expect.element(drawer.getByText('Terminverzug (gelöscht)')).toBeVisible()
})
