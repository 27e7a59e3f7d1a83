import { api } from '@pietas/contract/api'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  funeralHome,
  newAddress,
  platformUser,
  request,
  type StaffMember,
  testPassword,
  testServer,
} from '../kit/testing'

const signIn = (email: string, otp?: string, address = newAddress()) =>
  request('POST', api.session.signIn.path, {
    body: { email, password: testPassword, ...(otp ? { otp } : {}) },
    headers: { 'x-forwarded-for': address },
  })

/** The code that an app shows, some periods of 30 s from now. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

const clerk = async (): Promise<StaffMember> => {
  const home = await funeralHome()
  return home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
}

/** Turns one-time codes on with the code before the present one, so that the present one is still unused. */
const enrol = async ({ client }: StaffMember): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { secret } = (await client.session.startTotp({ password: testPassword })).body
  const confirm = () => client.session.confirmTotp({ otp: codeOf(secret, -1) })
  const first = await confirm()
  // The period may have ended on the way; it does not end twice.
  const confirmed = first.status === 200 ? first : await confirm()
  expect(confirmed.status).toBe(200)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

test('one-time codes count once an app has shown one', async () => {
  const vera = await clerk()
  const started = await vera.client.session.startTotp({ password: testPassword })
  expect(started.status).toBe(201)
  expect(started.body.uri).toMatch(/^otpauth:\/\/totp\/Pietas.*secret=/)
  expect(started.body.qrCode).toMatch(/^data:image\/png;base64,/)
  expect((await signIn(vera.email)).status).toBe(200)

  expect(await vera.client.session.confirmTotp({ otp: '000000' })).toBeRefused(400, {
    field: 'otp',
    message: 'session.validation.otp-wrong',
  })
  const confirmed = await vera.client.session.confirmTotp({ otp: codeOf(started.body.secret) })
  expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
  expect((await vera.client.session.me()).body.user.mfaEnrolled).toBe(true)
  expect(await vera.client.session.startTotp({ password: testPassword })).toBeRefused(409, 'CONFLICT')
})

test('the secret lies encrypted and the recovery codes as hashes', async () => {
  const vera = await clerk()
  const { secret, recoveryCodes } = await enrol(vera)
  const { house } = await testServer()
  const [stored] = await house.db.asPlatform((tx) =>
    tx.rows<{ text: string }>(
      sql`select encode(totp_secret, 'escape') || recovery_codes::text as text from logins where id = ${vera.loginId}`,
    ),
  )
  for (const plain of [secret, ...recoveryCodes]) expect(stored?.text).not.toContain(plain)
})

test('signing in asks for a code, takes it once, and refuses a wrong one', async () => {
  const vera = await clerk()
  const { secret } = await enrol(vera)
  expect(await signIn(vera.email)).toBeRefused(401, 'OTP_REQUIRED')
  expect(await signIn(vera.email, '000000')).toBeRefused(401, 'INVALID_CREDENTIALS')
  const code = codeOf(secret)
  expect((await signIn(vera.email, code)).status).toBe(200)
  expect(await signIn(vera.email, code)).toBeRefused(401, 'INVALID_CREDENTIALS')
  // The code of enrolment is used up as well.
  expect(await signIn(vera.email, codeOf(secret, -1))).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect((await signIn(vera.email, codeOf(secret, 1))).status).toBe(200)
})

test('of two who use the same code at once one gets in', async () => {
  const vera = await clerk()
  const { secret } = await enrol(vera)
  const code = codeOf(secret)
  const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(vera.email, code)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401, 401, 401])
})

test('who knows the password cannot guess codes without end by asking for them in between', async () => {
  const vera = await clerk()
  await enrol(vera)
  const address = newAddress()
  for (let round = 0; round < 10; round += 1) {
    expect(await signIn(vera.email, '000000', address)).toBeRefused(401, 'INVALID_CREDENTIALS')
    if (round < 9) expect(await signIn(vera.email, undefined, address)).toBeRefused(401, 'OTP_REQUIRED')
  }
  expect(await signIn(vera.email, '000000', address)).toBeRefused(429, 'TOO_MANY_REQUESTS')
})

test('a recovery code works once, blanks and capitals aside', async () => {
  const vera = await clerk()
  const [first = '', second = ''] = (await enrol(vera)).recoveryCodes
  expect((await signIn(vera.email, ` ${first.toUpperCase()} `)).status).toBe(200)
  expect(await signIn(vera.email, first)).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect((await signIn(vera.email, second)).status).toBe(200)
})

