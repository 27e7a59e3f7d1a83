import type { de } from './provider-de'

export const en: Record<keyof typeof de, string> = {
  'identity-provider.tab': 'Sign-in service',
  'identity-provider.title': 'Sign-in service of the house',
  'identity-provider.about':
    'Your team can sign in with the account that it uses in the house anyway (OpenID Connect). Only people who have been added as users here get in; they are recognised by their confirmed e-mail address.',
  'identity-provider.name': 'Name on the button',
  'identity-provider.name-hint': 'For example “Microsoft” or “House account”.',
  'identity-provider.issuer': 'Address of the service (issuer)',
  'identity-provider.clientId': 'Client ID',
  'identity-provider.clientSecret': 'Client secret',
  'identity-provider.secret-set': 'Stored. Fill in only to replace it.',
  'identity-provider.secret-none': 'Not stored.',
  'identity-provider.allow': 'To be entered at the service',
  'identity-provider.redirect': 'Redirect address',
  'identity-provider.sign-out': 'Address after signing out',
  'identity-provider.link': 'Sign-in page with this button',
  'identity-provider.link-hint':
    'Give this link to your team. The device remembers it; under a confirmed domain of your own it is not needed.',
  'identity-provider.copy': 'Copy {{what}}',
  'identity-provider.saved': 'The sign-in service is set up',
  'identity-provider.save-failed': 'The sign-in service could not be saved',
  'identity-provider.remove': 'Remove sign-in service',
  'identity-provider.remove-question': 'Remove the sign-in service?',
  'identity-provider.remove-description':
    'Everybody who has signed in by it is signed out and then needs a password, which “Forgot password?” lets them choose.',
  'identity-provider.removed': 'The sign-in service was removed',
  'identity-provider.remove-failed': 'The sign-in service could not be removed',
  'identity-provider.validation.https': 'The address must begin with https://',
  'identity-provider.validation.unreachable':
    'No sign-in service answers at this address, or it lies in an internal network',
  'identity-provider.validation.secret-anew': 'Please type the secret again for another address or client ID',
}
