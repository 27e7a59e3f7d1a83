import type { Process } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { aProcess, fakeServer, page, renderApp } from '../kit/testing'
import { ProcessHead } from './process-head'
import { ProcessTable } from './process-table'

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
