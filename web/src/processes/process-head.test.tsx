import type { Process } from '@pietas/contract/processes'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { answer, aProcess, fakeServer, page, renderApp } from '../kit/testing'
import { ProcessParts } from './pages/process-page'
import { ProcessHead } from './process-head'
import { ProcessTable } from './process-table'

beforeEach(() => browser.viewport(1400, 900))

const about = (facts: Partial<Process['deceasedPerson']>, type: Process['type'] = 'DEATH') => {
  const process = aProcess()
  return { ...process, type, deceasedPerson: { ...process.deceasedPerson, ...facts } }
}

const head = (process: Process) => renderApp(<ProcessHead process={process} onOpenPerson={undefined} />).screen

test.each([
  ['hochinfektiös', { highlyInfectious: true }],
  ['infektiös', { infectious: true }],
])('the head says that somebody is %s', async (word, facts) => {
  const screen = await head(about(facts))
  await expect.element(screen.getByText(word, { exact: true })).toBeVisible()
})

test('the list of processes says it', async () => {
  fakeServer({ 'GET /processes': () => page([about({ highlyInfectious: true })]) })
  const { screen } = renderApp(<ProcessTable onOpen={() => undefined} />)
  await expect.element((await screen).getByText('hochinfektiös')).toBeVisible()
})

test('who provides for his own death is called so while he lives', async () => {
  const living = { deceased: false, deceasedAt: null }
  const screen = await head(about(living, 'PROVISION'))
  await expect.element(screen.getByText('Vorsorgende Person')).toBeVisible()
  await screen.unmount()
  const dead = await head(about({}, 'PROVISION'))
  await expect.element(dead.getByText('Verstorbene Person')).toBeVisible()
  await dead.unmount()
  await expect.element((await head(about(living))).getByText('Verstorbene Person')).toBeVisible()
})

test('a death on a day that nobody knows shows as its sign, and no age grows', async () => {
  const screen = await head(about({ deceasedAt: null }))
  await expect.element(screen.getByText('* 01.05.1940 †', { exact: true })).toBeVisible()
})

test('on a telephone it is folded to whom it is about and whom to call, and says the rest when asked', async () => {
  const screen = await head(aProcess())
  const more = screen.getByRole('button', { name: 'Mehr zum Vorgang' })
  await expect.element(screen.getByText('Zuständig', { exact: true })).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  await browser.viewport(390, 844)
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByText('Zuständig', { exact: true })).not.toBeVisible()
  await expect.element(screen.getByText('Auftraggeber', { exact: true })).toBeVisible()
  await more.click()
  await expect.element(screen.getByText('Zuständig', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Weniger zeigen' }).click()
  await expect.element(screen.getByText('Zuständig', { exact: true })).not.toBeVisible()
})

const dead = { deceased: true, deceasedAt: '2026-11-20' }

test('the head says that the client has died, and offers to choose another one', async () => {
  let asked = 0
  const process = aProcess()
  const widow = { ...process.clientPerson, ...dead } as Process['clientPerson']
  const part = (clientPerson: Process['clientPerson'], may = true) => (
    <ProcessHead
      process={{ ...process, clientPerson }}
      onOpenPerson={undefined}
      onNewClient={may ? () => asked++ : undefined}
    />
  )
  const screen = await renderApp(part(widow)).screen
  await expect.element(screen.getByText('† 20.11.2026', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Neuen Auftraggeber wählen' }).click()
  expect(asked).toBe(1)
  await screen.unmount()
  const gone = await renderApp(part({ ...process.clientPerson, deleted: true } as Process['clientPerson'])).screen
  await expect.element(gone.getByText('gelöscht', { exact: true })).toBeVisible()
  await expect.element(gone.getByRole('button', { name: 'Neuen Auftraggeber wählen' })).toBeVisible()
  await gone.unmount()
  const reading = await renderApp(part(widow, false)).screen
  await expect.element(reading.getByText('† 20.11.2026', { exact: true })).toBeVisible()
  await expect.element(reading.getByRole('button')).not.toBeInTheDocument()
  await reading.unmount()
  const alive = await renderApp(part(process.clientPerson)).screen
  await expect.element(alive.getByText('Anna Muster')).toBeVisible()
  await expect.element(alive.getByRole('button')).not.toBeInTheDocument()
})

test('the way to another client ends in the field where he is chosen', async () => {
  const process = aProcess()
  const clientPerson = { ...process.clientPerson, ...dead } as Process['clientPerson']
  fakeServer({ 'GET /persons': () => page([]), 'GET /relationships': () => page([]) })
  const screen = await renderApp(<ProcessParts process={{ ...process, clientPerson }} />).screen
  await screen.getByRole('button', { name: 'Neuen Auftraggeber wählen' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Auftraggebende Person' })).toHaveFocus()
})

test('the tabs say how much there is behind them', async () => {
  fakeServer({
    'GET /persons': () => page([]),
    'GET /relationships': () => page([]),
    'GET /counts': () => answer({ openTasks: 0, notes: 3, documents: 120, persons: 1, hasTransport: true }),
  })
  const screen = await renderApp(<ProcessParts process={aProcess()} />).screen
  await expect.element(screen.getByRole('tab', { name: 'Notizen, 3', exact: true })).toHaveTextContent('Notizen3')
  await expect.element(screen.getByRole('tab', { name: 'Dokumente, 99+', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Aufgaben, 0', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Übersicht', exact: true })).toBeVisible()
})
