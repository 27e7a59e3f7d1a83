import type { Permission } from '@pietas/contract/kit'
import type { LegalEntity, Me } from '../session'

const allOfTheOffice: Permission[] = [
  'Process:List',
  'Process:Create',
  'Person:ListAndRead',
  'Person:Create',
  'Person:Delete',
  'BusinessPartner:Read',
]

const anEntity = (entity: Partial<LegalEntity>): LegalEntity => ({
  id: 1,
  name: 'Bestattungen Abendrot GmbH',
  shortName: 'BA',
  primaryColor: '#b45309',
  logoAccessToken: null,
  tasksDefaultUserId: null,
  qualityManagementDefaultUserId: null,
  directorUserId: null,
  facturaFeatureEnabled: false,
  mfaRequired: false,
  forbiddenFileTypes: [],
  roles: ['OFFICE_MANAGER'],
  permissions: allOfTheOffice,
  ...entity,
})

/** Maria from the office, with two legal entities and the given permissions at both. */
export const aMe = ({ permissions = allOfTheOffice }: { permissions?: Permission[] } = {}): Me => ({
  installation: {
    billing: false,
    accountingUrl: null,
    helpUrl: null,
    mail: true,
    mapAttribution: null,
    staticMap: false,
  },
  user: {
    id: 7,
    firstName: 'Maria',
    lastName: 'Kowalski',
    email: 'maria@abendrot.example',
    profilePictureDocumentAccessToken: null,
    mfaEnrolled: false,
    language: 'de',
  },
  platformRole: null,
  byProvider: false,
  permissions: [],
  tenants: [
    {
      id: 1,
      name: 'Bestattungen Abendrot',
      slug: 'abendrot',
      facturaFeatureEnabled: false,
      roles: [],
      permissions: [],
      legalEntities: [
        anEntity({ permissions }),
        anEntity({ id: 2, name: 'Bestattungshaus Krüger', shortName: 'BK', primaryColor: '#4338ca', permissions }),
      ],
    },
  ],
})
