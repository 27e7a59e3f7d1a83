import * as z from 'zod'
import { id, listQuery, page, perEntity, requiredText, route, stored, tenantPath } from '../kit'

/** What is stored of an account; it keeps its name, since no call changes one: spec 1 section 7.1. */
export const accountFields = z.object({ name: requiredText(200) })

const named = z.object({ id, name: z.string() })

/** An account with the legal entities and branches that book on it. */
export const account = z.object({
  id,
  ...accountFields.shape,
  legalEntities: z.array(named),
  legalEntityBranches: z.array(named.extend({ legalEntityId: id })),
  ...stored.shape,
})
export type Account = z.output<typeof account>

const accountsPath = `${tenantPath}/accounts` as const
const accountPath = `${accountsPath}/{accountId}` as const
const atEntity = `${accountPath}/legal-entities/{legalEntityId}` as const
const atBranch = `${accountPath}/legal-entity-branches/{legalEntityBranchId}` as const
const manage = 'Administration:ManageLegalEntity'
// Accounts are of the whole tenant: whoever manages a house or keeps its books reads them all.
const read = { ofRecord: [manage, 'Process:Accounting'] } as const

export const accounts = {
  list: route({
    method: 'GET',
    path: accountsPath,
    access: read,
    about: 'The accounts of the tenant',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT'], filters: { legalEntityId: id } }),
    answer: page(account),
  }),
  create: route({
    method: 'POST',
    path: accountsPath,
    access: manage,
    about: 'Adds an account',
    body: accountFields,
    answer: account,
  }),
  get: route({
    method: 'GET',
    path: accountPath,
    access: read,
    about: 'One account',
    answer: account,
    failures: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'DELETE',
    path: accountPath,
    access: manage,
    about: 'Takes an account away, links included',
    failures: ['NOT_FOUND'],
  }),
  linkEntity: route({
    method: 'PUT',
    path: atEntity,
    ...perEntity,
    access: manage,
    about: 'Lets a legal entity book on an account',
    failures: ['NOT_FOUND'],
  }),
  unlinkEntity: route({
    method: 'DELETE',
    path: atEntity,
    ...perEntity,
    access: manage,
    about: 'Ends the link of a legal entity; its branches keep theirs',
    failures: ['NOT_FOUND'],
  }),
  linkBranch: route({
    method: 'PUT',
    path: atBranch,
    access: { ofRecord: manage },
    about: 'Lets a branch book on an account; its legal entity is not linked by that',
    failures: ['NOT_FOUND'],
  }),
  unlinkBranch: route({
    method: 'DELETE',
    path: atBranch,
    access: { ofRecord: manage },
    about: 'Ends the link of a branch',
    failures: ['NOT_FOUND'],
  }),
}
