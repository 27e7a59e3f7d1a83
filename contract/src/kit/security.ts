/** What touches somebody's way in, and what was kept from coming in. */
export const securityEventKinds = [
  'SIGN_IN',
  'SIGN_OUT',
  'PASSWORD_CHANGED',
  'PASSWORD_FORGOTTEN',
  'PASSWORD_RESET',
  'INVITATION_ACCEPTED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'SECOND_FACTOR_RESET',
  'SESSION_ENDED',
  'SESSIONS_ENDED',
  'PROVIDER_CHANGED',
  'TENANT_ENTERED',
  'TENANT_LEFT',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'MALWARE_FOUND',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]
