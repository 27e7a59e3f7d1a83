import type { User } from '@pietas/contract/users'

/** A member of staff as the server answers him to who keeps the staff. */
export const aUser = (fields: Partial<User> = {}): User => ({
  ...{ id: 31, version: 3, deleted: false, active: true, state: 'ACTIVE', lastSignInAt: '2026-11-20T08:00:00.000Z' },
  ...{ salutation: 'SIR', title: null, firstName: 'Uwe', lastName: 'Lindner', email: 'uwe@abendrot.example' },
  ...{ jobDescription: 'Fahrdienst', privateAddress: null, privatePhone: null, leaveEntitlement: 30 },
  ...{ workingDays: null, tenantRoles: [], userGroups: [], profilePictureDocumentAccessToken: null },
  legalEntities: [{ legalEntityId: 1, email: 'uwe@abendrot.example', phone: null, roles: ['TECHNICAL_SERVICE'] }],
  ...{ createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '2026-01-02T08:00:00.000Z', createdBy: 1, updatedBy: 1 },
  ...fields,
})
