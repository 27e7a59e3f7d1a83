import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, platformUser, type StaffMember } from '../kit/testing'
import { paper, picture } from './demo/papers'
import { fetchDocument } from './testing'

let home: FuneralHome
let boss: StaffMember
let tom: StaffMember
let vera: StaffMember

beforeEach(async () => {
  home = await funeralHome()
  const at = (legalEntityId: number) => [{ legalEntityId, roles: ['TECHNICAL_SERVICE' as const] }]
  boss = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  tom = await home.staff({ at: at(home.legalEntityId) })
  vera = await home.staff({ at: at(home.secondEntityId) })
})

const sign = (shade = 1) => new File([picture(8, 8, [shade, 2, 3], [4, 5, 6])], 'Entwurf Agentur.png')
const sheet = (text = 'Abendrot') => new File([paper(text)], 'Scan 17.pdf')

const putLogo = async (file = sign()) => {
  const { status, body } = await boss.client.logos.put({ file })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const putSheet = async (file = sheet()) => {
  const { status, body } = await boss.client.letterTemplates.put({ file })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const entity = async () => (await boss.client.legalEntities.get()).body

test('a logo stands at its legal entity, in its settings and where people choose it', async () => {
  const { id, accessToken, permissions } = await putLogo()
  expect(permissions).toEqual({ read: true, edit: false, delete: false })
  const { logo, logoAccessToken } = await entity()
  expect(logo).toEqual({ id, fileName: 'Logo.png', mimeType: 'image/png', size: sign().size })
  expect(logoAccessToken).toBe(accessToken)
  const { tenants } = (await tom.client.session.me()).body
  expect(tenants[0].legalEntities[0].logoAccessToken).toBe(accessToken)
})

test('a stationery is a PDF beside it, and neither takes the place of the other', async () => {
  const [{ accessToken }, { id, accessToken: own }] = [await putLogo(), await putSheet()]
  const { letterTemplate, letterTemplateAccessToken, logoAccessToken } = await entity()
  expect(letterTemplate).toEqual({ id, fileName: 'Briefpapier.pdf', mimeType: 'application/pdf', size: sheet().size })
  expect([logoAccessToken, letterTemplateAccessToken]).toEqual([accessToken, own])
})

test('whoever works at the legal entity sees them, and nobody else', async () => {
  const elsewhere = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  for (const file of [await putLogo(), await putSheet()]) {
    expect((await fetchDocument(home, tom, file)).status).toBe(200)
    expect((await fetchDocument(home, vera, file)).status).toBe(404)
    expect((await fetchDocument(home, elsewhere, file)).status).toBe(403)
    expect((await fetchDocument(home, await platformUser('supporter'), file)).status).toBe(403)
  }
})

test('only who manages this legal entity changes them, and nobody by their token', async () => {
  const { accessToken } = await putLogo()
  const there = { legalEntityId: home.secondEntityId }
  for (const calls of ['logos', 'letterTemplates'] as const) {
    const file = calls === 'logos' ? sign() : sheet()
    expect(await tom.client[calls].put({ file })).toBeRefused(403, 'FORBIDDEN')
    expect(await tom.client[calls].remove()).toBeRefused(403, 'FORBIDDEN')
    expect(await boss.client[calls].put({ file }, there)).toBeRefused(403)
    expect(await boss.client[calls].remove(there)).toBeRefused(403)
  }
  expect(await boss.client.documents.delete(accessToken)).toBeRefused(403, 'FORBIDDEN')
  expect(await boss.client.documents.update(accessToken, { fileName: 'Anders' })).toBeRefused(403, 'FORBIDDEN')
})

test('a new one takes the place of the one before, and what is taken away is gone for everybody', async () => {
  const [first, second] = [await putLogo(), await putLogo(sign(9))]
  expect((await fetchDocument(home, tom, first)).status).toBe(404)
  expect((await entity()).logoAccessToken).toBe(second.accessToken)
  for (const _ of [1, 2]) expect((await boss.client.logos.remove()).status).toBe(204)
  expect((await fetchDocument(home, tom, second)).status).toBe(404)
  expect(await entity()).toMatchObject({ logo: null, logoAccessToken: null })
})

test('of two that come at once one stays', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((shade) => boss.client.logos.put({ file: sign(shade) })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const left = await home.inTenant((tx) =>
    tx.rows<{ token: string }>(sql`
      select access_token as token from documents where owner_entity_id = ${home.legalEntityId} and not deleted`),
  )
  expect(left).toEqual([{ token: (await entity()).logoAccessToken }])
})

test('the settings that somebody has open stay what they were', async () => {
  const { version } = await entity()
  await putLogo()
  expect((await boss.client.legalEntities.update({ bankName: 'Sparkasse' }, { ifMatch: version })).status).toBe(200)
})

describe('what is none is refused', () => {
  const script = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'Logo.png')
  test.each([
    ['logos', sheet, 'company.validation.logo-type'],
    ['logos', script, 'company.validation.logo-type'],
    ['letterTemplates', sign, 'company.validation.letter-template-type'],
  ] as const)('%s %s', async (calls, made, message) => {
    expect(await boss.client[calls].put({ file: made() })).toBeRefused(400, { field: 'file', message })
    expect(await entity()).toMatchObject({ logo: null, letterTemplate: null })
  })
})
