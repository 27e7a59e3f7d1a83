import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../testing'
import { Thumbnail } from '.'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const own = { content: () => dot, thumbnail: () => dot }

test.each(['image/png', 'application/pdf'])('%s shows a picture of 50 px, and one of 300 px on focus', async (type) => {
  const part = <Thumbnail documentAccessToken="abc" mediaType={type} fileName="Bild" urls={own} />
  const screen = await renderApp(part).screen
  const small = screen.getByRole('button', { name: 'Vorschau von Bild' })
  await expect.element(small).toBeVisible()
  expect(small.element().getBoundingClientRect()).toMatchObject({ width: 50, height: 50 })
  await userEvent.keyboard('{Tab}')
  await expect.element(small).toHaveFocus()
  const preview = screen.getByRole('tooltip')
  await expect.element(preview).toBeVisible()
  const picture = preview.element().querySelector('img')
  expect([picture?.offsetWidth, picture?.offsetHeight]).toEqual([300, 300])
})

test.each([
  ['a file without a picture', 'text/plain', dot],
  ['a picture that nobody here unpacks', 'image/heic', dot],
  ['a picture that cannot be had', 'image/png', 'data:image/png;base64,AAAA'],
])('%s shows the sign of its kind', async (_, type, url) => {
  const urls = { content: () => url, thumbnail: () => url }
  const part = <Thumbnail documentAccessToken="abc" mediaType={type} fileName="Notiz" urls={urls} />
  const screen = await renderApp(part).screen
  await expect.element(screen.getByRole('img', { name: 'Notiz' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
