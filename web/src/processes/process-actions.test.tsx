import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { answer, aProcess, aTask, fakeServer, page, problem, renderApp } from '../kit/testing'
import { ProcessDuplicateDialog } from './duplicate-dialog'
import { ProcessActions } from './process-actions'

type Routes = Parameters<typeof fakeServer>[0]

async function someActions(process: Process, routes: Routes) {
  const received = fakeServer({
    'GET /branches': () => page([process.legalEntityBranch]),
    'GET /persons': () => page([]),
    ...routes,
  })
  const copies: number[] = []
  const screen = await renderApp(<ProcessActions process={process} onCopied={({ id }) => copies.push(id)} />).screen
  return { screen, received, copies }
}

const changes = (received: { path: string; body: object }[]) =>
  received.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)

test('a copy is an additional process that asks for what often differs and what else it takes over', async () => {
  const { screen, received, copies } = await someActions(aProcess(), {
    'POST /processes/100/copy': ({ body }) =>
      answer(aProcess({ id: 102, type: 'ADDITIONAL', parentId: 100, ...body }), 201),
  })
  await screen.getByRole('button', { name: 'Als Zusatzvorgang kopieren' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Zusatzvorgang anlegen' })
  await expect.element(dialog.getByText('Zusatz zu Vorgang 100: Karl Muster')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Aufnahme' }).click()
  await screen.getByRole('option', { name: 'online' }).click()
  await dialog.getByRole('switch', { name: 'Rente' }).click()
  await dialog.getByRole('button', { name: 'Zusatzvorgang anlegen' }).click()
  await expect.poll(() => copies).toEqual([102])
  expect(received.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    recordingType: 'ONLINE',
    legalEntityBranchId: 4,
    clientPersonId: 21,
    clientBusinessPartnerId: null,
    takeOver: ['CERTIFICATES', 'INFORMATION', 'PERSONS', 'PARTNERS', 'PORTAL'],
  })
})

const listed =
  (total: number): Routes[string] =>
  ({ query }) => {
    const items = Array.from({ length: Math.min(total, Number(query.get('limit'))) }, (_, index) =>
      aTask({ id: index + 1 }),
    )
    return answer({ items, nextCursor: null, prevCursor: null, ...(query.get('count') ? { total } : {}) })
  }

test('a process is cancelled only with a reason', async () => {
  const { screen, received } = await someActions(aProcess(), {
    'GET /processes/100/tasks': listed(0),
    'PATCH /processes/100': ({ body }) => answer(aProcess(body)),
  })
  await screen.getByRole('button', { name: 'Stornieren' }).click()
  const question = screen.getByRole('dialog', { name: 'Vorgang 100 stornieren?' })
  const reason = question.getByRole('textbox', { name: 'Grund' })
  await expect.element(reason).toHaveFocus()
  await question.getByRole('button', { name: 'Stornieren' }).click()
  await expect.element(question.getByText('Dieses Feld ist erforderlich')).toBeVisible()
  await expect.element(question.getByRole('switch')).not.toBeInTheDocument()
  await reason.fill('Andere Firma')
  await question.getByRole('button', { name: 'Stornieren' }).click()
  await expect.element(screen.getByText('Der Vorgang wurde storniert')).toBeVisible()
  expect(changes(received)).toEqual([{ status: 'CANCELLED', cancelReason: 'Andere Firma', cancelOpenTasks: false }])
})

test('where something is left to do, it is asked what becomes of it', async () => {
  const { screen, received } = await someActions(aProcess(), {
    'GET /processes/100/tasks': listed(3),
    'PATCH /processes/100': ({ body }) => answer(aProcess(body)),
  })
  await screen.getByRole('button', { name: 'Stornieren' }).click()
  const question = screen.getByRole('dialog', { name: 'Vorgang 100 stornieren?' })
  await expect.element(question.getByText('3 Aufgaben zu diesem Vorgang sind noch offen.')).toBeVisible()
  await question.getByRole('textbox', { name: 'Grund' }).fill('Doppelt')
  await question.getByRole('switch', { name: 'Offene Aufgaben ebenfalls stornieren' }).click()
  await question.getByRole('button', { name: 'Stornieren' }).click()
  await expect
    .poll(() => changes(received))
    .toEqual([{ status: 'CANCELLED', cancelReason: 'Doppelt', cancelOpenTasks: true }])
})

test('taken up again beside another process of the same case, somebody has to insist', async () => {
  const { screen, received } = await someActions(aProcess({ status: 'CANCELLED' }), {
    'PATCH /processes/100': ({ query, body }) =>
      query.get('ignoreDuplicates')
        ? answer(aProcess(body))
        : problem(409, 'DUPLICATE', { duplicates: [aProcess({ id: 101 })] }),
  })
  const takeUp = screen.getByRole('button', { name: 'Storno aufheben' })
  const dialog = screen.getByRole('dialog', { name: 'Diesen Vorgang gibt es vielleicht schon' })
  await takeUp.click()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changes(received)).toHaveLength(1)
  await takeUp.click()
  await expect.element(dialog.getByRole('row', { name: /101 · Sterbefall.*Karl Muster.*Anna Muster/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Trotzdem aufnehmen' }).click()
  await expect.element(screen.getByText('Der Vorgang ist wieder aktiv')).toBeVisible()
  expect(changes(received)).toHaveLength(3)
})

test.each([
  ['create', 'Trotzdem anlegen', 'Der Vorgang konnte nicht angelegt werden'],
  ['update', 'Trotzdem speichern', 'Der Vorgang konnte nicht gespeichert werden'],
] as const)('insisting to %s with nothing to store fails in words', async (cause, insist, failure) => {
  const received = fakeServer({})
  const screen = await renderApp(<ProcessDuplicateDialog found={[aProcess()]} cause={cause} />).screen
  await screen.getByRole('button', { name: insist }).click()
  await expect.element(screen.getByText(failure)).toBeVisible()
  expect(received).toHaveLength(0)
})
