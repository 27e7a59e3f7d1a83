import type { LegalEntityChanges } from '@pietas/contract/legal-entities'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { decrypt } from '../kit/secrets'
import { type FuneralHome, funeralHome, type TestClient, testServer } from '../kit/testing'

let home: FuneralHome
let boss: TestClient

beforeEach(async () => {
  home = await funeralHome()
  boss = await home.asTenant('ADMINISTRATOR')
})

const change = (fields: unknown) => boss.legalEntities.update(fields as LegalEntityChanges)
const read = async () => (await boss.legalEntities.get()).body
const required = 'common.validation-required'

test('every setting of billing, portal and accounting is kept', async () => {
  const { id: inventoryUserGroupId } = (await boss.userGroups.create({ name: 'Lager' })).body
  const settings = {
    ...{ inventoryUserGroupId, memorialPortalLegalEntityId: home.secondEntityId },
    ...{ invoiceFooterText: 'Zahlbar sofort', invoiceFooterTextFactoring: 'Abgetreten', invoiceShowGross: true },
    ...{ billingPositionProductsTitle: 'Waren', billingPositionProductsDescription: 'Aus unserem Lager' },
    ...{ billingPositionPaymentsTitle: 'Anzahlungen', billingPositionPaymentsDescription: 'Danke' },
    ...{ billingPositionExpensesTitle: 'Auslagen', billingPositionExpensesDescription: 'Ohne Aufschlag' },
    billingPositionExternalServicesTitle: 'Fremdleistungen',
    billingPositionExternalServicesDescription: 'Von anderen',
    ...{ insuranceAgencyId: 'VM-4711', useMourningPrintApp: true, printqStore: 'abendrot' },
    ...{ accountingClientNumber: '00123', accountingConsultantNumber: '4567890' },
    ...{ creditorStartNumber: 70000, creditorPrefix: 'K', debtorStartNumber: 10000, debtorPrefix: 'D' },
    ...{ factoringIban: 'DE89370400440532013000', factoringBic: 'COBADEFFXXX' },
    paymentOffsetMethod: 'FINAL_SETTLEMENT' as const,
  }
  expect((await change(settings)).body).toMatchObject(settings)
  expect(await read()).toMatchObject(settings)
  const empty = Object.fromEntries(
    Object.entries(settings).map(([field, value]) => [field, typeof value === 'boolean' ? false : null]),
  )
  expect((await change(empty)).body).toMatchObject(empty)
})

test('a new legal entity begins with the margins of a letter and without anything set off', async () => {
  expect(await read()).toMatchObject({
    letterTemplateSettings: { marginLeft: 25, marginRight: 20, marginTop: 45, marginBottom: 20, renderSender: true },
    ...{ invoiceShowGross: false, useMourningPrintApp: false, paymentOffsetMethod: null, factoringProvider: null },
    ...{ logo: null, letterTemplate: null, billingApiTokenSet: false, factoringPasswordSet: false },
  })
})

test.each([0, -1])('%i for the director or the memorial portal is nobody', async (none) => {
  await change({ memorialPortalLegalEntityId: home.legalEntityId })
  expect((await change({ directorUserId: none, memorialPortalLegalEntityId: none })).status).toBe(200)
  expect(await read()).toMatchObject({ directorUserId: null, memorialPortalLegalEntityId: null })
})

test.each([
  ['creditorStartNumber', 1.5, 'common.validation-invalid-number'],
  ['creditorStartNumber', 'abc', 'common.validation-invalid-number'],
  ['debtorStartNumber', 1.5, 'common.validation-invalid-number'],
  ['debtorStartNumber', 'abc', 'common.validation-invalid-number'],
  ['debtorStartNumber', -1, 'common.validation-too-small'],
  ['factoringIban', 'DE00', 'invalidIban'],
  ['factoringBic', 'X', 'invalidBic'],
  ['paymentOffsetMethod', 'LATER', 'common.validation-invalid'],
  ['factoringProvider', 'SOMEBODY', 'common.validation-invalid'],
  ['invoiceShowGross', 'x', 'common.validation-invalid'],
  ['inventoryUserGroupId', 999_999_999, 'common.validation-unknown-reference'],
  ['memorialPortalLegalEntityId', 999_999_999, 'common.validation-unknown-reference'],
])('%s %j is refused with %s', async (field, value, message) => {
  expect(await change({ [field]: value })).toBeRefused(400, { field, message })
})

test('a start number may come as digits, and nothing at all is none', async () => {
  expect((await change({ creditorStartNumber: '70000', debtorStartNumber: 10000 })).body).toMatchObject({
    creditorStartNumber: 70000,
    debtorStartNumber: 10000,
  })
  expect((await change({ creditorStartNumber: '', debtorStartNumber: null })).body).toMatchObject({
    creditorStartNumber: null,
    debtorStartNumber: null,
  })
})

