import { familyNames } from './seed'

/** Family names of different frequency that are searched for. */
export const searched = [familyNames[17], familyNames[420], familyNames[1801]].map((name) => name ?? '')

export const personsOf = (tenantId: number, entityId: number): string =>
  `/api/v2/tenants/${tenantId}/legal-entities/${entityId}/persons`

export const processesOf = (tenantId: number, entityId: number): string =>
  `/api/v1/tenants/${tenantId}/legal-entities/${entityId}/processes`
