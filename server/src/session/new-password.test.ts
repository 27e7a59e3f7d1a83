import { setTimeout as delay } from 'node:timers/promises'
import { api } from '@pietas/contract/api'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  type FuneralHome,
  funeralHome,
  newAddress,
  publicUrl,
  request,
  type StaffMember,
  testPassword,
  testServer,
  uniqueName,
} from '../kit/testing'
import { answerMilliseconds } from './new-password'

const post = (path: string, body: unknown) =>
  request('POST', path, { body, headers: { 'x-forwarded-for': newAddress() } })
const signIn = (email: string, password: string) => post(api.session.signIn.path, { email, password })
const forgot = (email: string) => post(api.session.forgotPassword.path, { email })
const reset = (token: string, password: string) => post(api.session.resetPassword.path, { token, password })
const accept = (token: string, password: string) => post(api.session.acceptInvitation.path, { token, password })

const wanted = 'gelbe Gummistiefel im Regen'

type Mail = { recipient: string; text: string; sentAt: string | null }

/** The mails to somebody as an administrator finds them in the outbox, the latest first. */
const mailsTo = async (boss: StaffMember, email: string): Promise<Mail[]> => {
  const { items } = (await boss.client.session.outbox()).body
  return items.filter((mail: Mail) => mail.recipient === email)
}

const newEmail = (): string => `${uniqueName()}@test.example`.toLowerCase()

const tokenIn = (mail: Mail | undefined): string => /\?token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''

const office = async (): Promise<{ home: FuneralHome; boss: StaffMember; clerk: StaffMember }> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  return { home, boss, clerk: await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] }) }
}

test('a forgotten password is replaced by a mailed link, once, and every session ends', async () => {
  const { boss, clerk } = await office()
  expect((await forgot(clerk.email)).status).toBe(204)
  const [mail] = await mailsTo(boss, clerk.email)
  expect(mail?.text).toContain(`${publicUrl}/auth/reset-password?token=`)
  expect(mail?.sentAt).toBeNull()
  const token = tokenIn(mail)

  expect((await reset(token, wanted)).status).toBe(204)
  expect(await signIn(clerk.email, testPassword)).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect((await signIn(clerk.email, wanted)).status).toBe(200)
  expect(await clerk.client.session.me()).toBeRefused(401, 'NO_SESSION')
  expect(await reset(token, 'kaffeetasse am fenster')).toBeRefused(400, 'INVALID_TOKEN')
})

test('an unknown address gets the same answer, not a moment earlier, and no mail', async () => {
  const { boss } = await office()
  const order: string[] = []
  // Begun before the server begins to wait, so it ends first, however slow the machine is.
  const leastTime = delay(answerMilliseconds).then(() => order.push('the least time is over'))
  expect((await forgot('nobody@test.example')).status).toBe(204)
  order.push('answered')
  await leastTime
  expect(order).toEqual(['the least time is over', 'answered'])
  expect(await mailsTo(boss, 'nobody@test.example')).toEqual([])
})

test('a newer link takes the place of the older one', async () => {
  const { boss, clerk } = await office()
  await forgot(clerk.email)
  await forgot(clerk.email)
  const [newer, older] = await mailsTo(boss, clerk.email)
  expect(await reset(tokenIn(older), wanted)).toBeRefused(400, 'INVALID_TOKEN')
  expect((await reset(tokenIn(newer), wanted)).status).toBe(204)
})

test('a link that is too old, invented or meant for something else opens nothing', async () => {
  const { boss, clerk } = await office()
  await forgot(clerk.email)
  const token = tokenIn((await mailsTo(boss, clerk.email))[0])
  expect(await accept(token, wanted)).toBeRefused(400, 'INVALID_TOKEN')
  expect(await reset('x'.repeat(43), wanted)).toBeRefused(400, 'INVALID_TOKEN')
  const { house } = await testServer()
  await house.db.asPlatform((tx) =>
    tx.run(sql`update mailed_tokens set expires_at = now() - interval '1 second' where login_id = ${clerk.loginId}`),
  )
  expect(await reset(token, wanted)).toBeRefused(400, 'INVALID_TOKEN')
})

test('a password needs twelve characters', async () => {
  const { boss, clerk } = await office()
  await forgot(clerk.email)
  const token = tokenIn((await mailsTo(boss, clerk.email))[0])
  expect(await reset(token, 'elf-zeichen')).toBeRefused(400, {
    field: 'password',
    message: 'session.validation.password-too-short',
  })
  expect((await reset(token, 'zwölf-zeiche')).status).toBe(204)
})

test('nobody floods a mailbox with links', async () => {
  const { boss, clerk } = await office()
  const answers = await Promise.all(Array.from({ length: 13 }, () => forgot(clerk.email)))
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(3)
  expect(await mailsTo(boss, clerk.email)).toHaveLength(10)
})

