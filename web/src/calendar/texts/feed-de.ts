/** What the subscription of the own calendar says. */
export const de = {
  'feed.title': 'Kalender-Abonnement',
  'feed.about':
    'Ihre Aufgaben im Kalender Ihres Telefons oder in Outlook: Legen Sie eine Adresse an und fügen Sie sie dort als Kalender-Abonnement ein. Wer die Adresse kennt, sieht Ihre Termine; geben Sie sie nicht weiter.',
  'feed.names': 'Namen der Verstorbenen zeigen',
  'feed.names-hint': 'Ohne Namen steht dort nur die Nummer des Vorgangs. Gilt für die nächste Adresse.',
  'feed.make': 'Adresse anlegen',
  'feed.renew': 'Neue Adresse anlegen',
  'feed.renew-question': 'Neue Adresse anlegen?',
  'feed.renew-hint': 'Die bisherige Adresse gilt dann nicht mehr. Kalender, die sie benutzen, brauchen die neue.',
  'feed.once': 'Diese Adresse wird nur jetzt gezeigt.',
  'feed.copy': 'Adresse kopieren',
  'feed.exists': 'Adresse angelegt am {{when}}, ohne Namen der Verstorbenen',
  'feed.exists-names': 'Adresse angelegt am {{when}}, mit Namen der Verstorbenen',
  'feed.end': 'Abonnement beenden',
  'feed.end-question': 'Abonnement beenden?',
  'feed.end-hint': 'Kalender, die die Adresse benutzen, zeigen Ihre Aufgaben dann nicht mehr.',
  'feed.ended': 'Das Abonnement ist beendet',
  'feed.failed': 'Die Adresse konnte nicht angelegt werden',
  'feed.end-failed': 'Das Abonnement konnte nicht beendet werden',
} as const
