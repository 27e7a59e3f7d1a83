import { api } from '@pietas/contract/api'
import type { Language } from '@pietas/contract/kit'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  funeralHome,
  newAddress,
  platformUser,
  publicUrl,
  request,
  type StaffMember,
  testPassword,
  uniqueName,
} from '../kit/testing'
import { newDeviceMail, passwordChangedMail, secondFactorMail } from './mails'

type Mail = { recipient: string; subject: string; text: string }

const post = (path: string, body: unknown, userAgent = '') =>
  request('POST', path, { body, headers: { 'x-forwarded-for': newAddress(), 'user-agent': userAgent } })

const office = async (): Promise<{ boss: StaffMember; vera: StaffMember }> => {
  const home = await funeralHome()
  return {
    boss: await home.staff({ tenantRole: 'ADMINISTRATOR' }),
    vera: await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] }),
  }
}

const speaks = async ({ client }: StaffMember, language: Language): Promise<void> => {
  expect((await client.session.updateMe({ language })).status).toBe(204)
}

/** The mails to somebody in the order in which they were written. */
const mailsTo = async (boss: StaffMember, email: string): Promise<Mail[]> => {
  const { items } = (await boss.client.session.outbox()).body
  return items.filter((mail: Mail) => mail.recipient === email).toReversed()
}

const letters: Record<Language, { greeting: string; subjects: string[]; says: string[] }> = {
  de: {
    greeting: 'Guten Tag,',
    subjects: [
      'Pietas: Neues Passwort wählen',
      'Pietas: Ihr Passwort wurde geändert',
      'Pietas: Anmeldung an einem neuen Gerät',
      'Pietas: Anmeldung an einem neuen Gerät',
      'Pietas: Einmalcodes eingeschaltet',
      'Pietas: Einmalcodes ausgeschaltet',
    ],
    says: [
      'er gilt zwei Stunden',
      'das Passwort Ihres Kontos wurde am',
      'noch nicht kennen: Firefox · Windows.',
      'noch nicht kennen: ein unbekanntes Gerät.',
      'eingeschaltet.',
      'ausgeschaltet.',
    ],
  },
  en: {
    greeting: 'Hello,',
    subjects: [
      'Pietas: Choose a new password',
      'Pietas: Your password was changed',
      'Pietas: Sign-in on a new device',
      'Pietas: Sign-in on a new device',
      'Pietas: One-time codes turned on',
      'Pietas: One-time codes turned off',
    ],
    says: [
      'works for two hours',
      'The password of your account was changed on',
      'do not know yet: Firefox · Windows.',
      'do not know yet: an unknown device.',
      'turned on for your account',
      'turned off for your account',
    ],
  },
}

test.each(['de', 'en'] as const)(
  'whoever has chosen %s is written to in it, whatever the mail is about',
  async (to) => {
    const { boss, vera } = await office()
    // Neither the one who causes a mail nor whoever looks at it decides.
    await speaks(boss, to === 'de' ? 'en' : 'de')
    await speaks(vera, to)
    const { session } = vera.client
    const newPassword = 'gelbe Gummistiefel im Regen'
    const signIn = (userAgent: string) =>
      post(api.session.signIn.path, { email: vera.email, password: newPassword }, userAgent)

    await post(api.session.forgotPassword.path, { email: vera.email })
    expect((await session.changePassword({ currentPassword: testPassword, newPassword })).status).toBe(204)
    expect((await signIn('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')).status).toBe(200)
    expect((await signIn('something else')).status).toBe(200)
    const { secret } = (await session.startTotp({ password: newPassword })).body
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await session.confirmTotp({ otp })).status).toBe(200)
    expect((await boss.client.users.resetSecondFactor(vera.userId)).status).toBe(204)

    const mails = await mailsTo(boss, vera.email)
    const { greeting, subjects, says } = letters[to]
    expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    for (const [at, { text }] of mails.entries()) {
      expect(text.startsWith(greeting)).toBe(true)
      expect(text).toContain(says[at])
    }
  },
)

