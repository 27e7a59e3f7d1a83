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

/** The mail that invites somebody to sign in for the first time. */
export const invitationMail = (link: string): Text => ({
  subject: 'Pietas: Ihre Einladung',
  text: [
    'Guten Tag,',
    'für Sie wurde ein Zugang zu Pietas eingerichtet. Über diesen Link wählen Sie Ihr Passwort, er gilt sieben Tage:',
    link,
    'Ihr Pietas',
  ].join('\n\n'),
})
