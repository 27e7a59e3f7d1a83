import type { Product } from '@pietas/contract/products'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { client } from '../../kit/api/client'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, fakeServer, problem, renderApp } from '../../kit/testing'
import { aProduct } from '../../kit/testing/a-product'
import { ProductPictures } from './product-pictures'

beforeEach(async () => {
  queries.clear()
  await loadTexts(['products'])
  await browser.viewport(1440, 900)
})

type Picture = Product['pictures'][number]
const aPicture = (id: number, fileName: string): Picture => ({
  ...{ id, fileName, accessToken: `token-${id}`, mimeType: 'image/png' },
})

function Pictures({ mayChange }: { mayChange: boolean }) {
  const { data } = useQuery({
    queryKey: ['products', 'one', 5],
    queryFn: ({ signal }) => client.products.get(5, { signal }),
  })
  return data ? <ProductPictures product={data} mayChange={mayChange} /> : null
}

async function shown(start: Picture[], mayChange = true, routes: Parameters<typeof fakeServer>[0] = {}) {
  let held = start
  session.start(aMe())
  const received = fakeServer({
    'GET /products/5': () => answer(aProduct({ pictures: held })),
    'PATCH /products/5/pictures': ({ body }) => {
      const { documentIds } = body as { documentIds: number[] }
      held = documentIds.flatMap((id) => held.filter((one) => one.id === id))
      return answer(aProduct({ pictures: held }))
    },
    'POST /products/5/documents': ({ body }) => {
      held = [...held, aPicture(90 + held.length, (body as { file: File }).file.name)]
      return answer({}, 201)
    },
    'DELETE /documents/token-1': () => {
      held = held.filter(({ id }) => id !== 1)
      return answer(null, 204)
    },
    ...routes,
  })
  const { container, ...screen } = await renderApp(<Pictures mayChange={mayChange} />).screen
  const names = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((one) => one.getAttribute('aria-label'))
  const sent = () => received.filter(({ path }) => !path.startsWith('GET')).map(({ path }) => path)
  await expect.element(screen.getByRole('heading', { name: 'Bilder' })).toBeVisible()
  const input = () => container.querySelector('input[type=file]') as HTMLInputElement
  return { screen, names, sent, input }
}

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('several pictures are added one after the other, and the first is the main one', async () => {
  const { screen, names, input } = await shown([])
  await userEvent.upload(input(), [file('vorn.png'), file('hinten.png')])
  await expect.poll(names).toEqual(['Bild 1: vorn.png', 'Bild 2: hinten.png'])
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Hauptbild')
  await expect.element(screen.getByRole('listitem').nth(1)).not.toHaveTextContent('Hauptbild')
})

test('a picture is moved to the front by its button, which is of no use there', async () => {
  const { screen, names, sent } = await shown([aPicture(1, 'a.png'), aPicture(2, 'b.png')])
  await screen.getByRole('button', { name: 'Weiter nach vorn' }).nth(1).click()
  await expect.poll(names).toEqual(['Bild 1: b.png', 'Bild 2: a.png'])
  await screen.getByRole('button', { name: 'Weiter nach vorn' }).first().click({ force: true })
  expect(sent()).toHaveLength(1)
})

test('a picture is taken away only when somebody insists', async () => {
  const { screen, names, sent } = await shown([aPicture(1, 'a.png'), aPicture(2, 'b.png')])
  await screen.getByRole('button', { name: 'Bild entfernen' }).first().click()
  expect(sent()).toEqual([])
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(names).toEqual(['Bild 1: b.png'])
})

test('what the server refuses says why, and more than eight are not even sent', async () => {
  const errors = [{ field: 'file', message: 'product.validation.picture-type' }]
  const seven = Array.from({ length: 7 }, (_, at) => aPicture(at + 1, `${at}.png`))
  const { input, sent } = await shown(seven, true, {
    'POST /products/5/documents': () => problem(400, 'INVALID_INPUT', { errors }),
  })
  await userEvent.upload(input(), [file('x.png'), file('y.png')])
  await expect.element(browser.getByText('Ein Bild ist eine Datei der Art JPEG, PNG oder WebP')).toBeVisible()
  await expect.element(browser.getByText('Ein Artikel hat höchstens acht Bilder')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('who may only look changes nothing', async () => {
  const { screen } = await shown([], false)
  await expect.element(screen.getByText('Noch kein Bild')).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