const invitations = {
  de: {
    subject: 'Bestattungen Test: Ihre Einladung zu Pietas',
    text: 'Vera Test hat für Sie einen Zugang zu Pietas bei Bestattungen Test eingerichtet. Über diesen Link',
  },
  en: {
    subject: 'Bestattungen Test: Your invitation to Pietas',
    text: 'Vera Test has given you access to Pietas at Bestattungen Test. Choose your password with this link',
  },
}

test.each(['de', 'en'] as const)('a new colleague is invited in the %s of whoever invites him', async (language) => {
  const { boss } = await office()
  await speaks(boss, language)
  const email = `${uniqueName()}@test.example`.toLowerCase()
  const nina = { firstName: 'Nina', lastName: 'Neu', email, createCognitoUser: true }
  const { id } = (await boss.client.users.create(nina)).body
  // Invited once more it is still his language, not that of whoever does it.
  await speaks(boss, language === 'de' ? 'en' : 'de')
  expect((await boss.client.users.invite(id)).status).toBe(204)
  const mails = await mailsTo(boss, email)
  expect(mails).toHaveLength(2)
  for (const { subject, text } of mails) {
    expect(subject).toBe(invitations[language].subject)
    expect(text).toContain(invitations[language].text)
    expect(text).toContain(`${publicUrl}/auth/accept-invitation?token=`)
  }
})

test('a house that was opened just now is written to in German, whatever the platform`s own people read', async () => {
  const paula = await platformUser('super-administrator')
  await speaks(paula, 'en')
  const slug = uniqueName().toLowerCase()
  const adminUser = { firstName: 'Nina', lastName: 'Neu', email: `${slug}@test.example` }
  const created = await paula.client.tenants.create({ name: 'Bestattungen Neu', slug, adminUser })
  expect(created.status).toBe(201)
  await paula.client.tenants.enter({ tenantId: created.body.id })
  const { items } = (await paula.client.session.outbox({ tenantId: created.body.id })).body
  expect(items).toMatchObject([{ recipient: adminUser.email, subject: 'Bestattungen Neu: Ihre Einladung zu Pietas' }])
})

test('everybody begins in German; the language is one`s own and is kept', async () => {
  const { boss, vera } = await office()
  const languageOf = async ({ client }: StaffMember) => (await client.session.me()).body.user.language
  expect(await languageOf(vera)).toBe('de')
  await speaks(vera, 'en')
  expect(await languageOf(vera)).toBe('en')
  expect(await languageOf(boss)).toBe('de')
  const again = await post(api.session.signIn.path, { email: vera.email, password: testPassword })
  expect(again.body.user.language).toBe('en')
})

test.each([
  ['fr', 'common.validation-invalid'],
  ['DE', 'common.validation-invalid'],
  [7, 'common.validation-invalid'],
  ['', 'common.validation-required'],
  [null, 'common.validation-required'],
])('%j is no language that anybody could be written to in', async (language, message) => {
  const { vera } = await office()
  expect(await vera.client.session.updateMe({ language: language as Language })).toBeRefused(400, {
    field: 'language',
    message,
  })
  expect((await vera.client.session.me()).body.user.language).toBe('de')
})

test.each([
  ['2026-11-22T23:30:00Z', 'am 23. November 2026 um 00:30 Uhr', 'on 23 November 2026 at 00:30'],
  ['2026-07-01T07:05:00Z', 'am 1. Juli 2026 um 09:05 Uhr', 'on 1 July 2026 at 09:05'],
])('%s is told as a clock in Berlin shows it, %s', (instant, german, english) => {
  for (const { de, en } of [
    passwordChangedMail(instant),
    secondFactorMail(true, instant),
    newDeviceMail('X', instant),
  ]) {
    expect(de.text).toContain(german)
    expect(en.text).toContain(english)
  }
})
