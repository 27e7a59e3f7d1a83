import * as z from 'zod'
import { id } from '../kit'
import { burialFormFields, burialTypeFields, businessPartnerTypeFields, graveTypeFields } from './fields'
import { masterDataList } from './lists'

const entityRead = 'Entity:ReadEntityTenantLevel'
const nothingMore = z.object({})

export const burialTypes = masterDataList({
  segment: 'burial-types',
  idName: 'burialTypeId',
  write: entityRead,
  item: 'burial type',
  fields: burialTypeFields,
  required: burialTypeFields.pick({ name: true }),
  shows: nothingMore,
})

export const burialForms = masterDataList({
  segment: 'burial-forms',
  idName: 'burialFormId',
  write: entityRead,
  item: 'burial form',
  fields: burialFormFields,
  required: burialFormFields,
  shows: z.object({ burialType: z.object({ id, name: z.string(), isCremation: z.boolean(), deleted: z.boolean() }) }),
})

export const graveTypes = masterDataList({
  segment: 'grave-types',
  idName: 'graveTypeId',
  write: entityRead,
  item: 'grave type',
  fields: graveTypeFields,
  required: graveTypeFields,
  shows: nothingMore,
})

export const businessPartnerTypes = masterDataList({
  segment: 'business-partner-types',
  idName: 'businessPartnerTypeId',
  write: 'BusinessPartnerType:EditBusinessPartnerType',
  item: 'business partner type',
  fields: businessPartnerTypeFields,
  required: businessPartnerTypeFields,
  shows: nothingMore,
})

export type BurialType = z.output<typeof burialTypes.create.answer>
export type BurialForm = z.output<typeof burialForms.create.answer>
export type GraveType = z.output<typeof graveTypes.create.answer>
export type BusinessPartnerType = z.output<typeof businessPartnerTypes.create.answer>
