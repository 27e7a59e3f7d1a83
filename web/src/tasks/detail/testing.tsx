import type { Permission } from '@pietas/contract/kit'
import type { Task } from '@pietas/contract/tasks'
import { expect } from 'vitest'
import { session } from '../../kit/session'
import { aMe, answer, aTask, fakeServer, renderApp } from '../../kit/testing'
import { TaskDetailDrawer } from './task-detail-drawer'

type Routes = Parameters<typeof fakeServer>[0]

export const rights: Permission[] = ['Process:List', 'Task:ListAll', 'Task:Create', 'Task:ApplyAction', 'Task:Delete']

/** A task in its drawer, in front of a server that keeps what it is told of it. */
export async function aDetail(facts: Partial<Task> = {}, more: Routes = {}, permissions = rights) {
  session.start(aMe({ permissions }))
  let stored = aTask(facts)
  const path = `/tasks/${stored.id}`
  const received = fakeServer({
    [`GET ${path}`]: () => answer(stored),
    [`PATCH ${path}`]: ({ body }) => {
      const [fields] = Object.values(body) as Partial<Task>[]
      stored = { ...stored, ...fields, version: stored.version + 1 }
      return answer(stored)
    },
    ...more,
  })
  const { screen, router } = renderApp(<TaskDetailDrawer taskId={stored.id} />)
  const drawer = await screen
  await expect.element(drawer.getByRole('dialog')).toBeVisible()
  const sent = (method: string) =>
    received.filter((request) => request.path.startsWith(method)).map(({ body, headers }) => ({ body, headers }))
  return {
    drawer,
    received,
    patches: () => sent('PATCH').map(({ body }) => body),
    versions: () => sent('PATCH').map(({ headers }) => headers.get('if-match')),
    opened: () => router.state.location.state.drawer,
    change: (changes: Partial<Task>) => {
      stored = { ...stored, ...changes }
    },
  }
}
