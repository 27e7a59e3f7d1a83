import type { de } from './internal-de'

/** What the page of the platform's own people says. */
export const en: Record<keyof typeof de, string> = {
  'internalUser.one': 'Internal user',
  'internalUser.name': 'Name',
  'internalUser.firstName': 'First name',
  'internalUser.lastName': 'Last name',
  'internalUser.email': 'E-mail',
  'internalUser.email-hint': 'The invitation goes to this address.',
  'internalUser.email-fixed': 'The person signs in with this address.',
  'internalUser.role': 'Role',
  'internalUser.state': 'Status',
  'internalUser.state.INVITED': 'invited',
  'internalUser.state.ACTIVE': 'active',
  'internalUser.state.DEACTIVATED': 'revoked',
  'internalUser.lastSignInAt': 'Last sign-in',
  'user.validation.not-oneself': 'This cannot be done to yourself',
  'internalUser.invite': 'Invite again',
  'internalUser.invited': 'The invitation is on its way',
  'internalUser.invite-error': 'The invitation could not be sent',
  'internalUser.belongs': 'Who looks after this installation and creates tenants.',
}
