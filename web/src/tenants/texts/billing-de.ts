/** What the statistics of billing say. */
export const de = {
  'billing.tenant': 'Mandant',
  'billing.state': 'Status',
  'billing.activeUsers': 'Benutzer mit Zugang',
  'billing.legalEntities': 'Unternehmen',
  'billing.processes': 'Neue Vorgänge',
  'billing.requests': 'Anfragen',
  'billing.provisions': 'Vorsorgen',
  'billing.deaths': 'Sterbefälle',
  'billing.aftercares': 'Nachsorgen',
  'billing.additionals': 'Zusatzvorgänge',
  'billing.documents': 'Dokumente',
  'billing.storage': 'Speicher',
  'billing.storageBytes': 'Speicher in Byte',
  'billing.total': 'Summe',
  'billing.month-before': 'Vorheriger Monat',
  'billing.month-after': 'Nächster Monat',
  'billing.none': 'In diesem Monat gab es noch keinen Mandanten.',
  'billing.hint':
    'Vorgänge zählen in dem Monat, in dem sie angelegt wurden; Dokumente und Speicher am Ende des Monats.',
} as const
