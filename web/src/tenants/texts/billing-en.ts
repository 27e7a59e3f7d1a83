import type { de } from './billing-de'

/** What the statistics of billing say. */
export const en: Record<keyof typeof de, string> = {
  'billing.tenant': 'Tenant',
  'billing.state': 'Status',
  'billing.activeUsers': 'Users with access',
  'billing.legalEntities': 'Companies',
  'billing.processes': 'New processes',
  'billing.requests': 'Requests',
  'billing.provisions': 'Pre-need plans',
  'billing.deaths': 'Deaths',
  'billing.aftercares': 'Aftercares',
  'billing.additionals': 'Additional processes',
  'billing.documents': 'Documents',
  'billing.storage': 'Storage',
  'billing.storageBytes': 'Storage in bytes',
  'billing.total': 'Total',
  'billing.month-before': 'Month before',
  'billing.month-after': 'Month after',
  'billing.none': 'There was no tenant yet in this month.',
  'billing.hint':
    'Processes count in the month in which they were opened; documents and storage at the end of the month.',
}
