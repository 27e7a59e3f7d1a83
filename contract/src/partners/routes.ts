import * as z from 'zod'
import {
  contactDetail,
  entityPath,
  foundBy,
  id,
  listQuery,
  page,
  route,
  shownWhole,
  someFields,
  stored,
  tenantPath,
  wireId,
} from '../kit'
import { partnerFields } from './fields'

const named = z.object({ id, name: z.string(), deleted: z.boolean() })

const child = named.extend({ nameAffix: z.string().nullable() })
const text = z.string().nullable()

/** A business partner as lists show it. */
export const partnerRow = z.object({
  id,
  legalEntityId: id,
  ...partnerFields.shape,
  contactDetails: z.array(contactDetail.required()),
  types: z.array(named),
  parent: named.nullable(),
  /** The address once more, flat, as a search answers it: spec 3 section 3.13. */
  street: text,
  streetNumber: text,
  zipCode: text,
  city: text,
  /** The first hundred that are there; `children` of the API lists all. */
  children: z.array(child),
  ...foundBy,
  ...stored.shape,
})
export type PartnerRow = z.output<typeof partnerRow>

/** A business partner in full. */
export const partner = z.object({
  ...partnerRow.shape,
  /** The person who answers questions about invoices. */
  accountingContact: z.object({ id, firstName: z.string(), lastName: z.string(), deleted: z.boolean() }).nullable(),
})
export type Partner = z.output<typeof partner>

const partnersPath = `${entityPath}/business-partners` as const
const partnerPath = `${partnersPath}/{businessPartnerId}` as const
const sortBy = ['NAME', 'UPDATED_AT', 'CREATED_AT'] as const
const sortByOfList = [...sortBy, 'CITY'] as const
const write = 'BusinessPartner:CreateOrEdit'

export const partners = {
  list: route({
    method: 'GET',
    path: partnersPath,
    access: 'BusinessPartner:Read',
    about: 'The business partners of a legal entity; deleted ones only when they are asked for',
    query: listQuery({
      sortBy: sortByOfList,
      filters: {
        businessPartnerTypeName: z.string().max(200),
        typeName: z.string().max(200),
        typeId: wireId,
        parentId: wireId,
        locked: z.boolean(),
        deleted: z.boolean(),
      },
    }).extend(someFields),
    answer: page(partnerRow),
  }),
  create: route({
    method: 'POST',
    path: partnersPath,
    access: write,
    about: 'Adds a business partner',
    body: partnerFields.partial().extend({ name: partnerFields.shape.name }),
    answer: partner,
  }),
  get: route({
    method: 'GET',
    path: partnerPath,
    access: 'BusinessPartner:Read',
    about: 'One business partner, deleted ones included',
    answer: partner,
    failures: ['NOT_FOUND'],
  }),
  find: route({
    method: 'GET',
    path: `${tenantPath}/business-partners/{businessPartnerId}`,
    access: { ofRecord: 'BusinessPartner:Read' },
    about: 'One business partner, whatever legal entity he belongs to',
    answer: partner,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: partnerPath,
    access: write,
    about: 'Changes a business partner',
    body: partnerFields.partial(),
    answer: partner,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: partnerPath,
    access: write,
    about: 'Takes a business partner out of the lists; records keep showing it',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${partnerPath}/restore`,
    access: write,
    about: 'Puts a deleted business partner back into the lists',
    answer: partner,
    status: 200,
    failures: ['NOT_FOUND'],
  }),
  listChildren: route({
    method: 'GET',
    path: `${partnerPath}/children`,
    access: 'BusinessPartner:Read',
    about: 'The partners below a partner',
    query: shownWhole({ sortBy }),
    answer: page(partnerRow),
    failures: ['NOT_FOUND'],
  }),
}
