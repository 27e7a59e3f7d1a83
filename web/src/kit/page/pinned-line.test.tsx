import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../testing'
import { Page } from './page'

const fields = Array.from({ length: 60 }, (_, at) => `Feld ${at + 1}`)

const aPage = async () =>
  renderApp(
    <Page
      title="Erna Müller"
      number="Vorgang 44"
      list={{ to: '/processes', label: 'Vorgänge' }}
      isRecord
      pinned={<strong>kurz</strong>}
    >
      <form style={{ display: 'grid' }}>
        {fields.map((name) => (
          <input key={name} aria-label={name} style={{ minHeight: 40 }} />
        ))}
      </form>
    </Page>,
  ).screen

test('a record is called by its name, its number above it, and by both in the tab of the browser', async () => {
  const screen = await aPage()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Erna Müller' })).toBeVisible()
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('VorgängeVorgang 44')
  expect(document.title).toBe('Erna Müller · Vorgang 44 · Pietas')
})

test.each([1440, 390])('one line stays while the head is away, and moves nothing, at %s px', async (width) => {
  await page.viewport(width, 800)
  const screen = await aPage()
  const line = screen.getByText('kurz')
  await expect.element(line).not.toBeInTheDocument()
  const height = document.documentElement.scrollHeight
  window.scrollTo(0, 900)
  await expect.element(line).toBeVisible()
  expect(Math.round(line.element().parentElement?.getBoundingClientRect().top ?? -1)).toBe(0)
  expect(document.documentElement.scrollHeight).toBe(height)
  expect(window.scrollY).toBe(900)
  window.scrollTo(0, 0)
  await expect.element(line).not.toBeInTheDocument()
})

test('the line does not cover the field that gets the focus', async () => {
  const screen = await aPage()
  window.scrollTo(0, 1500)
  await expect.element(screen.getByText('kurz')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Feld 30', exact: true }).element() as HTMLElement
  window.scrollBy(0, field.getBoundingClientRect().top - 2)
  field.focus()
  const bar = screen.getByText('kurz').element().parentElement as HTMLElement
  expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom)
})
