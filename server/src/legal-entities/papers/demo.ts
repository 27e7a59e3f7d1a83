import { billedProcessTypes, paperTypes } from '@pietas/contract/legal-entities'
import { type Demo, insert } from '../../kit/demo'

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

const sections = [
  {
    type: 'Offer',
    section: 'Header',
    isDefault: true,
    content: paragraphs(
      'Sehr geehrte Damen und Herren,',
      'wir danken Ihnen für das Vertrauen und bieten Ihnen die besprochenen Leistungen wie folgt an.',
    ),
  },
  {
    type: 'Offer',
    section: 'Footer',
    isDefault: true,
    content: paragraphs('An dieses Angebot halten wir uns <strong>vier Wochen</strong> gebunden.'),
  },
  {
    type: 'Offer',
    section: 'Footer',
    isDefault: false,
    content: paragraphs('Gebühren des Friedhofs und der Ämter geben wir ohne Aufschlag an Sie weiter.'),
  },
  {
    type: 'InvoiceAndCancellationInvoice',
    section: null,
    isDefault: true,
    content: paragraphs(
      'Bitte überweisen Sie den Betrag innerhalb von 14 Tagen und nennen Sie dabei die Rechnungsnummer.',
    ),
  },
  {
    type: 'PaymentReminder',
    section: 'Header',
    isDefault: true,
    content: paragraphs(
      'Sehr geehrte Damen und Herren,',
      'sicher ist es Ihnen in diesen Tagen entgangen: Unsere Rechnung ist noch offen.',
    ),
  },
]

const prefixes: Record<(typeof paperTypes)[number], string> = {
  Offer: 'AN-',
  OfferConfirmation: 'AB-',
  InvoiceAndCancellationInvoice: 'RE-',
  CreditNote: 'GS-',
  PaymentReminder: 'ZE-',
}

const days: Record<(typeof billedProcessTypes)[number], number> = {
  DEATH: 14,
  PROVISION: 30,
  AFTERCARE: 14,
  ADDITIONAL: 7,
}

const templates = [
  { name: 'Briefbogen', isDefault: true, allowedPrintModes: ['FULL', 'CONTENT', 'PAPER_ONLY'] },
  { name: 'Für die Akte', allowedPrintModes: ['CONTENT'], showLogo: 'WITHOUT', showSender: 'WITHOUT' },
]

/** What the homes have for their papers: a few texts, a number range a kind, days until a bill is due, two templates. */
export const demo: Demo = async ({ tx, homes, clock }) => {
  const year = clock.today.slice(0, 4)
  for (const { entityId: legalEntityId } of homes) {
    for (const section of sections) await insert(tx, 'document_sections', { ...section, legalEntityId })
    for (const type of paperTypes)
      await insert(tx, 'number_ranges', {
        legalEntityId,
        type,
        prefix: `${prefixes[type]}${year}-`,
        startingNumber: 1001,
      })
    for (const processType of billedProcessTypes)
      await insert(tx, 'billing_due_rules', { legalEntityId, processType, dueForBillingInDays: days[processType] })
    for (const template of templates) await insert(tx, 'accounting_document_templates', { ...template, legalEntityId })
  }
}