test('a group of staff and a portal belong to the own tenant', async () => {
  const neighbour = await funeralHome()
  const { id } = (await (await neighbour.asTenant('ADMINISTRATOR')).userGroups.create({ name: 'Lager' })).body
  const message = 'common.validation-unknown-reference'
  expect(await change({ inventoryUserGroupId: id })).toBeRefused(400, { field: 'inventoryUserGroupId', message })
  expect(await change({ memorialPortalLegalEntityId: neighbour.legalEntityId })).toBeRefused(400, {
    field: 'memorialPortalLegalEntityId',
    message,
  })
})

describe('the stationery', () => {
  test('of its settings one changes alone', async () => {
    await change({ letterTemplateSettings: { marginLeft: 12.5, senderLine: 'Abendrot, Lindenstraße 1' } })
    const { body } = await change({ letterTemplateSettings: { renderSender: false } })
    expect(body.letterTemplateSettings).toEqual({
      ...{ marginLeft: 12.5, marginRight: 20, marginTop: 45, marginBottom: 20 },
      ...{ renderSender: false, senderLine: 'Abendrot, Lindenstraße 1' },
    })
    expect(await read()).toEqual(body)
  })

  test('leaves as much room as a text needs', async () => {
    const edge = { marginLeft: 65, marginRight: 65, marginTop: 97, marginBottom: 100 }
    expect((await change({ letterTemplateSettings: edge })).status).toBe(200)
  })

  test('the same settings once more change nothing', async () => {
    const { version, letterTemplateSettings } = await read()
    expect((await change({ letterTemplateSettings })).body.version).toBe(version)
  })

  test.each([
    ['marginTop', 'abc', 'common.validation-invalid-number'],
    ['marginTop', -1, 'common.validation-too-small'],
    ['marginLeft', 300, 'common.validation-too-big'],
    ['marginLeft', null, required],
    ['renderSender', 'x', 'common.validation-invalid'],
    ['senderLine', 'Abendrot\nLindenstraße 1', 'common.validation-one-line'],
    // Beside the usual 45 mm at the top and 25 mm at the left.
    ['marginBottom', 152.5, 'company.validation.letter-height'],
    ['marginRight', 105.5, 'company.validation.letter-width'],
  ])('%s %j is refused', async (setting, value, message) => {
    const field = `letterTemplateSettings.${setting}`
    expect(await change({ letterTemplateSettings: { [setting]: value } })).toBeRefused(400, { field, message })
  })
})

describe('factoring', () => {
  const access = { factoringUser: 'abendrot', factoringPassword: 'geheim-7' }

  test('without a provider asks for nothing', async () => {
    expect((await change({ factoringProvider: null, factoringUser: null })).status).toBe(200)
  })

  test.each(['ABCFINANCE', 'ADELTA', 'BFFACTORING'] as const)('%s asks for user and password', async (provider) => {
    for (const field of ['factoringUser', 'factoringPassword'])
      expect(await change({ factoringProvider: provider, ...access, [field]: '' })).toBeRefused(400, {
        field,
        message: required,
      })
  })

  test('only ADELTA asks for a customer id', async () => {
    for (const factoringProvider of ['ABCFINANCE', 'BFFACTORING'])
      expect((await change({ factoringProvider, ...access })).status).toBe(200)
    const adelta = { factoringProvider: 'ADELTA', ...access }
    expect(await change(adelta)).toBeRefused(400, { field: 'factoringCustomerId', message: required })
    expect((await change({ ...adelta, factoringCustomerId: '12' })).body.factoringCustomerId).toBe('12')
  })

  test('a password that stays counts, one that is taken away does not', async () => {
    await change({ factoringProvider: 'BFFACTORING', ...access })
    expect((await change({ factoringProvider: 'ABCFINANCE', factoringUser: 'anders' })).status).toBe(200)
    expect(await change({ factoringPassword: null })).toBeRefused(400, {
      field: 'factoringPassword',
      message: required,
    })
    expect(await change({ factoringUser: ' ' })).toBeRefused(400, { field: 'factoringUser', message: required })
    const { body } = await change({ factoringProvider: null, factoringPassword: null })
    expect(body).toMatchObject({ factoringProvider: null, factoringPasswordSet: false })
  })

  test('a new legal entity is held to the same', async () => {
    const entity = {
      ...{ name: 'Bestattungen Abendrot', shortName: 'BAG', slug: 'abendrot', street: 'Lindenstraße' },
      ...{ streetNumber: '1', zipCode: '02826', city: 'Görlitz', email: 'post@abendrot.example', phone: null },
    }
    const factoringProvider = 'BFFACTORING' as const
    expect(await boss.legalEntities.create({ ...entity, factoringProvider })).toBeRefused(400, {
      field: 'factoringPassword',
      message: required,
    })
    const { body } = await boss.legalEntities.create({ ...entity, factoringProvider, ...access })
    expect(body).toMatchObject({ factoringProvider, factoringUser: 'abendrot', factoringPasswordSet: true })
  })
})

