import type { Call } from '../kit/call'
import { forbidden } from '../kit/refusal'

/** @throws 403 for who administers one of the legal entities and not the whole tenant: roles, sections 3 and 5. */
export const demandAdministrator = ({ actor, tenantId }: Pick<Call, 'actor' | 'tenantId'>): void => {
  const isAdministrator = actor.tenantRoles.includes('ADMINISTRATOR') && actor.homeTenantId === tenantId
  if (!isAdministrator && actor.platformRole !== 'super-administrator') throw forbidden()
}
