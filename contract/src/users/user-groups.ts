import * as z from 'zod'
import { id, listQuery, optionalText, page, route, stored, tenantPath } from '../kit'
import { userGroupFields } from './fields'

/** A group of staff, with those who belong to it and work here. */
export const userGroup = z.object({ id, ...userGroupFields.shape, ...stored.shape })
export type UserGroup = z.output<typeof userGroup>

const groupsPath = `${tenantPath}/user-groups` as const
// One group in the singular: spec 3 section 7.
const groupPath = `${tenantPath}/user-group/{userGroupId}` as const
// Spelled as in spec 3 section 8.
const missing = { userGroupId: 'UserGroup Id is required' }
const write = { ofRecord: 'Administration:CreateGroups' } as const

export const userGroups = {
  list: route({
    method: 'GET',
    path: groupsPath,
    access: 'member',
    about: 'The groups of staff; deleted ones only where the filter asks for them',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT'], filters: { deleted: z.boolean() } }).extend({
      name: optionalText(200).optional(),
    }),
    answer: page(userGroup),
  }),
  create: route({
    method: 'POST',
    path: groupsPath,
    access: write,
    about: 'Adds a group of staff',
    body: userGroupFields.partial().extend({ name: userGroupFields.shape.name }),
    answer: userGroup,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: groupPath,
    missing,
    access: 'member',
    about: 'One group of staff, deleted ones included',
    answer: userGroup,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: groupPath,
    missing,
    access: write,
    about: 'Changes a group of staff',
    body: userGroupFields.partial(),
    answer: userGroup,
    failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: groupPath,
    missing,
    access: write,
    about: 'Takes a group of staff away; nobody belongs to it any more',
    failures: ['NOT_FOUND'],
  }),
  restore: route({
    method: 'POST',
    path: `${groupPath}/restore`,
    missing,
    access: write,
    about: 'Brings a deleted group of staff back, with those who belonged to it',
    answer: userGroup,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
