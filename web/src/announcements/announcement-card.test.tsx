import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { type Settings, settings } from '../kit/settings'
import { renderApp } from '../kit/testing'
import { AnnouncementCard } from './announcement-card'
import type { AnnouncementFacts } from './announcement-parts'

const anAnnouncement = (facts: Partial<AnnouncementFacts> = {}): AnnouncementFacts => ({
  title: 'Neue Öffnungszeiten',
  createdAt: '2024-03-05T09:30:00.000Z',
  content: '<p>Ab Montag ist die Filiale <strong>Altstadt</strong> bis 18 Uhr besetzt.</p>',
  linkUrl: null,
  linkLabel: null,
  imageUrl: null,
  ...facts,
})

/** A picture of a size, without a server. */
const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`,
  )}`

const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => `<p>Absatz ${at + 1}.</p>`).join('')

async function aCard(facts: Partial<AnnouncementFacts> = {}) {
  await browser.viewport(1280, 900)
  const { screen } = renderApp(
    <div style={{ width: 480 }}>
      <AnnouncementCard announcement={anAnnouncement(facts)} />
    </div>,
  )
  const card = (await screen).getByRole('article').first()
  await expect.element(card).toBeVisible()
  return { screen: await screen, card }
}

const readMore = { name: 'Weiterlesen' }

test('title, day and formatted text are shown, the day in German', async () => {
  const { card } = await aCard()
  await expect.element(card.getByRole('heading', { name: 'Neue Öffnungszeiten' })).toBeVisible()
  await expect.element(card.getByText('05.03.2024')).toBeVisible()
  expect(card.getByText('Altstadt').element().tagName).toBe('STRONG')
})

test('the day is the one in Germany, also shortly before midnight in Greenwich', async () => {
  const { card } = await aCard({ createdAt: '2024-06-30T22:30:00.000Z' })
  await expect.element(card.getByText('01.07.2024')).toBeVisible()
})

test('a script in the text does not run, nor does one in an attribute', async () => {
  const before = document.title
  const content = `<p>Hallo</p><script>document.title = 'broken'</script>
    <img src="x" onerror="document.title = 'broken'"><a href="javascript:document.title='broken'">Klick</a>`
  const { card } = await aCard({ content, title: '<script>document.title = "broken"</script>' })
  await expect.element(card.getByText('Hallo')).toBeVisible()
  expect(card.element().querySelectorAll('script, img, [onerror], [href^=javascript]')).toHaveLength(0)
  await card.getByText('Klick').click()
  expect(document.title).toBe(before)
})

test.each([
  ['short', paragraphs(1)],
  ['long', paragraphs(80)],
])('a %s text makes a card of 600 px', async (_, content) => {
  const { card } = await aCard({ content })
  expect(card.element().getBoundingClientRect().height).toBe(600)
})

test.each([
  ['tall', 400, 2000],
  ['wide', 2000, 400],
  ['small', 80, 40],
])('a %s picture is at most 220 px high and not distorted', async (_, width, height) => {
  const { card } = await aCard({ imageUrl: picture(width, height) })
  const image = () => card.element().querySelector('img')?.getBoundingClientRect()
  await expect.poll(() => image()?.height ?? 0).toBeGreaterThan(0)
  const shown = image()
  expect(shown?.height).toBeLessThanOrEqual(220)
  expect(shown?.width).toBeLessThanOrEqual(480)
  expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(width / height, 1)
  expect(card.element().getBoundingClientRect().height).toBe(600)
})

test.each([null, 'data:image/png,nothing'])(
  'without a picture that can be loaded there is none: %s',
  async (imageUrl) => {
    const { card } = await aCard({ imageUrl })
    await expect.poll(() => card.element().querySelector('img')).toBeNull()
  },
)

test.each([
  ['its label', 'Alle Zeiten', 'Alle Zeiten'],
  ['its address', ' ', 'https://abendrot.example/zeiten'],
  ['its address', null, 'https://abendrot.example/zeiten'],
])('the link is called by %s and opens a new tab', async (_, linkLabel, name) => {
  const { card } = await aCard({ linkUrl: 'https://abendrot.example/zeiten', linkLabel })
  const link = card.getByRole('link', { name, exact: true })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})

const noLinks = ['javascript:alert(1)', 'data:text/html,x', 'ftp://abendrot.example', '/profile', 'abendrot']
test.each(noLinks)('%s is no address of the web and no link', async (linkUrl) => {
  const { card } = await aCard({ linkUrl, linkLabel: 'Mehr' })
  expect(card.getByRole('link').elements()).toHaveLength(0)
})

test('what fits needs no button', async () => {
  const { card } = await aCard({ content: paragraphs(3) })
  await expect.element(card.getByText('Absatz 3.')).toBeVisible()
  expect(card.getByRole('button', readMore).elements()).toHaveLength(0)
})

test('what does not fit is read in a window as large as the screen, and Escape leads back', async () => {
  const { screen, card } = await aCard({ content: paragraphs(80) })
  await card.getByRole('button', readMore).click()
  const dialog = screen.getByRole('dialog', { name: 'Neue Öffnungszeiten' })
  await expect.element(dialog.getByText('Absatz 80.')).toBeInTheDocument()
  await expect.poll(() => dialog.element().getBoundingClientRect().width).toBe(1280)
  await dialog.getByRole('button', { name: 'Verkleinern' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await card.getByRole('button', readMore).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(card.getByRole('button', readMore)).toHaveFocus()
})

test('a title without end, in one word, is cut as well and told in full in the window', async () => {
  const title = 'Ö'.repeat(3000)
  const { screen, card } = await aCard({ title })
  expect(card.element().scrollWidth).toBeLessThanOrEqual(480)
  await card.getByRole('button', readMore).click()
  await expect.element(screen.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
})

// A look of each kind, as the journeys of accessibility have them.
const looks: Partial<Settings>[] = [
  {},
  { contrast: 'default', preset: 'orange' },
  { mode: 'dark', contrast: 'high', preset: 'purple', compact: true },
  { direction: 'rtl', preset: 'cyan' },
  { mode: 'dark', contrast: 'default', direction: 'rtl', preset: 'red' },
]

test.each(looks)('axe finds nothing at a card in the look %j', async (look) => {
  settings.change(look)
  const { card } = await aCard({ linkUrl: 'https://abendrot.example', linkLabel: 'Zur Filiale' })
  const { violations } = await axe.run(card.element())
  expect(violations.map(({ id }) => id)).toEqual([])
})
