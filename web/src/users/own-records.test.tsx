import { expect, test } from 'vitest'
import { queries } from '../kit/api'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../kit/testing'
import { type OwnRecord, pin, useNoteOpened, useOwnRecords } from './own-records'

const erna: OwnRecord = {
  kind: 'PERSON',
  id: 7,
  name: 'Erna Krause',
  dateOfBirth: '1931-05-02',
  city: 'Zittau',
  pinned: false,
  openedAt: '2026-11-22T10:00:00Z',
}

function Lists() {
  const { pinned, recent } = useOwnRecords()
  return (
    <>
      <p>{`pinned: ${pinned.map(({ name }) => name)}`}</p>
      <p>{`recent: ${recent.map(({ name }) => name)}`}</p>
    </>
  )
}

function Opened({ id }: { id: number | undefined }) {
  useNoteOpened('PERSON', id)
  return <Lists />
}

test('a record that stands on the screen is noted once, and one that is not there is not', async () => {
  session.start(aMe())
  const received = fakeServer({
    'GET /own-records': () => answer({ pinned: [], recent: [erna] }),
    'PUT /own-records/PERSON/7': () => answer(null, 204),
  })
  const { screen } = renderApp(<Opened id={7} />)
  await expect.element((await screen).getByText('recent: Erna Krause')).toBeVisible()
  renderApp(<Opened id={undefined} />)
  const told = received.filter(({ path }) => path.startsWith('PUT'))
  expect(told.map(({ path, body }) => [path.split('/').slice(-2).join(' '), body])).toEqual([['PERSON 7', {}]])
})

test('a pin is seen at once, and taken back when the server refuses it', async () => {
  session.start(aMe())
  let refuse: () => void = () => undefined
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  queries.clear()
  fakeServer({
    'GET /own-records': () => answer({ pinned: [], recent: [erna] }),
    'PUT /own-records/PERSON/7': async () => {
      await refused
      return problem(503, 'UNAVAILABLE')
    },
  })
  const screen = await renderApp(<Lists />).screen
  await expect.element(screen.getByText('recent: Erna Krause')).toBeVisible()
  const outcome = pin(erna, true).catch((failure: Error) => failure)
  await expect.element(screen.getByText('pinned: Erna Krause')).toBeVisible()
  refuse()
  await expect(outcome).resolves.toBeInstanceOf(Error)
  await expect.element(screen.getByText('recent: Erna Krause')).toBeVisible()
})
