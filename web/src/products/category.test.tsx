import { permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ItemDrawer } from '../kit/admin-list'
import { queries } from '../kit/api'
import { loadTexts } from '../kit/i18n'
import { session } from '../kit/session'
import { aMe, answer, fakeServer, page, renderApp } from '../kit/testing'
import { productCategoryList } from './category-list'

beforeEach(async () => {
  queries.clear()
  localStorage.clear()
  sessionStorage.clear()
  await loadTexts(['products'])
  await browser.viewport(1440, 900)
})

const stored = {
  version: 1,
  deleted: false,
  createdAt: '2026-01-02T08:00:00.000Z',
  updatedAt: '2026-01-02T08:00:00.000Z',
}
const aCategory = (...names: string[]) => {
  const path = names.map((name) => ({ id: name.charCodeAt(0), name }))
  const own = path.at(-1)
  return { ...stored, ...own, createdBy: 1, updatedBy: 1, parentId: path.at(-2)?.id ?? null, path }
}

test('a category is put below another one, but neither below itself nor on a sixth level', async () => {
  const me = aMe()
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: [...permissions] })) })
  const coffins = aCategory('Särge')
  const choices = [coffins, aCategory('Särge', 'Eiche'), aCategory('Urnen'), aCategory('1', '2', '3', '4', '5')]
  const received = fakeServer({
    [`GET /product-categories/${coffins.id}`]: () => answer(coffins),
    'GET /product-categories': () => page(choices),
    [`PATCH /product-categories/${coffins.id}`]: ({ body }) => answer({ ...coffins, ...(body as object), version: 2 }),
  })
  const { screen } = await renderApp(
    <ItemDrawer name="productCategories" list={productCategoryList} itemId={coffins.id} />,
  )
  await (await screen).getByRole('combobox', { name: 'Übergeordnete Kategorie' }).click()
  const option = (name: string) => browser.getByRole('option', { name })
  await expect.element(option('Särge / Eiche')).toHaveTextContent('Eine Kategorie kann nicht unter sich selbst stehen')
  await expect.element(option('1 / 2 / 3 / 4 / 5')).toHaveTextContent('Kategorien haben höchstens fünf Ebenen')
  await option('Urnen').click()
  await browser.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => received.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body))
    .toEqual([{ parentId: 'U'.charCodeAt(0) }])
})