test('an invitation sets the first password, once', async () => {
  const { boss, home } = await office()
  const email = `nina-${home.tenantId}@test.example`
  const created = await boss.client.users.create({
    firstName: 'Nina',
    lastName: 'Neu',
    email,
    legalEntities: [{ legalEntityId: home.legalEntityId, email: 'haus@test.example', roles: ['QM'] }],
    createCognitoUser: true,
  })
  expect(created.status).toBe(201)
  expect(await signIn(email, testPassword)).toBeRefused(401, 'INVALID_CREDENTIALS')
  const [mail] = await mailsTo(boss, email)
  expect(mail?.text).toContain(`${publicUrl}/auth/accept-invitation?token=`)
  expect((await accept(tokenIn(mail), wanted)).status).toBe(204)
  expect((await signIn(email, wanted)).status).toBe(200)
  expect(await accept(tokenIn(mail), wanted)).toBeRefused(400, 'INVALID_TOKEN')
})

test('a new password takes every mailed link out of use', async () => {
  const { boss, clerk } = await office()
  await forgot(clerk.email)
  const changed = await clerk.client.session.changePassword({ currentPassword: testPassword, newPassword: wanted })
  expect(changed.status).toBe(204)
  const [, mail] = await mailsTo(boss, clerk.email)
  expect(await reset(tokenIn(mail), 'somebody-elses-wish')).toBeRefused(400, 'INVALID_TOKEN')
})

test('an invitation that went to a mistyped address opens nothing once the address is right', async () => {
  const { boss } = await office()
  const wrong = newEmail()
  const nina = { firstName: 'Nina', lastName: 'Neu', email: wrong, createCognitoUser: true }
  const { id } = (await boss.client.users.create(nina)).body
  const [mail] = await mailsTo(boss, wrong)
  expect((await boss.client.users.update(id, { email: newEmail() })).status).toBe(200)
  expect(await accept(tokenIn(mail), wanted)).toBeRefused(400, 'INVALID_TOKEN')
})

test('a changed password keeps this session and ends the others', async () => {
  const { clerk } = await office()
  const elsewhere = (await signIn(clerk.email, testPassword)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { session } = clerk.client
  expect(await session.changePassword({ currentPassword: 'wrong', newPassword: wanted })).toBeRefused(
    401,
    'INVALID_CREDENTIALS',
  )
  expect((await session.changePassword({ currentPassword: testPassword, newPassword: wanted })).status).toBe(204)
  expect((await session.me()).status).toBe(200)
  expect(await request('GET', api.session.me.path, { cookie: elsewhere })).toBeRefused(401, 'NO_SESSION')
  expect((await signIn(clerk.email, wanted)).status).toBe(200)
})

test('a stolen session cannot guess the password', async () => {
  const { clerk } = await office()
  const guess = () => clerk.client.session.changePassword({ currentPassword: 'guess', newPassword: wanted })
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await guess()).toBeRefused(401)
  expect(await guess()).toBeRefused(429, 'TOO_MANY_REQUESTS')
})

test('the outbox shows an administrator of one entity no link of somebody mightier', async () => {
  const { home, boss, clerk } = await office()
  const local = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
  await forgot(boss.email)
  await forgot(clerk.email)
  expect(await mailsTo(boss, boss.email)).toHaveLength(1)
  // The outbox is the tenant's, so an administrator of one entity does not read it at all.
  expect(await local.client.session.outbox()).toBeRefused(403, 'FORBIDDEN')
  const technician = await home.staff({ tenantRole: 'TECHNICAL_ADMINISTRATOR' })
  expect(await mailsTo(technician, boss.email)).toEqual([])
})

test('the outbox shows no mail of another tenant', async () => {
  const [{ clerk }, { boss: stranger }] = [await office(), await office()]
  await forgot(clerk.email)
  expect(await mailsTo(stranger, clerk.email)).toEqual([])
})

test('a password that would be guessed is refused at its field, and the link still opens the account', async () => {
  const { boss, clerk } = await office()
  await forgot(clerk.email)
  const token = tokenIn((await mailsTo(boss, clerk.email))[0])
  const weak = { field: 'password', message: 'session.validation.password-too-weak' }
  const change = { currentPassword: testPassword, newPassword: 'passwort123456' }
  expect(await clerk.client.session.changePassword(change)).toBeRefused(400, { ...weak, field: 'newPassword' })
  for (const password of ['password1234', '123456789012', 'aaaaaaaaaaaa', clerk.email])
    expect(await reset(token, password)).toBeRefused(400, weak)
  expect((await reset(token, wanted)).status).toBe(204)
})

test('whoever gets a new password is told by mail, unless it is the first one', async () => {
  const { boss, clerk } = await office()
  const told = async () =>
    (await mailsTo(boss, clerk.email)).filter(({ text }) => text.includes('das Passwort Ihres Kontos wurde am'))
  expect(
    (await clerk.client.session.changePassword({ currentPassword: testPassword, newPassword: wanted })).status,
  ).toBe(204)
  expect(await told()).toHaveLength(1)
  await forgot(clerk.email)
  await reset(tokenIn((await mailsTo(boss, clerk.email))[0]), 'kaffeetasse am fenster')
  expect(await told()).toHaveLength(2)
})

test('an invitation says which house it is from and who sends it, also where programs show HTML', async () => {
  const { boss } = await office()
  const email = newEmail()
  await boss.client.users.create({ firstName: 'Nina', lastName: 'Neu', email, createCognitoUser: true })
  const [mail] = await mailsTo(boss, email)
  expect(mail?.text).toContain('Vera Test hat für Sie einen Zugang zu Pietas bei Bestattungen Test eingerichtet.')
})
