import * as z from 'zod'
import { flag, id, listQuery, oneOrMore, page, route, stored, tenantPath, wireId, wireIds } from '../kit'
import { wayIn } from '../session'
import { ownUserFields, userFields } from './fields'
import { entityRoles, tenantRoles } from './roles'

/** How far somebody has come with the way in: invited until he has chosen a password. */
export const userStates = ['INVITED', 'ACTIVE', 'DEACTIVATED'] as const
export type UserState = (typeof userStates)[number]

export const user = z.object({
  id,
  ...userFields.shape,
  active: z.boolean(),
  state: z.enum(userStates),
  lastSignInAt: z.string().nullable(),
  profilePictureDocumentAccessToken: z.string().nullable(),
  ...stored.shape,
})
export type User = z.output<typeof user>

/** One member of staff, with the days of leave of this year that are asked for and not yet taken: spec 3 section 3.10. */
export const userInFull = user.extend({ plannedVacation: z.number() })
export type UserInFull = z.output<typeof userInFull>

/** A colleague as everybody in the tenant sees him: no private data. */
export const colleague = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  jobDescription: z.string().nullable(),
  profilePictureDocumentAccessToken: z.string().nullable(),
  deleted: z.boolean(),
})
export type Colleague = z.output<typeof colleague>

const userPath = `${tenantPath}/users/{userId}` as const

export const users = {
  list: route({
    method: 'GET',
    path: `${tenantPath}/users`,
    access: 'member',
    about: 'The staff of the tenant; mode=accessible narrows to whom the caller may plan absences for',
    query: listQuery({ sortBy: ['NAME', 'CREATED_AT'] }).extend({
      mode: z.enum(['accessible']).optional(),
      legalEntityId: wireId.optional(),
      userGroupIds: wireIds.optional(),
    }),
    answer: page(colleague),
  }),
  listStaff: route({
    method: 'GET',
    path: `${tenantPath}/staff`,
    access: { ofRecord: 'Administration:EditUsers' },
    about:
      'Whom the caller may change, with roles and state; those who are deactivated only where the state asks for them',
    query: listQuery({
      sortBy: ['NAME', 'CREATED_AT'],
      filters: {
        state: oneOrMore(z.enum(userStates), userStates.length),
        legalEntityId: oneOrMore(id, 200),
        tenantRoles: oneOrMore(z.enum(tenantRoles), tenantRoles.length),
        roles: oneOrMore(z.enum(entityRoles), entityRoles.length),
        userGroupIds: oneOrMore(id, 200),
      },
    }),
    answer: page(user),
  }),
  create: route({
    method: 'POST',
    path: `${tenantPath}/users`,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Adds a member of staff; createCognitoUser also sends an invitation to sign in',
    body: userFields
      .partial()
      .extend(userFields.pick({ firstName: true, lastName: true, email: true }).shape)
      .extend({ createCognitoUser: flag.optional() }),
    answer: userInFull,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: userPath,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'One member of staff with private data and roles',
    answer: userInFull,
    failures: ['NOT_FOUND'],
  }),
  getMe: route({
    method: 'GET',
    path: `${tenantPath}/users/me`,
    access: 'member',
    about: 'The caller as a member of staff',
    answer: userInFull,
    failures: ['NOT_FOUND'],
  }),
  updateMe: route({
    method: 'PATCH',
    path: `${tenantPath}/users/me`,
    access: 'member',
    about: 'Changes what people may change about themselves',
    body: ownUserFields.partial(),
    answer: userInFull,
    failures: ['NOT_FOUND', 'STALE_VERSION'],
  }),
  update: route({
    method: 'PATCH',
    path: userPath,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Changes a member of staff; nobody grants what he lacks',
    body: userFields.partial(),
    answer: userInFull,
    failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
  }),
  invite: route({
    method: 'POST',
    path: `${userPath}/invite`,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Sends the invitation to sign in again',
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  handWayIn: route({
    method: 'POST',
    path: `${userPath}/way-in`,
    access: { ofRecord: 'Administration:EditUsers' },
    about:
      'Answers a link by which somebody else chooses his password, where no mails leave the house; an earlier link stops working, and it is noted who asked',
    answer: wayIn,
    status: 200,
    secret: true,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  endSessions: route({
    method: 'POST',
    path: `${userPath}/end-sessions`,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Signs a member of staff out everywhere',
    failures: ['NOT_FOUND'],
  }),
  resetSecondFactor: route({
    method: 'POST',
    path: `${userPath}/reset-second-factor`,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Turns off the one-time codes of somebody else who has lost them, signs him out and tells him by mail',
    failures: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'DELETE',
    path: userPath,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Deactivates a member of staff and ends his sessions',
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  reactivate: route({
    method: 'POST',
    path: `${userPath}/reactivate`,
    access: { ofRecord: 'Administration:EditUsers' },
    about: 'Lets a deactivated member of staff in again, with the roles and the password that he had',
    answer: userInFull,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
