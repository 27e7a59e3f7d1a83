import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '../../kit/i18n'
import { AppTheme } from '../../kit/theme'
import { pages } from '../pages'
import { HelpPage } from './help-page'

beforeEach(() => loadTexts(pages.help.texts))

const shown = (address: string) => {
  const root = createRootRoute()
  const inside = createRoute({ getParentRoute: () => root, id: 'inside' })
  const help = createRoute({
    getParentRoute: () => inside,
    path: '/help',
    validateSearch: pages.help.search,
    component: () => (
      <AppTheme>
        <HelpPage />
      </AppTheme>
    ),
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([inside.addChildren([help])]), history })
  // The registered router is the one of the app; this one only has to work like it.
  return { router, screen: render(<RouterProvider router={router as never} />) }
}

test('it opens at the chapter of its address, and at the first one where there is none such', async () => {
  const tasks = await shown('/help?chapter=aufgaben').screen
  await expect.element(tasks.getByRole('heading', { name: 'Aufgaben und Termine' })).toBeVisible()
  await tasks.unmount()
  const first = await shown('/help?chapter=nirgends').screen
  await expect.element(first.getByRole('heading', { name: 'Erste Schritte', level: 2 })).toBeVisible()
})

test('what is searched for is found in every chapter, and leads to its passage', async () => {
  const { screen: shownScreen, router } = shown('/help')
  const screen = await shownScreen
  await userEvent.fill(screen.getByRole('searchbox', { name: 'In der Hilfe suchen' }), 'sterbeurkunden')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'sterbeurkunden' })
  await userEvent.click(screen.getByRole('link', { name: 'Sterbeurkunden' }))
  await expect.element(screen.getByRole('heading', { name: 'Vorgänge', level: 2 })).toBeVisible()
  expect(router.state.location.hash).toBe('sterbeurkunden')
  await expect.element(screen.getByRole('heading', { name: 'Sterbeurkunden' })).toBeInViewport()
})

test('what is not there is said, with what to do about it', async () => {
  const screen = await shown('/help?q=Raumschiff').screen
  await expect.element(screen.getByText('Dazu steht nichts in der Hilfe')).toBeVisible()
})

test('pictures of the guide are files that load', async () => {
  const screen = await shown('/help?chapter=vorgaenge').screen
  const picture = screen.getByRole('img', { name: 'Ein Vorgang' })
  picture.element().scrollIntoView()
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(300)
})
