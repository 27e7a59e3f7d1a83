/** What the sign-in by an identity provider of the house says. */
export const de = {
  'identity-provider.tab': 'Anmeldedienst',
  'identity-provider.title': 'Anmeldedienst des Hauses',
  'identity-provider.about':
    'Ihr Team kann sich mit dem Konto anmelden, das es im Haus ohnehin nutzt (OpenID Connect). Zugang hat nur, wer hier als Benutzer angelegt ist; erkannt wird die Person an ihrer bestätigten E-Mail-Adresse.',
  'identity-provider.name': 'Name auf der Schaltfläche',
  'identity-provider.name-hint': 'Zum Beispiel „Microsoft“ oder „Hauskonto“.',
  'identity-provider.issuer': 'Adresse des Dienstes (Issuer)',
  'identity-provider.clientId': 'Client-ID',
  'identity-provider.clientSecret': 'Client-Secret',
  'identity-provider.secret-set': 'Hinterlegt. Nur ausfüllen, um es zu ersetzen.',
  'identity-provider.secret-none': 'Nicht hinterlegt.',
  'identity-provider.allow': 'Beim Dienst einzutragen',
  'identity-provider.redirect': 'Weiterleitungsadresse',
  'identity-provider.sign-out': 'Adresse nach dem Abmelden',
  'identity-provider.link': 'Anmeldeseite mit dieser Schaltfläche',
  'identity-provider.link-hint':
    'Geben Sie diesen Link Ihrem Team. Das Gerät merkt ihn sich; unter einer bestätigten eigenen Domain braucht es ihn nicht.',
  'identity-provider.copy': '{{what}} kopieren',
  'identity-provider.saved': 'Der Anmeldedienst ist eingerichtet',
  'identity-provider.save-failed': 'Der Anmeldedienst konnte nicht gespeichert werden',
  'identity-provider.remove': 'Anmeldedienst entfernen',
  'identity-provider.remove-question': 'Anmeldedienst entfernen?',
  'identity-provider.remove-description':
    'Wer sich damit angemeldet hat, wird abgemeldet und braucht dann ein Passwort. Über „Passwort vergessen?“ lässt es sich wählen.',
  'identity-provider.removed': 'Der Anmeldedienst wurde entfernt',
  'identity-provider.remove-failed': 'Der Anmeldedienst konnte nicht entfernt werden',
  'identity-provider.validation.https': 'Die Adresse muss mit https:// beginnen',
  'identity-provider.validation.unreachable':
    'Unter dieser Adresse antwortet kein Anmeldedienst, oder sie liegt in einem internen Netz',
  'identity-provider.validation.secret-anew': 'Für eine andere Adresse oder Client-ID bitte das Secret neu eingeben',
}
