import type { de } from './feed-de'

export const en: Record<keyof typeof de, string> = {
  'feed.title': 'Calendar subscription',
  'feed.about':
    'Your tasks in the calendar of your phone or in Outlook: make an address and add it there as a calendar subscription. Whoever knows the address sees your appointments; keep it to yourself.',
  'feed.names': 'Show the names of the deceased',
  'feed.names-hint': 'Without names only the number of the process is shown. Applies to the next address.',
  'feed.make': 'Make an address',
  'feed.renew': 'Make a new address',
  'feed.renew-question': 'Make a new address?',
  'feed.renew-hint': 'The old address will stop working. Calendars that use it need the new one.',
  'feed.once': 'This address is shown only now.',
  'feed.copy': 'Copy address',
  'feed.exists': 'Address made on {{when}}, without the names of the deceased',
  'feed.exists-names': 'Address made on {{when}}, with the names of the deceased',
  'feed.end': 'End subscription',
  'feed.end-question': 'End the subscription?',
  'feed.end-hint': 'Calendars that use the address no longer show your tasks then.',
  'feed.ended': 'The subscription has ended',
  'feed.failed': 'The address could not be made',
  'feed.end-failed': 'The subscription could not be ended',
}
