import { expect, test } from 'vitest'
import { changeLoaded, showAtOnce } from './loaded'
import { queries } from './queries'

const oak = { id: 1, name: 'Eiche', stock: 3 }
const pine = { id: 2, name: 'Kiefer', stock: 5 }
const list = ['coffins', 'table']

function load() {
  queries.setQueryData(list, { pages: [{ items: [oak] }, { items: [pine] }], pageParams: ['', 'x'] })
  queries.setQueryData(['coffins', 'one', 2], pine)
  queries.setQueryData(['coffins', 'options'], [{ value: 2, label: 'Kiefer' }])
  queries.setQueryData(['urns', 'one', 2], { id: 2, name: 'Ton' })
}

const items = () => queries.getQueryData<{ pages: { items: object[] }[] }>(list)?.pages.flatMap((page) => page.items)

test('a record changes in every list and by itself, and nothing else does', () => {
  load()
  changeLoaded(['coffins'], 2, ({ id }) => ({ name: `Kiefer ${id}` }))
  expect(items()).toEqual([oak, { ...pine, name: 'Kiefer 2' }])
  expect(queries.getQueryData(['coffins', 'one', 2])).toEqual({ ...pine, name: 'Kiefer 2' })
  expect(queries.getQueryData(['coffins', 'options'])).toEqual([{ value: 2, label: 'Kiefer' }])
  expect(queries.getQueryData(['urns', 'one', 2])).toEqual({ id: 2, name: 'Ton' })
})

test('the way back leaves alone what has changed meanwhile', () => {
  load()
  const takeBack = showAtOnce(['coffins'], 2, { name: 'Lärche' })
  changeLoaded(['coffins'], 2, () => ({ stock: 4 }))
  expect(items()?.[1]).toEqual({ id: 2, name: 'Lärche', stock: 4 })
  takeBack()
  expect(items()?.[1]).toEqual({ id: 2, name: 'Kiefer', stock: 4 })
})