describe('secrets', () => {
  const secrets = { billingApiToken: 'tok-abendrot-1', factoringPassword: ' geheim-abendrot-2 ' }
  const isTold = (text: string): boolean => Object.values(secrets).some((secret) => text.includes(secret))

  test('are in no answer, which says only that they are there', async () => {
    const changed = await change(secrets)
    expect(changed.body).toMatchObject({ billingApiTokenSet: true, factoringPasswordSet: true })
    for (const { body } of [
      changed,
      await boss.legalEntities.get(),
      await boss.legalEntities.list(),
      await boss.session.me(),
    ]) {
      expect(isTold(JSON.stringify(body))).toBe(false)
      expect(JSON.stringify(body)).not.toMatch(/"(billingApiToken|factoringPassword)"/)
    }
    expect((await change({ bankName: 'Sparkasse' })).body.billingApiTokenSet).toBe(true)
    expect((await change({ billingApiToken: '' })).body.billingApiTokenSet).toBe(false)
  })

  test('lie encrypted in the database, and what was written is what is read there', async () => {
    await change(secrets)
    const row = await home.inTenant((tx) =>
      tx.row<Record<'token' | 'password' | 'whole', string>>(sql`
        select encode(e.billing_api_token, 'hex') as token, encode(e.factoring_password, 'hex') as password,
          to_jsonb(e)::text || encode(e.billing_api_token, 'escape') || encode(e.factoring_password, 'escape') as whole
        from legal_entities e where e.id = ${home.legalEntityId}`),
    )
    expect(isTold(row?.whole ?? '')).toBe(false)
    const { secretKey } = (await testServer()).house
    expect(decrypt(secretKey, Buffer.from(row?.token ?? '', 'hex'))).toBe(secrets.billingApiToken)
    expect(decrypt(secretKey, Buffer.from(row?.password ?? '', 'hex'))).toBe(secrets.factoringPassword)
  })

  test('leave in the trail when they changed, and nothing of themselves', async () => {
    await change(secrets)
    await change({ factoringPassword: 'noch-eins' })
    const entries = await home.inTenant((tx) =>
      tx.rows<{ after: string }>(sql`
        select a.after::text as after from audit_entries a
        where a.record_table = 'legal_entities' and a.action = 'update' order by a.id`),
    )
    expect(entries.map(({ after }) => Object.keys(JSON.parse(after)))).toEqual([
      ['access_data_changed_at'],
      ['access_data_changed_at'],
    ])
  })

  test('that are not there are taken away without a change', async () => {
    const { version } = await read()
    expect((await change({ billingApiToken: null, factoringPassword: '' })).body.version).toBe(version)
  })
})

test('how it books is read by who manages it, and by nobody else who works there', async () => {
  await change({
    ...{ factoringProvider: 'BFFACTORING', factoringUser: 'abendrot', factoringPassword: 'geheim' },
    ...{ debtorStartNumber: 10_000, accountingClientNumber: '123', bankName: 'Sparkasse' },
  })
  const shown = { factoringUser: 'abendrot', factoringPasswordSet: true, debtorStartNumber: 10_000 }
  const hidden = { factoringUser: null, factoringProvider: null, factoringPasswordSet: false, debtorStartNumber: null }
  const [local, clerk] = [await home.as('ADMINISTRATOR'), await home.as('OFFICE_MANAGER')]
  expect((await local.legalEntities.get()).body).toMatchObject(shown)
  expect((await boss.legalEntities.list()).body.items[0]).toMatchObject(shown)
  for (const body of [(await clerk.legalEntities.get()).body, (await clerk.legalEntities.list()).body.items[0]])
    expect(body).toMatchObject({ ...hidden, accountingClientNumber: null, bankName: 'Sparkasse' })
})

test('the database itself refuses what no call may store', async () => {
  const set = (values: string) =>
    home.inTenant((tx) => tx.run(sql`update legal_entities set ${sql.raw(values)} where id = ${home.legalEntityId}`))
  for (const wrong of [
    `factoring_provider = 'ABCFINANCE', factoring_password = 'x'`,
    `factoring_provider = 'ABCFINANCE', factoring_user = 'x'`,
    `factoring_provider = 'ADELTA', factoring_user = 'x', factoring_password = 'x'`,
    `factoring_provider = 'NOBODY', factoring_user = 'x', factoring_password = 'x'`,
    `payment_offset_method = 'LATER'`,
    'creditor_start_number = -1',
    'debtor_start_number = -1',
    `letter_template_settings = letter_template_settings - 'marginTop'`,
    `letter_template_settings = letter_template_settings || '{"marginLeft": "abc"}'`,
    `letter_template_settings = letter_template_settings || '{"marginLeft": -1}'`,
  ])
    await expect(set(wrong), wrong).rejects.toThrow()
})
