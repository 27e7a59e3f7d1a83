import * as z from 'zod'
import {
  entityPath,
  id,
  listQuery,
  optionalAddress,
  optionalEmail,
  optionalText,
  page,
  requiredText,
  route,
  stored,
  wireId,
} from '../kit'

/** The stored fields of a business partner. */
export const partnerFields = z.object({
  name: requiredText(200),
  nameAffix: optionalText(200),
  address: optionalAddress,
  typeIds: z.array(id).max(50),
  accountingInvoiceEmail: optionalEmail,
  accountingEmail: optionalEmail,
  accountingPhone: optionalText(40),
  taxNumber: optionalText(60),
  vatId: optionalText(30),
  buyerId: optionalText(60),
  buyerReference: optionalText(60),
  digitalInvoice: z.boolean(),
  locked: z.boolean(),
  notes: optionalText(10_000),
})

export const partner = z.object({ id, legalEntityId: id, ...partnerFields.shape, ...stored.shape })
export type Partner = z.output<typeof partner>

const partnersPath = `${entityPath}/business-partners` as const
const partnerPath = `${partnersPath}/{businessPartnerId}` as const

export const partners = {
  list: route({
    method: 'GET',
    path: partnersPath,
    access: 'BusinessPartner:Read',
    about: 'The business partners of a legal entity',
    query: listQuery({
      sortBy: ['NAME', 'UPDATED_AT', 'CREATED_AT'],
      filters: { typeName: z.string().max(200), typeId: wireId },
    }),
    answer: page(partner),
  }),
  create: route({
    method: 'POST',
    path: partnersPath,
    access: 'BusinessPartner:CreateOrEdit',
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
  update: route({
    method: 'PATCH',
    path: partnerPath,
    access: 'BusinessPartner:CreateOrEdit',
    about: 'Changes a business partner',
    body: partnerFields.partial(),
    answer: partner,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: partnerPath,
    access: 'BusinessPartner:CreateOrEdit',
    about: 'Takes a business partner out of the lists; records keep showing it',
    failures: ['NOT_FOUND'],
  }),
}
