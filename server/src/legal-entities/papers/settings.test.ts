import { billedProcessTypes, paperTypes, shownParts } from '@pietas/contract/legal-entities'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { type FuneralHome, funeralHome, type StaffMember, type TestAnswer, type TestClient } from '../../kit/testing'

let home: FuneralHome
/** Leads both houses. */
let boss: TestClient
/** Leads the first house, and no other. */
let manager: StaffMember

beforeEach(async () => {
  home = await funeralHome()
  boss = await home.asTenant('ADMINISTRATOR')
  manager = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
})

const required = 'common.validation-required'
const invalid = 'common.validation-invalid'

const made = ({ status, body }: TestAnswer) => {
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

/** One of each kind, and what changes it. */
const kinds = {
  documentSections: [{ type: 'Offer', section: 'Header', content: '<p>Hallo</p>' }, { content: '<p>Guten Tag</p>' }],
  numberRanges: [{ type: 'Offer', prefix: 'AN-', startingNumber: 100 }, { startingNumber: 200 }],
  billingDueRules: [{ processType: 'DEATH', dueForBillingInDays: 14 }, { dueForBillingInDays: 7 }],
  accountingDocumentTemplates: [{ name: 'Briefbogen', allowedPrintModes: ['FULL'] }, { name: 'Bogen' }],
} as const
type Kind = keyof typeof kinds

type Calls = {
  list(options?: object): Promise<TestAnswer>
  create(body: object, options?: object): Promise<TestAnswer>
  get(id: number, options?: object): Promise<TestAnswer>
  update(id: number, body: object, options?: object): Promise<TestAnswer>
  delete(id: number, options?: object): Promise<TestAnswer>
}
const calls = (client: TestClient, kind: Kind) => client[kind] as unknown as Calls

describe.each(Object.entries(kinds) as [Kind, (typeof kinds)[Kind]][])('%s', (kind, [fields, change]) => {
  test('are written, read, changed and taken away', async () => {
    const of = calls(boss, kind)
    const one = made(await of.create(fields))
    expect(one).toMatchObject({ ...fields, legalEntityId: home.legalEntityId, version: 1, deleted: false })
    expect((await of.get(one.id)).body).toEqual(one)
    expect((await of.list()).body.items).toEqual([one])
    const changed = await of.update(one.id, change, { ifMatch: 1 })
    expect(changed.body).toMatchObject({ ...fields, ...change, version: 2 })
    expect(await of.update(one.id, fields, { ifMatch: 1 })).toBeRefused(412, 'STALE_VERSION')
    expect((await of.delete(one.id)).status).toBe(204)
    expect((await of.list()).body.items).toEqual([])
    for (const gone of [of.get(one.id), of.update(one.id, change), of.delete(one.id)])
      expect(await gone).toBeRefused(404)
    // Its place is free again.
    made(await of.create(fields))
  })

  test('of another house are not found, and of another tenant neither', async () => {
    const { id } = made(await calls(boss, kind).create(fields))
    const elsewhere = { legalEntityId: home.secondEntityId }
    const next = await funeralHome()
    const stranger = calls(await next.asTenant('ADMINISTRATOR'), kind)
    for (const [of, there] of [[calls(boss, kind), elsewhere] as const, [stranger, {}] as const]) {
      expect((await of.list(there)).body.items).toEqual([])
      expect(await of.get(id, there)).toBeRefused(404)
      expect(await of.update(id, change, there)).toBeRefused(404)
      expect(await of.delete(id, there)).toBeRefused(404)
    }
    // What one house has is no bar to another.
    made(await calls(boss, kind).create(fields, elsewhere))
  })

  test('are kept by who manages the house, and by nobody else', async () => {
    const own = calls(manager.client, kind)
    const { id } = made(await own.create(fields))
    const elsewhere = { legalEntityId: home.secondEntityId }
    expect(await own.list(elsewhere)).toBeRefused(403)
    expect(await own.create(fields, elsewhere)).toBeRefused(403)
    for (const role of ['OFFICE_MANAGER', 'ACCOUNTANT'] as const) {
      const other = calls(await home.as(role), kind)
      for (const refused of [other.list(), other.get(id), other.create(fields), other.update(id, change)])
        expect(await refused).toBeRefused(403)
      expect(await other.delete(id)).toBeRefused(403)
    }
  })
})

describe('a document section', () => {
  test.each(paperTypes)('%s is a type', async (type) => {
    expect(made(await boss.documentSections.create({ type, section: 'Footer' }))).toMatchObject({
      type,
      section: 'Footer',
      content: null,
      isDefault: false,
    })
  })

  test.each([
    [{}, 'type', required],
    [{ type: 'Invoice', section: 'Header' }, 'type', invalid],
    [{ type: 'Offer', section: 'Middle' }, 'section', invalid],
    [{ type: 'Offer' }, 'section', 'section-required-for-document-type'],
    [{ type: 'OfferConfirmation', section: null }, 'section', 'section-required-for-document-type'],
    [{ type: 'PaymentReminder' }, 'section', 'section-required-for-document-type'],
    [{ type: 'Offer', section: 'Header', content: 'x'.repeat(50_001) }, 'content', 'common.validation-too-long'],
  ])('%j is refused at %s', async (fields, field, message) => {
    expect(await boss.documentSections.create(fields as never)).toBeRefused(400, { field, message })
  })

  test.each(['InvoiceAndCancellationInvoice', 'CreditNote'] as const)('of a %s needs no place', async (type) => {
    const { id, section } = made(await boss.documentSections.create({ type }))
    expect(section).toBeNull()
    // It may not become one that needs it either.
    expect(await boss.documentSections.update(id, { type: 'Offer' })).toBeRefused(400, {
      field: 'section',
      message: 'section-required-for-document-type',
    })
    expect((await boss.documentSections.update(id, { type: 'Offer', section: 'Header' })).status).toBe(200)
  })

  test('keeps formatted text without what could run', async () => {
    const content = '<p onclick="x()">Vielen <strong>Dank</strong><script>alert(1)</script></p>'
    const one = made(await boss.documentSections.create({ type: 'CreditNote', content }))
    expect(one.content).toBe('<p>Vielen <strong>Dank</strong></p>')
    expect((await boss.documentSections.update(one.id, { content: ' ' })).body.content).toBeNull()
  })

  const defaults = async () =>
    (await boss.documentSections.list({ query: { limit: 100 } })).body.items
      .filter(({ isDefault }: { isDefault: boolean }) => isDefault)
      .map(({ id }: { id: number }) => id)
      .sort()

  test('is the only default of its type and place: a new one takes the place of the one before', async () => {
    const at = { type: 'Offer', section: 'Header', isDefault: true } as const
    const first = made(await boss.documentSections.create(at))
    const footer = made(await boss.documentSections.create({ ...at, section: 'Footer' }))
    const second = made(await boss.documentSections.create(at))
    expect(await defaults()).toEqual([footer.id, second.id].sort())
    await boss.documentSections.update(first.id, { isDefault: true })
    expect(await defaults()).toEqual([first.id, footer.id].sort())
    // One that moves to a place takes it with it.
    await boss.documentSections.update(footer.id, { section: 'Header' })
    expect(await defaults()).toEqual([footer.id])
    const elsewhere = made(await boss.documentSections.create(at, { legalEntityId: home.secondEntityId }))
    expect(elsewhere.isDefault).toBe(true)
    expect(await defaults()).toEqual([footer.id])
  })

  test('without a place is the only default of its type as well', async () => {
    const at = { type: 'CreditNote', isDefault: true } as const
    await boss.documentSections.create(at)
    const second = made(await boss.documentSections.create(at))
    expect(await defaults()).toEqual([second.id])
  })
})

test('of defaults that come at once the last one stays, and none is refused', async () => {
  const at = { type: 'Offer', section: 'Header', isDefault: true } as const
  const made = await Promise.all(Array.from({ length: 6 }, () => boss.documentSections.create(at)))
  expect(made.map(({ status }) => status)).toEqual(Array(6).fill(201))
  const again = await Promise.all(made.map(({ body }) => boss.documentSections.update(body.id, { isDefault: true })))
  expect(again.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const { items } = (await boss.documentSections.list()).body
  expect(items.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
})

describe('a number range', () => {
  test.each(paperTypes)('%s is a type, once in a house', async (type) => {
    made(await boss.numberRanges.create({ type, startingNumber: 0 }))
    expect(await boss.numberRanges.create({ type, startingNumber: 5 })).toBeRefused(409, {
      field: 'type',
      message: 'common.validation-not-unique',
    })
  })

  test('does not become a second one of a type', async () => {
    made(await boss.numberRanges.create({ type: 'Offer', startingNumber: 1 }))
    const { id } = made(await boss.numberRanges.create({ type: 'CreditNote', startingNumber: 1 }))
    expect(await boss.numberRanges.update(id, { type: 'Offer' })).toBeRefused(409, 'CONFLICT')
  })

  const key = (word: string) => `number-range.validation.starting-number.${word}`

  test.each([
    [{}, 'type', required],
    [{ type: 'Invoice' }, 'type', invalid],
    [{ startingNumber: undefined }, 'startingNumber', key('required')],
    [{ startingNumber: null }, 'startingNumber', key('required')],
    [{ startingNumber: -1 }, 'startingNumber', key('positive')],
    [{ startingNumber: 1.5 }, 'startingNumber', key('integer')],
    [{ startingNumber: '7' }, 'startingNumber', key('integer')],
    [{ startingNumber: 1e12 }, 'startingNumber', 'common.validation-too-big'],
    [{ prefix: 'x'.repeat(31) }, 'prefix', 'common.validation-too-long'],
    [{ prefix: 'R\nE' }, 'prefix', 'common.validation-one-line'],
  ])('%j is refused at %s with %s', async (fields, field, message) => {
    const whole = field === 'type' ? { startingNumber: 1, ...fields } : { type: 'Offer', startingNumber: 1, ...fields }
    expect(await boss.numberRanges.create(whole as never)).toBeRefused(400, { field, message })
  })

  test('may begin at 0 and needs no prefix', async () => {
    expect(made(await boss.numberRanges.create({ type: 'Offer', startingNumber: 0, prefix: ' ' }))).toMatchObject({
      startingNumber: 0,
      prefix: null,
    })
  })

  test('stands in the list in the order of the papers', async () => {
    for (const type of ['PaymentReminder', 'Offer', 'CreditNote'] as const)
      made(await boss.numberRanges.create({ type, startingNumber: 1 }))
    const { items } = (await boss.numberRanges.list()).body
    expect(items.map(({ type }: { type: string }) => type)).toEqual(['Offer', 'CreditNote', 'PaymentReminder'])
  })
})

describe('a billing due rule', () => {
  test.each(billedProcessTypes)('%s is a type, once in a house', async (processType) => {
    made(await boss.billingDueRules.create({ processType, dueForBillingInDays: 0 }))
    expect(await boss.billingDueRules.create({ processType, dueForBillingInDays: 9 })).toBeRefused(409, {
      field: 'processType',
      message: 'common.validation-not-unique',
    })
  })

  test.each([
    [{ processType: 'REQUEST' }, 'processType', invalid],
    [{ processType: undefined }, 'processType', required],
    [{ dueForBillingInDays: undefined }, 'dueForBillingInDays', required],
    [{ dueForBillingInDays: -1 }, 'dueForBillingInDays', 'common.validation-too-small'],
    [{ dueForBillingInDays: 0.5 }, 'dueForBillingInDays', invalid],
    [{ dueForBillingInDays: 3651 }, 'dueForBillingInDays', 'common.validation-too-big'],
  ])('%j is refused at %s', async (fields, field, message) => {
    const rule = { processType: 'DEATH', dueForBillingInDays: 14, ...fields }
    expect(await boss.billingDueRules.create(rule as never)).toBeRefused(400, { field, message })
  })
})

describe('a template of the accounts', () => {
  const whole = { name: 'Briefbogen', allowedPrintModes: ['FULL'] as ('FULL' | 'CONTENT' | 'PAPER_ONLY')[] }

  test('leaves open what it shows, unless told otherwise, and needs no file', async () => {
    const both = Object.fromEntries(shownParts.map((part) => [part, 'BOTH']))
    expect(made(await boss.accountingDocumentTemplates.create(whole))).toMatchObject({
      ...both,
      isDefault: false,
      file: null,
    })
    const told = { ...whole, isDefault: true, showHeader: 'WITH', showPrices: 'WITHOUT' } as const
    expect(made(await boss.accountingDocumentTemplates.create(told))).toMatchObject({ ...both, ...told })
  })

  test('allows each print mode once, in one order', async () => {
    const allowedPrintModes = ['PAPER_ONLY', 'FULL', 'PAPER_ONLY'] as const
    const one = made(
      await boss.accountingDocumentTemplates.create({ ...whole, allowedPrintModes: [...allowedPrintModes] }),
    )
    expect(one.allowedPrintModes).toEqual(['FULL', 'PAPER_ONLY'])
  })

  test.each<[object, string, string]>([
    [{ name: '' }, 'name', required],
    [{ name: undefined }, 'name', required],
    [{ allowedPrintModes: [] }, 'allowedPrintModes', 'print-mode-required'],
    [{ allowedPrintModes: undefined }, 'allowedPrintModes', 'print-mode-required'],
    [{ allowedPrintModes: ['FOO'] }, 'allowedPrintModes.0', invalid],
    ...shownParts.map((part): [object, string, string] => [{ [part]: null }, part, required]),
    ...shownParts.map((part): [object, string, string] => [{ [part]: 'FOO' }, part, invalid]),
  ])('%j is refused at %s', async (fields, field, message) => {
    const refused = await boss.accountingDocumentTemplates.create({ ...whole, ...fields })
    expect(refused).toBeRefused(400, { field, message })
  })

  test('keeps the last print mode, and each choice, when it is changed', async () => {
    const { id } = made(await boss.accountingDocumentTemplates.create(whole))
    const change = (fields: object) => boss.accountingDocumentTemplates.update(id, fields as never)
    expect(await change({ allowedPrintModes: [] })).toBeRefused(400, {
      field: 'allowedPrintModes',
      message: 'print-mode-required',
    })
    expect(await change({ showLogo: null })).toBeRefused(400, { field: 'showLogo', message: required })
  })

  test('is the only default of its house: a new one takes the place of the one before', async () => {
    const first = made(await boss.accountingDocumentTemplates.create({ ...whole, isDefault: true }))
    const there = { legalEntityId: home.secondEntityId }
    const elsewhere = made(await boss.accountingDocumentTemplates.create({ ...whole, isDefault: true }, there))
    const second = made(await boss.accountingDocumentTemplates.create({ ...whole, name: 'Neu', isDefault: true }))
    const isDefault = async (id: number, at = {}) => (await boss.accountingDocumentTemplates.get(id, at)).body.isDefault
    expect([await isDefault(first.id), await isDefault(second.id)]).toEqual([false, true])
    expect(await isDefault(elsewhere.id, there)).toBe(true)
    await boss.accountingDocumentTemplates.update(first.id, { isDefault: true })
    expect([await isDefault(first.id), await isDefault(second.id)]).toEqual([true, false])
  })

  const form = (name = 'Bogen.pdf') => ({
    documentLabel: 'ACCOUNTING_TEMPLATE_FILE' as const,
    file: new File(['%PDF-1.7 Bogen'], name, { type: 'application/pdf' }),
  })

  test('may have a file, which whoever manages the house puts there, exchanges and takes away', async () => {
    const { id } = made(await manager.client.accountingDocumentTemplates.create(whole))
    const first = made(await manager.client.accountingTemplateDocuments.create(id, form()))
    const fileOf = async () => (await manager.client.accountingDocumentTemplates.get(id)).body.file
    expect(await fileOf()).toEqual({
      id: first.id,
      fileName: 'Bogen.pdf',
      mimeType: 'application/pdf',
      size: first.size,
      accessToken: first.accessToken,
    })
    const second = made(await manager.client.accountingTemplateDocuments.create(id, form('Neu.pdf')))
    expect(await fileOf()).toMatchObject({ id: second.id, fileName: 'Neu.pdf' })
    expect((await manager.client.documents.content(second.accessToken)).status).toBe(200)
    const office = await home.as('OFFICE_MANAGER')
    expect(await office.documents.content(second.accessToken)).toBeRefused(403)
    expect(await office.accountingTemplateDocuments.create(id, form())).toBeRefused(403)
    // It has taken the place of the one before.
    expect(await manager.client.documents.delete(first.accessToken)).toBeRefused(404)
    expect((await manager.client.documents.delete(second.accessToken)).status).toBe(204)
    expect(await fileOf()).toBeNull()
  })

  test('has one file, however many come at once, and none that is no PDF', async () => {
    const { id } = made(await manager.client.accountingDocumentTemplates.create(whole))
    const sent = await Promise.all(
      ['Eins.pdf', 'Zwei.pdf', 'Drei.pdf'].map((name) =>
        manager.client.accountingTemplateDocuments.create(id, form(name)),
      ),
    )
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    const { file } = (await manager.client.accountingDocumentTemplates.get(id)).body
    const answers = await Promise.all(sent.map(({ body }) => manager.client.documents.content(body.accessToken)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const script = new File(['<script>'], 'Bogen.html', { type: 'text/html' })
    const wrong = { documentLabel: 'ACCOUNTING_TEMPLATE_FILE' as const, file: script }
    expect(await manager.client.accountingTemplateDocuments.create(id, wrong)).toBeRefused(400, {
      field: 'file',
      message: 'accounting-template.validation.file-type',
    })
    expect((await manager.client.accountingDocumentTemplates.get(id)).body.file).toEqual(file)
  })

  test('of another house takes no file', async () => {
    const there = { legalEntityId: home.secondEntityId }
    const { id } = made(await boss.accountingDocumentTemplates.create(whole, there))
    expect(await boss.accountingTemplateDocuments.create(id, form())).toBeRefused(404)
    expect(await manager.client.accountingTemplateDocuments.create(id, form())).toBeRefused(404)
  })

  test('that has gone takes no file', async () => {
    const { id } = made(await boss.accountingDocumentTemplates.create(whole))
    await boss.accountingDocumentTemplates.delete(id)
    expect(await boss.accountingTemplateDocuments.create(id, form())).toBeRefused(404)
  })
})

// Whatever the handlers overlook, the database refuses.
test.each([
  `insert into document_sections (legal_entity_id, type) values (LE, 'Offer')`,
  `insert into document_sections (legal_entity_id, type, section) values (LE, 'Offer', 'Middle')`,
  `insert into document_sections (legal_entity_id, type, is_default)
    values (LE, 'CreditNote', true), (LE, 'CreditNote', true)`,
  `insert into number_ranges (legal_entity_id, type, starting_number) values (LE, 'Invoice', 1)`,
  `insert into number_ranges (legal_entity_id, type, starting_number) values (LE, 'Offer', -1)`,
  `insert into number_ranges (legal_entity_id, type, starting_number) values (LE, 'Offer', 1), (LE, 'Offer', 2)`,
  `insert into billing_due_rules (legal_entity_id, process_type, due_for_billing_in_days) values (LE, 'REQUEST', 1)`,
  `insert into billing_due_rules (legal_entity_id, process_type, due_for_billing_in_days) values (LE, 'DEATH', -1)`,
  `insert into accounting_document_templates (legal_entity_id, name, allowed_print_modes) values (LE, 'A', '{}')`,
  `insert into accounting_document_templates (legal_entity_id, name, allowed_print_modes) values (LE, 'A', '{FOO}')`,
  `insert into accounting_document_templates (legal_entity_id, name, allowed_print_modes, show_logo)
    values (LE, 'A', '{FULL}', 'FOO')`,
  `insert into accounting_document_templates (legal_entity_id, name, allowed_print_modes, is_default)
    values (LE, 'A', '{FULL}', true), (LE, 'B', '{FULL}', true)`,
  `insert into number_ranges (legal_entity_id, type, starting_number) values (FOREIGN, 'Offer', 1)`,
])('the database refuses %s', async (statement) => {
  const foreign = String((await funeralHome()).legalEntityId)
  const text = statement.replaceAll('LE', String(home.legalEntityId)).replace('FOREIGN', foreign)
  await expect(home.inTenant((tx) => tx.run(sql.raw(text) as never))).rejects.toThrow(/constraint/)
})