test('a wrong password says nothing about codes', async () => {
  const vera = await clerk()
  await enrol(vera)
  const body = { email: vera.email, password: 'not-the-password' }
  expect(await request('POST', api.session.signIn.path, { body })).toBeRefused(401, 'INVALID_CREDENTIALS')
})

test('turning codes off asks for the password and for a code', async () => {
  const vera = await clerk()
  const { secret } = await enrol(vera)
  const off = (password: string, otp: string) => vera.client.session.disableTotp({ password, otp })
  expect(await off('wrong', codeOf(secret))).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect(await off(testPassword, '000000')).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect((await off(testPassword, codeOf(secret))).status).toBe(204)
  expect((await signIn(vera.email)).status).toBe(200)
})

test('whoever has found a screen open binds no factor to the account', async () => {
  const vera = await clerk()
  expect(await vera.client.session.startTotp({ password: 'wrong' })).toBeRefused(401, 'INVALID_CREDENTIALS')
  expect(await vera.client.session.confirmTotp({ otp: '000000' })).toBeRefused(400)
})

test('a new factor ends the other sessions and keeps this one', async () => {
  const vera = await clerk()
  const [other = ''] = (await signIn(vera.email)).headers.getSetCookie()
  const me = () => request('GET', api.session.me.path, { cookie: other.split(';')[0] ?? '' })
  expect((await me()).status).toBe(200)
  await enrol(vera)
  expect(await me()).toBeRefused(401, 'NO_SESSION')
  expect((await vera.client.session.me()).status).toBe(200)
})

test.each(['ääääää', '００００００', '١٢٣٤٥٦', '½½½'])('%s is a wrong code and no fault of the server', async (otp) => {
  const vera = await clerk()
  await enrol(vera)
  expect(await signIn(vera.email, otp)).toBeRefused(401, 'INVALID_CREDENTIALS')
})

describe('an administrator helps somebody who has lost his codes', () => {
  const house = async () => {
    const home = await funeralHome()
    const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
    const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
    await enrol(vera)
    return { home, boss, vera }
  }

  test('they are turned off, every session ends, and he is told by mail', async () => {
    const { boss, vera } = await house()
    expect((await boss.client.users.resetSecondFactor(vera.userId)).status).toBe(204)
    expect(await vera.client.session.me()).toBeRefused(401, 'NO_SESSION')
    expect((await signIn(vera.email)).status).toBe(200)
    const { items } = (await boss.client.session.outbox()).body
    expect(items[0]).toMatchObject({ recipient: vera.email, subject: 'Pietas: Einmalcodes ausgeschaltet' })
  })

  test('or only his sessions end', async () => {
    const { boss, vera } = await house()
    expect((await boss.client.users.endSessions(vera.userId)).status).toBe(204)
    expect(await vera.client.session.me()).toBeRefused(401, 'NO_SESSION')
    expect(await signIn(vera.email)).toBeRefused(401, 'OTP_REQUIRED')
  })

  test('but nobody below does that to somebody above, and nobody to himself', async () => {
    const { home, boss, vera } = await house()
    const local = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
    expect(await local.client.users.resetSecondFactor(boss.userId)).toBeRefused(403)
    expect(await local.client.users.endSessions(boss.userId)).toBeRefused(403)
    expect(await vera.client.users.resetSecondFactor(boss.userId)).toBeRefused(403)
    expect(await boss.client.users.resetSecondFactor(boss.userId)).toBeRefused(403)
    expect((await local.client.users.resetSecondFactor(vera.userId)).status).toBe(204)
  })
})

test('a legal entity that wants codes is closed to everybody who has none', async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  expect((await boss.client.legalEntities.update({ mfaRequired: true })).status).toBe(200)

  expect(await boss.client.persons.list()).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
  expect((await boss.client.persons.list({ legalEntityId: home.secondEntityId })).status).toBe(200)
  const paula = await platformUser('supporter', home.tenantId)
  expect(await paula.client.persons.list({ legalEntityId: home.legalEntityId })).toBeRefused(
    403,
    'MFA_ENROLMENT_REQUIRED',
  )
  // Whoever lacks the permission learns nothing about codes.
  const clerk = await home.as('KPI')
  expect(await clerk.persons.list()).toBeRefused(403, 'FORBIDDEN')

  await enrol(boss)
  expect((await boss.client.persons.list()).status).toBe(200)
})
