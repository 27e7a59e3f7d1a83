import { beforeEach, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, platformUser, type StaffMember } from '../kit/testing'
import { paper, picture } from './demo/papers'
import { fetchDocument } from './testing'

let home: FuneralHome
let vera: StaffMember
let tom: StaffMember

beforeEach(async () => {
  home = await funeralHome()
  const at = (legalEntityId: number) => [{ legalEntityId, roles: ['TECHNICAL_SERVICE' as const] }]
  vera = await home.staff({ at: at(home.legalEntityId) })
  tom = await home.staff({ at: at(home.secondEntityId) })
})

const face = (shade = 1) => new File([picture(8, 8, [shade, 2, 3], [4, 5, 6])], 'Vera privat.png')

const put = async (member: StaffMember, file = face()) => {
  const { status, body } = await member.client.userPictures.put({ file })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const colleagueSeenBy = async (member: StaffMember, userId: number) => {
  const { items } = (await member.client.users.list({ query: { filterIds: [userId] } })).body
  return items[0].profilePictureDocumentAccessToken
}

test('whoever has a place in the tenant sees the picture, at whichever legal entity', async () => {
  const { accessToken, fileName, permissions } = await put(vera)
  expect(fileName).toBe('Profilbild.png')
  expect(permissions).toEqual({ read: true, edit: false, delete: false })
  expect((await vera.client.session.me()).body.user.profilePictureDocumentAccessToken).toBe(accessToken)
  expect((await vera.client.users.getMe()).body.profilePictureDocumentAccessToken).toBe(accessToken)
  expect(await colleagueSeenBy(tom, vera.userId)).toBe(accessToken)
  for (const rest of ['', '/thumbnail?size=50']) {
    const answer = await fetchDocument(home, tom, { accessToken }, rest)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, rest ? 'image/webp' : 'image/png'])
  }
})

test('another tenant does not find it, and our own people only once they have entered', async () => {
  const { accessToken } = await put(vera)
  const elsewhere = await funeralHome()
  const stranger = await elsewhere.staff({ tenantRole: 'ADMINISTRATOR' })
  for (const rest of ['', '/thumbnail?size=50']) {
    expect((await fetchDocument(elsewhere, stranger, { accessToken }, rest)).status).toBe(404)
    expect((await fetchDocument(home, stranger, { accessToken }, rest)).status).toBe(403)
  }
  expect((await fetchDocument(home, await platformUser('supporter'), { accessToken })).status).toBe(403)
  const entered = await platformUser('supporter', home.tenantId)
  expect((await fetchDocument(home, entered, { accessToken })).status).toBe(200)
  expect(await entered.client.userPictures.put({ file: face() })).toBeRefused(404, 'NOT_FOUND')
})

test('nobody changes the picture of somebody else, not even who administers the tenant', async () => {
  const { accessToken } = await put(vera)
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  expect(await boss.client.documents.delete(accessToken)).toBeRefused(403, 'FORBIDDEN')
  expect(await boss.client.documents.update(accessToken, { fileName: 'Anders' })).toBeRefused(403, 'FORBIDDEN')
  expect((await boss.client.userPictures.remove()).status).toBe(204)
  expect((await tom.client.userPictures.remove()).status).toBe(204)
  expect(await colleagueSeenBy(boss, vera.userId)).toBe(accessToken)
})

test('a new picture takes the place of the one before, and one that is taken away is gone for everybody', async () => {
  const first = await put(vera)
  const second = await put(vera, face(9))
  expect((await fetchDocument(home, vera, first)).status).toBe(404)
  expect(await colleagueSeenBy(tom, vera.userId)).toBe(second.accessToken)
  expect((await vera.client.userPictures.remove()).status).toBe(204)
  expect((await vera.client.userPictures.remove()).status).toBe(204)
  expect((await fetchDocument(home, vera, second)).status).toBe(404)
  expect(await colleagueSeenBy(tom, vera.userId)).toBeNull()
})

test('of two that come at once one stays', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((shade) => vera.client.userPictures.put({ file: face(shade) })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const left = await home.inTenant((tx) =>
    tx.rows<{ token: string }>(
      sql`select access_token as token from documents where user_id = ${vera.userId} and not deleted`,
    ),
  )
  expect(left).toEqual([{ token: await colleagueSeenBy(tom, vera.userId) }])
})

test.each([
  ['a drawing with a script', new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'Ich.png')],
  ['a paper', new File([paper('Urkunde')], 'Ich.png')],
  ['a moving picture', new File(['GIF89a-----'], 'Ich.png')],
])('%s is no picture of a person', async (_, file) => {
  const message = 'user.validation.picture-type'
  expect(await vera.client.userPictures.put({ file })).toBeRefused(400, { field: 'file', message })
  expect(await colleagueSeenBy(tom, vera.userId)).toBeNull()
})

test('a picture that is too large, empty or missing is refused', async () => {
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'Ich.png')
  expect(await vera.client.userPictures.put({ file: large })).toBeRefused(413, 'TOO_LARGE')
  expect(await vera.client.userPictures.put({ file: new File([], 'Ich.png') })).toBeRefused(400, {
    field: 'file',
    message: 'common.validation-required',
  })
})

test('a refused picture leaves the one before', async () => {
  const { accessToken } = await put(vera)
  await vera.client.userPictures.put({ file: new File([paper('Urkunde')], 'Ich.png') })
  expect(await colleagueSeenBy(tom, vera.userId)).toBe(accessToken)
})

test('tasks name the picture of whom they are for', async () => {
  const office = await home.as('OFFICE_MANAGER')
  const { accessToken } = await put(vera)
  const basic = { status: 'OPEN', title: 'Urne holen', dueDate: '2026-12-01T08:00:00.000Z', userId: vera.userId }
  const task = (await office.tasks.create({ basic: { ...basic, legalEntityId: home.legalEntityId } } as never)).body
  expect(task.user.profilePictureDocumentAccessToken).toBe(accessToken)
})

test('the trail knows that there was a picture, and not by which token', async () => {
  const { accessToken, id } = await put(vera)
  const told = await home.inTenant((tx) =>
    tx.rows<{ text: string }>(sql`select coalesce(after::text, '') as text from audit_entries
      where (record_table = 'documents' and record_id = ${id}) or (record_table = 'users' and record_id = ${vera.userId})`),
  )
  expect(told.some(({ text }) => text.includes('USER_PICTURE'))).toBe(true)
  expect(JSON.stringify(told)).not.toContain(accessToken)
})
