import type { de } from './de'

export const en: Record<keyof typeof de, string> = {
  'branch.many': 'Branches',
  'branch.one': 'Branch',
  'branch.name': 'Name',
  'branch.address': 'Address',
  'branch.street': 'Street',
  'branch.streetNumber': 'No.',
  'branch.zipCode': 'Postal code',
  'branch.city': 'City',
  'branch.phone': 'Telephone',
  'branch.email': 'E-mail',
}
