import type { PositionTemplate } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { funeralHome, type TestAnswer } from '../../../kit/testing'

const made = ({ status, body }: TestAnswer): PositionTemplate => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

const free = {
  ...{ productId: null, text: 'Orgel', unitPriceCents: 5000, group: 'EXTERNAL_SERVICES' as const, quantity: 1 },
  ...{ priceIsGross: true, vatRate: 19 as const, passThrough: false },
}

const open = async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const article = (await boss.products.create({ name: 'Sarg', type: 'SINGLE', priceType: 'TOTAL' })).body
  const add = (fields: object = {}) =>
    boss.positionTemplates.create({ name: 'Erdbestattung', lines: [free], ...fields } as never)
  return { home, boss, article, add }
}

test('a template is made, changed, taken away and put back', async () => {
  const { boss, article, add } = await open()
  const burialFormId = (await boss.burialForms.list()).body.items[0].id
  const ofArticle = { ...free, productId: article.id, text: null, unitPriceCents: null, quantity: 2.5 }
  const template = made(await add({ lines: [ofArticle, free], burialFormIds: [burialFormId] }))
  expect(template).toMatchObject({ lines: [ofArticle, free], burialFormIds: [burialFormId] })
  const changes = { name: 'Feuerbestattung', lines: [free], burialFormIds: [] }
  const changed = made(await boss.positionTemplates.update(template.id, changes, { ifMatch: template.version }))
  expect(changed).toMatchObject(changes)
  expect(
    await boss.positionTemplates.update(template.id, { lines: [free] }, { ifMatch: template.version }),
  ).toBeRefused(412)
  expect((await boss.positionTemplates.delete(template.id)).status).toBe(204)
  expect((await boss.positionTemplates.list()).body.items).toEqual([])
  expect(made(await boss.positionTemplates.restore(template.id)).deleted).toBe(false)
  expect(made(await boss.positionTemplates.get(template.id)).name).toBe('Feuerbestattung')
})

test.each([
  [{ lines: [] }, 'lines', 'common.validation-required'],
  [{ lines: [{ ...free, text: null }] }, 'lines.0.text', 'common.validation-required'],
  [{ lines: [free, { ...free, unitPriceCents: null }] }, 'lines.1.unitPriceCents', 'common.validation-required'],
  [{ lines: [{ ...free, productId: 999_999 }] }, 'lines.0.productId', 'common.validation-unknown-reference'],
  [{ burialFormIds: [999_999] }, 'burialFormIds', 'common.validation-unknown-reference'],
  [{ name: ' ' }, 'name', 'common.validation-required'],
])('%j is refused', async (fields, field, message) => {
  expect(await (await open()).add(fields)).toBeRefused(400, { field, message })
})

test('an article that nobody sells any more stays in the template that has it, and comes into no other', async () => {
  const { boss, article, add } = await open()
  const line = { ...free, productId: article.id, text: null, unitPriceCents: null }
  const template = made(await add({ lines: [line] }))
  await boss.products.delete(article.id)
  made(await boss.positionTemplates.update(template.id, { lines: [{ ...line, quantity: 2 }] }))
  expect(await add({ lines: [line] })).toBeRefused(400, {
    ...{ field: 'lines.0.productId', message: 'common.validation-unknown-reference' },
  })
})

test('templates are written by who writes articles, read by who writes cases, and are the tenant`s own', async () => {
  const { home, add } = await open()
  const template = made(await add())
  const office = await home.as('OFFICE_MANAGER')
  expect((await office.positionTemplates.list()).body.items).toHaveLength(1)
  expect(await office.positionTemplates.create({ name: 'Nein', lines: [free] })).toBeRefused(403)
  expect(await office.positionTemplates.update(template.id, { name: 'Nein' })).toBeRefused(403)
  expect(await office.positionTemplates.delete(template.id)).toBeRefused(403)
  expect(await office.positionTemplates.restore(template.id)).toBeRefused(403)
  expect(await (await home.as('KPI')).positionTemplates.list()).toBeRefused(403)
  const neighbour = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect(await neighbour.positionTemplates.get(template.id)).toBeRefused(404)
  expect((await neighbour.positionTemplates.list()).body.items).toEqual([])
})
