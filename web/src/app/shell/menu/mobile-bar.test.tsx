import type { Permission } from '@pietas/contract/kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../../kit/api'
import { Page } from '../../../kit/page'
import { session } from '../../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../../kit/testing'
import { Shell } from '../frame/shell'
import { MobileBar } from './mobile-bar'
import { OwnRecords } from './own-records'

beforeEach(() => {
  queries.clear()
  localStorage.clear()
})

describe('the bar of telephones', () => {
  const aBar = async (permissions: Permission[], address = '/') => {
    await browser.viewport(390, 844)
    session.start(aMe({ permissions }))
    fakeServer({})
    let asked = 0
    const part = (
      <>
        <input aria-label="Titel" />
        <MobileBar onMenu={() => asked++} />
      </>
    )
    const screen = await renderApp(part, address).screen
    return { screen, bar: screen.getByRole('navigation', { name: 'Schnellzugriff' }), asked: () => asked }
  }
  const words = (bar: HTMLElement | SVGElement) =>
    [...bar.querySelectorAll('a, button')].map((one) => one.textContent || one.getAttribute('aria-label'))

  test('holds what somebody needs all day, and only what he may', async () => {
    const { bar } = await aBar(['Process:List', 'Task:Create'])
    await expect.element(bar).toBeVisible()
    expect(words(bar.element())).toEqual(['Start', 'Vorgänge', 'Neu', 'Aufgaben', 'Menü'])
    session.start(aMe({ permissions: [] }))
    await expect.poll(() => words(bar.element())).toEqual(['Start', 'Aufgaben', 'Menü'])
  })

  test('opens the menu', async () => {
    const { bar, asked } = await aBar([])
    await bar.getByRole('button', { name: 'Menü' }).click()
    expect(asked()).toBe(1)
  })

  test('makes room for the keyboard', async () => {
    const { screen, bar } = await aBar([])
    await expect.element(bar).toBeVisible()
    await screen.getByRole('textbox', { name: 'Titel' }).click()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('is not there on a wide screen', async () => {
    const { bar } = await aBar([])
    await expect.element(bar).toBeVisible()
    await browser.viewport(600, 844)
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('stands below the page and covers none of it', async () => {
    await browser.viewport(390, 844)
    session.start(aMe({ permissions: [] }))
    fakeServer({})
    const screen = await renderApp(<Shell />).screen
    const bar = screen.getByRole('navigation', { name: 'Schnellzugriff' })
    await expect.element(bar).toBeVisible()
    const box = bar.element().getBoundingClientRect()
    expect([box.bottom, box.height, box.width]).toEqual([844, 56, 390])
    for (const part of bar.element().querySelectorAll('a, button')) {
      const { width, height } = part.getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    }
    expect(document.querySelector('main')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top)
  })
})

describe('records at hand', () => {
  const aRecord = (fields: object) => ({
    kind: 'PROCESS',
    id: 31,
    name: 'Günther Jansen',
    dateOfBirth: null,
    city: null,
    pinned: false,
    openedAt: '2026-11-22T10:00:00.000Z',
    ...fields,
  })
  const show = async (routes: Parameters<typeof fakeServer>[0] = {}, pinned: object[] = []) => {
    await browser.viewport(1280, 900)
    session.start(aMe())
    const recent = Array.from({ length: 7 }, (_, at) => aRecord({ id: 40 - at }))
    const asked = fakeServer({ 'GET /own-records': () => answer({ pinned, recent }), ...routes })
    return { screen: await renderApp(<OwnRecords />).screen, asked }
  }

  test('are five of each at most, and lead to the record', async () => {
    const person = aRecord({ kind: 'PERSON', id: 11, name: 'Erna Kraus', pinned: true })
    const { screen } = await show({}, [person])
    const recent = screen.getByRole('list', { name: 'Zuletzt geöffnet' }).getByRole('link')
    await expect.poll(() => recent.elements().length).toBe(5)
    expect(recent.first().element().getAttribute('href')).toBe('/processes/40')
    const pinned = screen.getByRole('list', { name: 'Angeheftet' }).getByRole('link')
    expect(pinned.element().getAttribute('href')).toBe('/persons?person=11')
  })

  test('are pinned at once, and let go again where the server refuses', async () => {
    const { screen, asked } = await show({ 'PUT /own-records/PROCESS/40': () => problem(404, 'NOT_FOUND') })
    await screen.getByRole('button', { name: 'Günther Jansen anheften' }).first().click()
    await expect.poll(() => asked.some(({ path }) => path.startsWith('PUT'))).toBe(true)
    expect(asked.find(({ path }) => path.startsWith('PUT'))?.body).toEqual({ pinned: true })
    await expect.element(screen.getByRole('list', { name: 'Angeheftet' })).not.toBeInTheDocument()
  })

  test('take no room while there are none', async () => {
    session.start(aMe())
    fakeServer({ 'GET /own-records': () => answer({ pinned: [], recent: [] }) })
    const screen = await renderApp(
      <div data-testid="records">
        <OwnRecords />
      </div>,
    ).screen
    await expect.element(screen.getByTestId('records')).toBeEmptyDOMElement()
  })
})

test('a record says below which list it stands, and leads back there', async () => {
  session.start(aMe())
  const { screen, router } = renderApp(
    <Page title="Vorgang 31" list={{ to: '/processes', label: 'Vorgänge' }}>
      Inhalt
    </Page>,
  )
  const way = (await screen).getByRole('navigation', { name: 'Pfad' })
  await expect.element(way).toHaveTextContent('VorgängeVorgang 31')
  await way.getByRole('link', { name: 'Vorgänge' }).click()
  expect(router.state.location.pathname).toBe('/processes')
})
