import { type Language, wallTimeOf } from '@pietas/contract/kit'
import type { Tx } from '../kit/db/transaction'
import { type Addressee, type Letter, writeMail } from '../kit/mail'
import type { Told } from './logins'
import type { Inviter } from './queries'

/** Writes to whom a login belongs, in his language. */
export const tell = (tx: Tx, login: Omit<Told, 'id'>, letter: Letter): Promise<void> =>
  writeMail(tx, letter, {
    recipient: login.email,
    language: login.language,
    tenantId: login.homeTenantId,
    actorId: login.actorId,
  })

/** The same from within a tenant, with an appointment for his calendar. */
export const writeTo = (tx: Tx, login: Told, letter: Letter, calendar: string): Promise<void> =>
  tx.asPlatform(() =>
    writeMail(
      tx,
      letter,
      {
        recipient: login.email,
        language: login.language,
        tenantId: login.homeTenantId,
        actorId: login.actorId,
      },
      calendar,
    ),
  )

/** Writes to somebody who has no login, from within a tenant. */
export const writeOutside = (tx: Tx, letter: Letter, to: Addressee): Promise<void> =>
  tx.asPlatform(() => writeMail(tx, letter, to))

const inGerman = (...paragraphs: string[]): string => ['Guten Tag,', ...paragraphs, 'Ihr Pietas'].join('\n\n')
const inEnglish = (...paragraphs: string[]): string => ['Hello,', ...paragraphs, 'Your Pietas'].join('\n\n')

/** The mail with a link to choose a new password. */
export const resetMail = (link: string): Letter => ({
  de: {
    subject: 'Pietas: Neues Passwort wählen',
    text: inGerman(
      'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest, er gilt zwei Stunden:',
      link,
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ),
  },
  en: {
    subject: 'Pietas: Choose a new password',
    text: inEnglish(
      'A new password was requested for your account. Choose it with this link, which works for two hours:',
      link,
      'If this was not you, there is nothing to do: your password stays as it is.',
    ),
  },
})

const invitedBy: Record<Language, (inviter: Inviter | null) => string> = {
  de: (inviter) => {
    const access = `Zugang zu Pietas${inviter ? ` bei ${inviter.house}` : ''} eingerichtet.`
    return inviter?.person ? `${inviter.person} hat für Sie einen ${access}` : `für Sie wurde ein ${access}`
  },
  en: (inviter) => {
    const access = `access to Pietas${inviter ? ` at ${inviter.house}` : ''}`
    return inviter?.person ? `${inviter.person} has given you ${access}.` : `You have been given ${access}.`
  },
}

/** The mail that invites somebody to sign in for the first time. */
export const invitationMail = (link: string, inviter: Inviter | null): Letter => ({
  de: {
    subject: inviter ? `${inviter.house}: Ihre Einladung zu Pietas` : 'Pietas: Ihre Einladung',
    text: inGerman(`${invitedBy.de(inviter)} Über diesen Link wählen Sie Ihr Passwort, er gilt sieben Tage:`, link),
  },
  en: {
    subject: inviter ? `${inviter.house}: Your invitation to Pietas` : 'Pietas: Your invitation',
    text: inEnglish(`${invitedBy.en(inviter)} Choose your password with this link, which works for seven days:`, link),
  },
})

const notYou: Record<Language, string> = {
  de: 'Wenn Sie das nicht waren, wählen Sie gleich ein neues Passwort und sprechen Sie mit Ihrer Verwaltung.',
  en: 'If this was not you, choose a new password at once and speak to your administrator.',
}

const dayIn = (locale: string, instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(wallTimeOf(instant).day))

// A mail may arrive days later: it says when, and not "just now".
const momentIn: Record<Language, (instant: string) => string> = {
  de: (instant) => `am ${dayIn('de-DE', instant)} um ${wallTimeOf(instant).time} Uhr`,
  en: (instant) => `on ${dayIn('en-GB', instant)} at ${wallTimeOf(instant).time}`,
}

const now = (): string => new Date().toISOString()

/** Tells somebody that the password was changed. */
export const passwordChangedMail = (at = now()): Letter => ({
  de: {
    subject: 'Pietas: Ihr Passwort wurde geändert',
    text: inGerman(`das Passwort Ihres Kontos wurde ${momentIn.de(at)} geändert.`, notYou.de),
  },
  en: {
    subject: 'Pietas: Your password was changed',
    text: inEnglish(`The password of your account was changed ${momentIn.en(at)}.`, notYou.en),
  },
})

/** Tells somebody that one-time codes were turned on or off. */
export const secondFactorMail = (isOn: boolean, at = now()): Letter => {
  const [german, english] = isOn ? ['eingeschaltet', 'on'] : ['ausgeschaltet', 'off']
  return {
    de: {
      subject: `Pietas: Einmalcodes ${german}`,
      text: inGerman(`die Anmeldung mit Einmalcodes wurde für Ihr Konto ${momentIn.de(at)} ${german}.`, notYou.de),
    },
    en: {
      subject: `Pietas: One-time codes turned ${english}`,
      text: inEnglish(
        `Signing in with one-time codes was turned ${english} for your account ${momentIn.en(at)}.`,
        notYou.en,
      ),
    },
  }
}

/** Tells somebody of a sign-in from a device that the account does not know; undefined when it does not say what it is. */
export const newDeviceMail = (device: string | undefined, at = now()): Letter => ({
  de: {
    subject: 'Pietas: Anmeldung an einem neuen Gerät',
    text: inGerman(
      `an Ihrem Konto hat sich ${momentIn.de(at)} jemand an einem Gerät angemeldet, das wir noch nicht kennen: ${device ?? 'ein unbekanntes Gerät'}.`,
      'Wenn Sie das waren, brauchen Sie nichts zu tun.',
      notYou.de,
    ),
  },
  en: {
    subject: 'Pietas: Sign-in on a new device',
    text: inEnglish(
      `Somebody signed in to your account ${momentIn.en(at)} on a device that we do not know yet: ${device ?? 'an unknown device'}.`,
      'If this was you, there is nothing to do.',
      notYou.en,
    ),
  },
})
