import type { Process } from '@pietas/contract/processes'

const stored = {
  deleted: false,
  version: 1,
  createdAt: '2026-11-06T08:00:00.000Z',
  updatedAt: '2026-11-06T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
}
const named = { title: null, phone: null, email: null, deceased: false, deceasedAt: null, deleted: false }

const karl = {
  id: 20,
  title: null,
  firstName: 'Karl',
  lastName: 'Muster',
  currentPosition: null,
  dateOfBirth: '1940-05-01',
  deceased: true,
  deceasedAt: '2026-11-05',
  deceasedTimeAt: null,
  infectiousData: null,
  infectious: false,
  highlyInfectious: false,
  size: null,
  weight: null,
  street: null,
  streetNumber: null,
  zipCode: null,
  city: null,
  placeOfDeath: null,
  deleted: false,
}

const noGrave = {
  cemeteryId: null,
  cemetery: null,
  graveTypeId: null,
  graveType: null,
  graveOwnerId: null,
  graveOwner: null,
  gravePosition: null,
  graveDesiredPosition: null,
  graveNumber: null,
  graveBurialLocation: null,
  graveLoweringRequested: false,
  gravePreallocationDetails: null,
}

const noPortal = {
  allowDisclosureOfInformation: false,
  informationPolicy: null,
  informingPersonId: null,
  informingPerson: null,
  platformAccessRequested: false,
  platformAccessInvitedPersonIds: [],
  platformAccessInvitedPersons: [],
  allowedProductCategoryIds: [],
}

const noPapers = {
  freeDeathCertificate: false,
  freeDeathCertificateCount: 0,
  chargeableDeathCertificate: false,
  chargeableDeathCertificateCount: 0,
  internationalDeathCertificate: false,
  internationalDeathCertificateCount: 0,
  deferredDeathCertificate: false,
  mortuaryPassport: false,
  drvNumber: null,
  drvChangeTo: null,
  cancelPension: false,
  requestAdvance: false,
  changeBankAccount: false,
}

/** The death case of Karl Muster, ordered by his daughter Anna. */
export const aProcess = (facts: Partial<Process> = {}): Process => ({
  id: 100,
  legalEntityId: 1,
  type: 'DEATH',
  status: 'ACTIVE',
  cancelReason: null,
  parentId: null,
  recordingType: 'BY_PHONE',
  burialFormId: 3,
  burialForm: {
    id: 3,
    name: 'Urnenbeisetzung',
    deleted: false,
    burialType: { id: 2, name: 'Feuerbestattung', isCremation: true, deleted: false },
  },
  legalEntityBranchId: 4,
  legalEntityBranch: { id: 4, name: 'Filiale Mitte', deleted: false },
  deceasedPersonId: 20,
  deceasedPerson: karl,
  clientAssociateType: 'PERSON',
  clientPersonId: 21,
  clientPerson: { id: 21, firstName: 'Anna', lastName: 'Muster', ...named },
  clientBusinessPartnerId: null,
  clientBusinessPartner: null,
  clientPersonRelationship: null,
  assigneeId: 7,
  assignee: { id: 7, firstName: 'Maria', lastName: 'Kowalski', profilePictureDocumentAccessToken: null },
  ...noGrave,
  ...noPortal,
  ...noPapers,
  processPersons: [],
  businessPartnerIds: [],
  businessPartners: [],
  ...stored,
  ...facts,
})
