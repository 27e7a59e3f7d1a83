import type { Tenant } from '@pietas/contract/tenants'

/** A tenant as the server answers it to the platform. */
export const aTenant = (fields: Partial<Tenant> = {}): Tenant => ({
  ...{ id: 3, version: 2, deleted: false, name: 'Bestattungen Morgenlicht', slug: 'morgenlicht', state: 'ACTIVE' },
  ...{ deletionDueAt: null },
  ...{ facturaFeatureEnabled: false, legalEntityCount: 2, userCount: 7 },
  ...{ createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '2026-01-02T08:00:00.000Z', createdBy: 1, updatedBy: 1 },
  ...fields,
})
