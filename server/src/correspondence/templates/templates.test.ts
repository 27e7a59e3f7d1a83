import type { Template } from '@pietas/contract/correspondence'
import { describe, expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { funeralHome, platformUser } from '../../kit/testing'
import { aDesk, chip, made } from '../testing'

describe('a template', () => {
  test('is made, changed, taken away and put back', async () => {
    const { boss, home } = await aDesk()
    const category = made(await boss.templateCategories.create({ name: 'Ämter' }))
    const template = made(
      await boss.templates.create({
        ...{
          name: 'Anzeige',
          categoryId: category.id,
          kinds: ['LETTER', 'EMAIL'],
          subject: 'Tod von {deceased.lastName}',
        },
        content: `<p onclick="x()">Tod von ${chip('deceased.lastName')}<script>x()</script></p>`,
      }),
    )
    expect(template).toMatchObject({
      ...{ kinds: ['LETTER', 'EMAIL'], category: { name: 'Ämter' }, origin: null },
      content: `<p>Tod von ${chip('deceased.lastName')}</p>`,
      legalEntityIds: [home.legalEntityId, home.secondEntityId],
    })
    const changed = made(
      await boss.templates.update(
        template.id,
        { name: 'Neu', legalEntityIds: [home.legalEntityId] },
        { ifMatch: template.version },
      ),
    )
    expect(changed).toMatchObject({ name: 'Neu', legalEntityIds: [home.legalEntityId] })
    expect(await boss.templates.update(template.id, { name: 'Spät' }, { ifMatch: template.version })).toBeRefused(412)
    const saved = made(await boss.templates.update(template.id, { name: 'Neu', legalEntityIds: [home.legalEntityId] }))
    expect(saved.version).toBe(changed.version)
    expect((await boss.templates.delete(template.id)).status).toBe(204)
    expect((await boss.templates.list({ query: { filters: { deleted: true } } })).body.items).toHaveLength(1)
    expect(made(await boss.templates.restore(template.id)).deleted).toBe(false)
  })

  test.each([
    [{}, 'name', 'correspondence.template.validation.name.required'],
    [{ name: ' ' }, 'name', 'correspondence.template.validation.name.required'],
    [{ name: 'A', kinds: [] }, 'kinds', 'common.validation-required'],
    [{ name: 'A', categoryId: 999_999 }, 'categoryId', 'common.validation-unknown-reference'],
    [{ name: 'A', globalTemplateId: 999_999 }, 'globalTemplateId', 'common.validation-unknown-reference'],
    [{ name: 'A', legalEntityIds: [999_999] }, 'legalEntityIds', 'common.validation-unknown-reference'],
  ])('%j is refused', async (fields, field, message) => {
    const { boss } = await aDesk()
    expect(await boss.templates.create(fields as never)).toBeRefused(400, { field, message })
  })

  test('is moved neither to a category nor to a legal entity that there is not', async () => {
    const { boss, template } = await aDesk()
    const { id } = await template()
    const message = 'common.validation-unknown-reference'
    expect(await boss.templates.update(id, { categoryId: 999_999 })).toBeRefused(400, { field: 'categoryId', message })
    expect(await boss.templates.update(id, { legalEntityIds: [999_999] })).toBeRefused(400, {
      ...{ field: 'legalEntityIds', message },
    })
  })

  test('is listed by kind, category and words, and at a legal entity only where that offers it', async () => {
    const { boss, client, home, template } = await aDesk()
    const category = made(await boss.templateCategories.create({ name: 'Rente' }))
    const letter = await template({
      name: 'Rente melden',
      categoryId: category.id,
      legalEntityIds: [home.secondEntityId],
    })
    const mail = await template({ name: 'Danke', kinds: ['EMAIL'] })
    const ids = async (query: object) =>
      (await boss.templates.list({ query })).body.items.map(({ id }: { id: number }) => id)
    expect(await ids({ filters: { kind: 'EMAIL' } })).toEqual([mail.id])
    expect(await ids({ filters: { categoryId: category.id } })).toEqual([letter.id])
    expect(await ids({ query: 'rente' })).toEqual([letter.id])
    const offered = async () => (await client.templates.listOfEntity()).body.items.map(({ id }: { id: number }) => id)
    expect(await offered()).toEqual([mail.id])
    expect((await boss.templates.assign(letter.id)).status).toBe(204)
    expect((await boss.templates.assign(letter.id)).status).toBe(204)
    expect(await offered()).toEqual([mail.id, letter.id])
    expect((await boss.templates.unassign(letter.id)).status).toBe(204)
    expect(await offered()).toEqual([mail.id])
  })

  test('remembers what it has said, and says it again', async () => {
    const { boss, template } = await aDesk()
    const { id } = await template({ content: '<p>Eins</p>' })
    made(await boss.templates.update(id, { content: '<p>Zwei</p>' }))
    made(await boss.templates.update(id, { categoryId: null }))
    const versions = async () => made(await boss.templates.versions(id)).items
    expect(await versions()).toMatchObject([
      { version: 2, content: '<p>Zwei</p>', author: { firstName: 'Vera' } },
      { version: 1, content: '<p>Eins</p>' },
    ])
    expect(made(await boss.templates.restoreVersion(id, 1)).content).toBe('<p>Eins</p>')
    expect((await versions())[0]).toMatchObject({ version: 3, content: '<p>Eins</p>' })
    expect(await boss.templates.restoreVersion(id, 9)).toBeRefused(404)
  })
})

test('who keeps the templates of one legal entity makes and changes what belongs to that one alone', async () => {
  const { home, boss, template } = await aDesk()
  const { client } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  const everywhere = await template()
  expect(await client.templates.update(everywhere.id, { name: 'Nein' })).toBeRefused(403)
  expect(await client.templates.delete(everywhere.id)).toBeRefused(403)
  expect(await client.templates.restoreVersion(everywhere.id, 1)).toBeRefused(403)
  expect((await boss.templates.delete(everywhere.id)).status).toBe(204)
  expect(await client.templates.restore(everywhere.id)).toBeRefused(403)
  const own = made(await client.templates.create({ name: 'Eigene' }))
  expect(own.legalEntityIds).toEqual([home.legalEntityId])
  expect(made(await client.templates.update(own.id, { content: '<p>Ja</p>' })).content).toBe('<p>Ja</p>')
  const here = { legalEntityIds: [home.legalEntityId, home.secondEntityId] }
  expect(await client.templates.update(own.id, here)).toBeRefused(403)
  expect(await client.templates.create({ name: 'Fremd', legalEntityIds: [home.secondEntityId] })).toBeRefused(404)
})

test('who only chooses templates reads them and changes none; of another tenant nobody learns anything', async () => {
  const { home, template } = await aDesk()
  const { id } = await template()
  const office = await home.as('DISPATCHER')
  expect((await office.templates.list()).status).toBe(200)
  for (const answer of [
    await office.templates.create({ name: 'Nein' }),
    await office.templates.update(id, { name: 'Nein' }),
    await office.templates.delete(id),
    await office.templates.restore(id),
    await office.templates.restoreVersion(id, 1),
    await office.templates.takeOver(id),
    await office.templates.assign(id),
    await office.templates.unassign(id),
  ])
    expect(answer).toBeRefused(403)
  const neighbour = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect(await neighbour.templates.get(id)).toBeRefused(404)
  expect(await neighbour.templates.versions(id)).toBeRefused(404)
  expect((await neighbour.templates.list()).body.items).toEqual([])
})

describe('a template of all tenants', () => {
  const aPlatform = async () => {
    const desk = await aDesk()
    const { client: platform } = await platformUser('super-administrator')
    const global = made(
      await platform.globalTemplates.create({ name: `Muster ${desk.home.tenantId}`, content: '<p>Eins</p>' }),
    )
    return { ...desk, platform, global }
  }

  test('is copied; the copy says when the original has moved on, and follows it when it is told to', async () => {
    const { boss, platform, global } = await aPlatform()
    const copy = made(await boss.templates.create({ globalTemplateId: global.id, name: 'Unsere' }))
    expect(copy).toMatchObject({ content: '<p>Eins</p>', origin: { id: global.id, movedOn: false } })
    expect(made(await platform.globalTemplates.get(global.id)).tenants).toBe(1)
    made(await platform.globalTemplates.update(global.id, { categoryId: null }))
    expect(made(await boss.templates.get(copy.id)).origin.movedOn).toBe(false)
    made(await platform.globalTemplates.update(global.id, { content: '<p>Zwei</p>' }))
    expect(made(await boss.templates.get(copy.id))).toMatchObject({ content: '<p>Eins</p>', origin: { movedOn: true } })
    expect(made(await boss.templates.takeOver(copy.id))).toMatchObject({
      ...{ content: '<p>Zwei</p>', name: global.name, origin: { movedOn: false } },
    })
    expect((await boss.templates.delete(copy.id)).status).toBe(204)
    expect(made(await platform.globalTemplates.get(global.id)).tenants).toBe(0)
  })

  test('is read by every tenant and written by the platform alone', async () => {
    const { boss, home, platform, global } = await aPlatform()
    expect(made(await boss.globalTemplates.getOfTenant(global.id)).name).toBe(global.name)
    const found = await boss.globalTemplates.listOfTenant({ query: { query: global.name } })
    expect(found.body.items).toMatchObject([{ id: global.id }])
    expect(found.body.items[0]).not.toHaveProperty('tenants')
    expect(await boss.globalTemplates.list()).toBeRefused(403)
    expect(await boss.globalTemplates.create({ name: 'Nein' })).toBeRefused(403)
    expect(await boss.globalTemplates.update(global.id, { name: 'Nein' })).toBeRefused(403)
    expect((await platform.globalTemplates.delete(global.id)).status).toBe(204)
    expect(await boss.templates.create({ globalTemplateId: global.id })).toBeRefused(400, {
      ...{ field: 'globalTemplateId', message: 'common.validation-unknown-reference' },
    })
    expect(made(await platform.globalTemplates.restore(global.id)).deleted).toBe(false)
    expect(home.tenantId).toBeGreaterThan(0)
  })

  test('is in a category that there is', async () => {
    const { platform, global } = await aPlatform()
    const unknown = { field: 'categoryId', message: 'common.validation-unknown-reference' }
    expect(await platform.globalTemplates.create({ name: 'Neu', categoryId: 999_999 })).toBeRefused(400, unknown)
    expect(await platform.globalTemplates.update(global.id, { categoryId: 999_999 })).toBeRefused(400, unknown)
  })

  test('is followed by copies alone, and only while it is offered', async () => {
    const { boss, template, platform, global } = await aPlatform()
    const { id } = await template()
    expect(await boss.templates.takeOver(id)).toBeRefused(409, 'CONFLICT')
    const copy = made(await boss.templates.create({ globalTemplateId: global.id }))
    expect((await platform.globalTemplates.delete(global.id)).status).toBe(204)
    expect(await boss.templates.takeOver(copy.id)).toBeRefused(409, 'CONFLICT')
  })

  test('is changed by one at a time', async () => {
    const { platform, global } = await aPlatform()
    made(await platform.globalTemplates.update(global.id, { name: 'Anders' }, { ifMatch: global.version }))
    expect(await platform.globalTemplates.update(global.id, { name: 'Spät' }, { ifMatch: global.version })).toBeRefused(
      412,
    )
  })
})

test('a new tenant starts with letters for offices, insurances, churches and families, each of which can be set', async () => {
  const { home, boss, client, processId } = await aDesk()
  await home.inTenant((tx) => tx.run(sql`select copy_global_templates(${home.tenantId}::bigint)`))
  const { items } = made(await boss.templates.list({ query: { limit: 500 } }))
  const names: string[] = items.map(({ name }: Template) => name)
  for (const wanted of [
    'Standesamt',
    'Friedhof',
    'Kirche',
    'Krematorium',
    'Florist',
    'Überführung',
    'Vorschuss',
    'Krankenkasse',
    'Bank',
    'Vermieter',
    'Vollmacht',
    'Auftragsbestätigung',
    'Einladung',
    'Dank',
    'Begleitschreiben',
  ])
    expect(
      names.some((name) => name.includes(wanted)),
      wanted,
    ).toBe(true)
  const ours = items.filter(({ category }: Template) => category !== null)
  expect(ours.length).toBeGreaterThan(20)
  for (const { id, legalEntityIds } of ours) {
    expect(legalEntityIds).toEqual([home.legalEntityId, home.secondEntityId])
    const { html, subject } = made(await client.correspondence.preview({ templateId: id, processId }))
    // Nothing of how they are written down is left, and every placeholder is one.
    expect(subject + html.replace(/<span data-gap="[\w.]+"><\/span>/g, '')).not.toMatch(/[{}[\]|]|data-/)
  }
})
