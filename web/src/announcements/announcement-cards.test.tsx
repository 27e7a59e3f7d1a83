import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { refresh } from '../kit/api'
import { anAnnouncement, answer, fakeServer, page, problem, renderApp } from '../kit/testing'
import { AnnouncementCards } from './announcement-cards'
import { AnnouncementWindow } from './announcement-window'

type Routes = Parameters<typeof fakeServer>[0]

const long = anAnnouncement({ id: 22, title: 'Lang', content: '<p>Absatz</p>'.repeat(80) })

async function theCards(routes: Routes, address = '/') {
  await browser.viewport(1280, 900)
  const received = fakeServer({ 'POST /read': () => answer(null, 204), ...routes })
  const { screen, router } = renderApp(<AnnouncementCards />, address)
  const app = await screen
  const read = () => received.filter(({ path }) => path.startsWith('POST')).map(({ path }) => path.split('/').at(-2))
  return { app, router, received, read }
}

test('what fits counts as read once it was in view for a moment, what does not only when it is opened', async () => {
  const { app, router, read } = await theCards({ 'GET /announcements': () => page([anAnnouncement(), long]) })
  await expect.element(app.getByRole('heading', { name: 'Betriebsfeier' })).toBeVisible()
  expect(app.getByText('neu', { exact: true }).elements()).toHaveLength(2)
  await expect.poll(read, { timeout: 10_000 }).toEqual(['21'])
  await expect.poll(() => app.getByText('neu', { exact: true }).elements().length).toBe(1)
  await app.getByRole('button', { name: 'Weiterlesen' }).click()
  await expect
    .poll(() => router.state.location.state.drawer)
    .toEqual({ name: 'announcement', props: { announcementId: 22 } })
  expect(read()).toEqual(['21'])
})

test('a search asks the server, and says when nothing is found', async () => {
  const { app, received } = await theCards({
    'GET /announcements': ({ query }) => page(query.get('query') ? [] : [anAnnouncement({ isRead: true })]),
  })
  await expect.element(app.getByRole('heading', { name: 'Betriebsfeier' })).toBeVisible()
  await userEvent.fill(app.getByRole('searchbox', { name: 'Ankündigungen durchsuchen' }), 'zittau')
  await expect.element(app.getByText('Nichts gefunden')).toBeVisible()
  expect(received.at(-1)?.query.get('query')).toBe('zittau')
})

test('a search stands in the address, and is there for whoever is sent it', async () => {
  const { app, router, received } = await theCards({ 'GET /announcements': () => page([]) }, '/?query=zittau')
  const field = app.getByRole('searchbox', { name: 'Ankündigungen durchsuchen' })
  await expect.element(field).toHaveValue('zittau')
  await expect.poll(() => received.at(-1)?.query.get('query')).toBe('zittau')
  await userEvent.fill(field, 'löbau')
  await expect.poll(() => router.state.location.search).toEqual({ query: 'löbau' })
  await userEvent.fill(field, '')
  await expect.poll(() => router.state.location.search).toEqual({})
})

test('the date of a card is that on which it was written, whenever it was to be read', async () => {
  const planned = anAnnouncement({ createdAt: '2024-03-05T09:30:00.000Z', publishedAt: '2024-03-09T07:00:00.000Z' })
  const { app } = await theCards({ 'GET /announcements': () => page([planned]) })
  await expect.element(app.getByText('05.03.2024')).toBeVisible()
})

test('without any there is a calm word, and a failure can be tried again', async () => {
  let fails = true
  const { app } = await theCards({ 'GET /announcements': () => (fails ? problem(500, 'UNEXPECTED') : page([])) })
  await expect.element(app.getByText('Die Daten konnten nicht geladen werden')).toBeVisible()
  fails = false
  await app.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(app.getByText('Noch keine Ankündigungen')).toBeVisible()
})

test('what has been read is not noted again by opening it', async () => {
  const received = fakeServer({ 'GET /announcements/21': () => answer(anAnnouncement({ isRead: true })) })
  const app = await renderApp(<AnnouncementWindow announcementId={21} />).screen
  await expect.element(app.getByRole('dialog', { name: 'Betriebsfeier' }).getByText('Am Freitag')).toBeVisible()
  expect(received.filter(({ path }) => path.startsWith('POST'))).toEqual([])
})

test('what has been read is asked for anew where it is told of as news', async () => {
  const received = fakeServer({
    'GET /announcements/21': () => answer(anAnnouncement()),
    'POST /read': () => answer(null, 204),
  })
  let asked = 0
  function News() {
    const { data } = useQuery({ queryKey: ['notifications'], queryFn: async () => ++asked })
    return <p>{data}-mal gefragt</p>
  }
  const { screen } = renderApp(
    <>
      <News />
      <AnnouncementWindow announcementId={21} />
    </>,
  )
  await expect.element((await screen).getByText('2-mal gefragt')).toBeInTheDocument()
  expect(received.filter(({ path }) => path.startsWith('POST'))).toHaveLength(1)
})

test('what is typed is asked for when somebody pauses, and not letter by letter', async () => {
  const { app, received } = await theCards({ 'GET /announcements': () => page([anAnnouncement({ isRead: true })]) })
  await expect.element(app.getByRole('heading', { name: 'Betriebsfeier' })).toBeVisible()
  await app.getByRole('searchbox', { name: 'Ankündigungen durchsuchen' }).click()
  await userEvent.keyboard('zittau')
  const asked = () => received.map(({ query }) => query.get('query')).filter(Boolean)
  await expect.poll(() => asked().at(-1)).toBe('zittau')
  expect(asked().length).toBeLessThan(6)
})

test('what is taken away while it is open is shown no longer', async () => {
  let isGone = false
  fakeServer({
    'GET /announcements/23': () => (isGone ? problem(404, 'NOT_FOUND') : answer(anAnnouncement({ id: 23 }))),
    'POST /read': () => answer(null, 204),
  })
  const app = await renderApp(<AnnouncementWindow announcementId={23} />).screen
  await expect.element(app.getByRole('dialog', { name: 'Betriebsfeier' })).toBeVisible()
  isGone = true
  await refresh('announcements')
  await expect.element(app.getByText('Diese Ankündigung gibt es nicht mehr')).toBeVisible()
})

test('the window reads what it opens, and says when it is gone', async () => {
  const received = fakeServer({
    'GET /announcements/21': () => answer(anAnnouncement()),
    'GET /announcements/22': () => problem(404, 'NOT_FOUND'),
    'POST /read': () => answer(null, 204),
  })
  const first = await renderApp(<AnnouncementWindow announcementId={21} />).screen
  await expect.element(first.getByRole('dialog', { name: 'Betriebsfeier' }).getByText('Am Freitag')).toBeVisible()
  await expect.poll(() => received.filter(({ path }) => path.endsWith('/21/read')).length).toBe(1)
  await first.unmount()
  const second = await renderApp(<AnnouncementWindow announcementId={22} />).screen
  await expect.element(second.getByText('Diese Ankündigung gibt es nicht mehr')).toBeVisible()
  expect(received.filter(({ path }) => path.endsWith('/22/read'))).toEqual([])
})
