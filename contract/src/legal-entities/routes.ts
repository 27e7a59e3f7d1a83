import * as z from 'zod'
import { entityPath, id, listQuery, page, perEntity, route, stored, tenantPath } from '../kit'
import { branchFields, legalEntityChanges, legalEntityFields, newLegalEntity } from './fields'
import { holidayQuery, holidays } from './holidays'

/** A file of a legal entity; the token beside it fetches the bytes. */
const entityFile = z.object({ id, fileName: z.string(), mimeType: z.string(), size: z.int() })

export const legalEntity = z.object({
  id,
  ...legalEntityFields.shape,
  billingApiTokenSet: z.boolean(),
  factoringPasswordSet: z.boolean(),
  smtpPasswordSet: z.boolean(),
  logo: entityFile.nullable(),
  logoAccessToken: z.string().nullable(),
  /** The stationery that letters are printed on, a PDF. */
  letterTemplate: entityFile.nullable(),
  letterTemplateAccessToken: z.string().nullable(),
  facturaFeatureEnabled: z.boolean(),
  ...stored.shape,
})
export type LegalEntity = z.output<typeof legalEntity>

export const branch = z.object({ id, legalEntityId: id, ...branchFields.shape, ...stored.shape })
export type Branch = z.output<typeof branch>

const branchPath = `${entityPath}/branches/{legalEntityBranchId}` as const

export const legalEntities = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/legal-entities`,
    access: 'member',
    about:
      'The legal entities where the caller has a row; a tenant role sees all. Settings of accounting and factoring only for who manages all',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT'] }),
    answer: page(legalEntity),
  }),
  create: route({
    method: 'POST',
    path: `${tenantPath}/legal-entities`,
    access: 'Administration:ManageLegalEntity',
    about: 'Opens a legal entity',
    body: newLegalEntity,
    answer: legalEntity,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: entityPath,
    ...perEntity,
    access: 'member',
    about: 'One legal entity with its settings; those of accounting and factoring only for who manages it',
    answer: legalEntity,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: entityPath,
    ...perEntity,
    access: 'Administration:ManageLegalEntity',
    about: 'Changes settings of a legal entity',
    body: legalEntityChanges,
    answer: legalEntity,
    failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
  }),
  listHolidays: route({
    method: 'GET',
    path: `${entityPath}/holidays`,
    ...perEntity,
    access: 'member',
    about: 'The public holidays where a legal entity is, from one day to another, both included; two years at most',
    query: holidayQuery,
    answer: holidays,
  }),
  listBranches: route({
    method: 'GET',
    path: `${entityPath}/branches`,
    ...perEntity,
    access: 'member',
    about: 'The branches of a legal entity',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT'] }),
    answer: page(branch),
  }),
  createBranch: route({
    method: 'POST',
    path: `${entityPath}/branches`,
    ...perEntity,
    access: 'Administration:ManageLegalEntity',
    about: 'Opens a branch',
    body: branchFields.partial().extend({ name: branchFields.shape.name }),
    answer: branch,
  }),
  getBranch: route({
    method: 'GET',
    path: branchPath,
    ...perEntity,
    access: 'member',
    about: 'One branch, deleted ones included',
    answer: branch,
    failures: ['NOT_FOUND'],
  }),
  updateBranch: route({
    method: 'PATCH',
    path: branchPath,
    ...perEntity,
    access: 'Administration:ManageLegalEntity',
    about: 'Changes a branch',
    body: branchFields.partial(),
    answer: branch,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  deleteBranch: route({
    method: 'DELETE',
    path: branchPath,
    ...perEntity,
    access: 'Administration:ManageLegalEntity',
    about: 'Takes a branch out of the lists; records keep showing it',
    failures: ['NOT_FOUND'],
  }),
}
