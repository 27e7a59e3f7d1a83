import type { Inviter } from './queries'

type Text = { subject: string; text: string }

/** The mail with a link to choose a new password. */
export const resetMail = (link: string): Text => ({
  subject: 'Pietas: Neues Passwort wählen',
  text: [
    'Guten Tag,',
    'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest, er gilt zwei Stunden:',
    link,
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    'Ihr Pietas',
  ].join('\n\n'),
})

const invitedBy = (inviter: Inviter | null): string => {
  if (!inviter) return 'für Sie wurde ein Zugang zu Pietas eingerichtet.'
  const { person, house } = inviter
  return person
    ? `${person} hat für Sie einen Zugang zu Pietas bei ${house} eingerichtet.`
    : `für Sie wurde ein Zugang zu Pietas bei ${house} eingerichtet.`
}

/** The mail that invites somebody to sign in for the first time. */
export const invitationMail = (link: string, inviter: Inviter | null): Text => ({
  subject: inviter ? `${inviter.house}: Ihre Einladung zu Pietas` : 'Pietas: Ihre Einladung',
  text: [
    'Guten Tag,',
    `${invitedBy(inviter)} Über diesen Link wählen Sie Ihr Passwort, er gilt sieben Tage:`,
    link,
    'Ihr Pietas',
  ].join('\n\n'),
})

const notYou = 'Wenn Sie das nicht waren, wählen Sie gleich ein neues Passwort und sprechen Sie mit Ihrer Verwaltung.'

/** Tells somebody that the password was changed. */
export const passwordChangedMail = (): Text => ({
  subject: 'Pietas: Ihr Passwort wurde geändert',
  text: ['Guten Tag,', 'das Passwort Ihres Kontos wurde soeben geändert.', notYou, 'Ihr Pietas'].join('\n\n'),
})

/** Tells somebody that one-time codes were turned on or off. */
export const secondFactorMail = (isOn: boolean): Text => ({
  subject: `Pietas: Einmalcodes ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}`,
  text: [
    'Guten Tag,',
    `die Anmeldung mit Einmalcodes wurde für Ihr Konto soeben ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}.`,
    notYou,
    'Ihr Pietas',
  ].join('\n\n'),
})

/** Tells somebody of a sign-in from a device that the account does not know. */
export const newDeviceMail = (device: string): Text => ({
  subject: 'Pietas: Anmeldung an einem neuen Gerät',
  text: [
    'Guten Tag,',
    `an Ihrem Konto hat sich soeben jemand an einem Gerät angemeldet, das wir noch nicht kennen: ${device}.`,
    'Wenn Sie das waren, brauchen Sie nichts zu tun.',
    notYou,
    'Ihr Pietas',
  ].join('\n\n'),
})
