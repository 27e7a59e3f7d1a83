import { expect, test } from 'vitest'
import { answer, aPerson, fakeServer, page, renderApp } from '../kit/testing'
import { PersonTable } from './person-table'

const inCase = (facts: object) => ({ id: 7, type: 'DEATH', status: 'ACTIVE', deceased: 'Karl Muster', ...facts })
const processes = [
  inCase({ places: ['CLIENT', 'GRAVE_OWNER'] }),
  inCase({ id: 8, status: 'CANCELLED', places: ['CLIENT'] }),
  inCase({ id: 9, status: 'PAYED', places: ['CLIENT'] }),
] as never

const shown = async (person = aPerson()) => {
  const received = fakeServer({
    'GET /persons': () => page([person]),
    'GET /persons/11': () => answer({ ...person, processes }),
    'DELETE /persons/11': () => answer(null, 204),
    'POST /persons/11/restore': () => answer(person),
  })
  const list = await renderApp(<PersonTable onOpen={() => undefined} />).screen
  const act = async (name: string) => {
    await list.getByRole('button', { name: 'Aktionen' }).click()
    await list.getByRole('menuitem', { name }).click()
  }
  const paths = () => received.map(({ path }) => path.replace(/.*persons/, ''))
  return { list, act, received, paths }
}

test('who is to be deleted is said to stand in open cases, and as what; one click brings him back', async () => {
  const { list, act, paths } = await shown()
  await act('Löschen')
  const question = list.getByRole('alertdialog')
  await expect
    .element(question)
    .toHaveTextContent(
      'Sie steht in offenen Vorgängen: Vorgang 7 zu Karl Muster (Auftraggeber, nutzungsberechtigt am Grab).',
    )
  await expect.element(question).not.toHaveTextContent('Vorgang 8')
  await expect.element(question).not.toHaveTextContent('Vorgang 9')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await list.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(paths).toContain('/11/restore')
})

test('the deleted ones have a tab of their own and are restored from there', async () => {
  const { list, act, received, paths } = await shown(aPerson({ deleted: true }))
  await list.getByRole('tab', { name: 'Gelöschte' }).click()
  await expect.poll(() => received.at(-1)?.query.get('filters')).toBe('{"deleted":true}')
  await act('Wiederherstellen')
  await list.getByRole('alertdialog').getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect.poll(paths).toContain('/11/restore')
})

test('what is part of another record is not restored by itself', async () => {
  const { list } = await shown(aPerson({ deleted: true, mergedIntoId: 12 }))
  await expect.element(list.getByText('Schäfer, Erna')).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'Aktionen' })).not.toBeInTheDocument()
})

test('several are said to stand in open cases, each by name, and one click brings all of those back that went', async () => {
  const [erna, otto] = [aPerson({ id: 11 }), aPerson({ id: 12, firstName: 'Otto', lastName: 'Kern' })]
  const received = fakeServer({
    'GET /persons': () => page([erna, otto]),
    'GET /persons/11': () => answer({ ...erna, processes }),
    'GET /persons/12': () => answer({ ...otto, processes: [] }),
    'DELETE /persons/11': () => answer(null, 204),
    'DELETE /persons/12': () => answer({ code: 'NOT_FOUND' }, 404),
    'POST /persons/11/restore': () => answer(erna),
  })
  const list = await renderApp(<PersonTable onOpen={() => undefined} />).screen
  await list.getByRole('checkbox', { name: '„Schäfer, Erna“ auswählen' }).click()
  await list.getByRole('checkbox', { name: '„Kern, Otto“ auswählen' }).click()
  await list.getByRole('button', { name: 'Löschen', exact: true }).click()
  const question = list.getByRole('alertdialog')
  await expect.element(question).toHaveTextContent('2 Personen löschen?')
  await expect.element(question).toHaveTextContent('Erna Schäfer: Vorgang 7 zu Karl Muster (Auftraggeber')
  await question.getByRole('button', { name: 'Löschen' }).click()
  await list.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => received.filter(({ path }) => path.startsWith('POST'))).toHaveLength(1)
  expect(received.find(({ path }) => path.startsWith('POST'))?.path).toContain('/persons/11/restore')
})
