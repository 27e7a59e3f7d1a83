import { formatAddress } from '@pietas/contract/kit/address-line'
import { type LegalEntity, newLegalEntity } from '@pietas/contract/legal-entities'
import { listFacts } from '../kit/admin-list'
import { client } from '../kit/api/client'
import { PhoneNumber } from '../kit/contact/phone-number'
import { reloadSession } from '../session'
import { CompanyFields } from './company-fields'

const { list, get, create, update } = client.legalEntities
const manage = 'Administration:ManageLegalEntity'

/** What is asked for a new one; its page asks for the rest. */
const identity = newLegalEntity.pick({
  name: true,
  shortName: true,
  slug: true,
  street: true,
  streetNumber: true,
  zipCode: true,
  city: true,
  federalState: true,
  phone: true,
  email: true,
})

/** The legal entities of the tenant: who opens one holds the right in the tenant, who changes one at it. */
export const companyList = listFacts<LegalEntity>({
  name: 'companies',
  key: () => ['legal-entities', 'companies'],
  alsoIn: ['processes', 'tasks'],
  title: 'company.many',
  item: 'company.one',
  belongs: 'company.belongs',
  create: manage,
  update: manage,
  delete: manage,
  level: 'tenant',
  levelOf: ({ id }) => id,
  calls: {
    list,
    get: (legalEntityId, options) => get({ ...options, legalEntityId }),
    create,
    update: (legalEntityId, fields, { query: _query, ...options } = {}) =>
      update(fields, { ...options, legalEntityId }),
  },
  schema: identity,
  pageOf: (id) => `/admin/companies/${id}`,
  labels: 'company',
  size: 'medium',
  // Its name, its sign and its colour stand in the frame of every page.
  onStored: () => void reloadSession(),
  columns: [
    { id: 'shortName', header: 'company.shortName', width: 120, value: ({ shortName }) => shortName },
    { id: 'address', header: 'company.address', width: 260, grow: 220, value: (company) => formatAddress(company) },
    {
      id: 'phone',
      hasLinks: true,
      header: 'company.phone',
      width: 170,
      value: ({ phone }) => phone,
      cell: ({ phone }) => phone && <PhoneNumber number={phone} />,
    },
    {
      id: 'email',
      hasLinks: true,
      header: 'company.email',
      width: 220,
      value: ({ email }) => email,
      cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
    },
  ],
  Fields: CompanyFields,
})
