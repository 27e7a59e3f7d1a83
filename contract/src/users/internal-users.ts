import * as z from 'zod'
import { email, id, listQuery, page, requiredText, route, stored } from '../kit'
import { wayIn } from '../session'
import { platformRoles } from './roles'
import { userStates } from './routes'

/** What is known of one of our own people. */
export const internalUserFields = z.object({
  firstName: requiredText(200),
  lastName: requiredText(200),
  email,
  role: z.enum(platformRoles),
})

/** One of our own people; a revoked one is deleted. */
export const internalUser = internalUserFields.extend({
  id,
  state: z.enum(userStates),
  lastSignInAt: z.string().nullable(),
  ...stored.shape,
})
export type InternalUser = z.output<typeof internalUser>

const manage = { platform: 'Global:ManageSuperAdmins' } as const
const path = '/api/v1/internal-users'
const onePath = `${path}/{internalUserId}` as const

/** The people of the platform itself. */
export const internalUsers = {
  list: route({
    method: 'GET',
    path,
    access: manage,
    about: 'The people of the platform itself, with their last sign-in',
    query: listQuery({
      sortBy: ['NAME', 'CREATED_AT'],
      filters: { role: z.enum(platformRoles), deleted: z.boolean() },
    }),
    answer: page(internalUser),
  }),
  create: route({
    method: 'POST',
    path,
    access: manage,
    about: 'Takes somebody on for the platform and sends an invitation',
    body: internalUserFields,
    answer: internalUser,
    failures: ['CONFLICT'],
  }),
  get: route({
    method: 'GET',
    path: onePath,
    access: manage,
    about: 'One of the people of the platform',
    answer: internalUser,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: onePath,
    access: manage,
    about: 'Changes name or role; the e-mail address stays, and nobody changes the role of himself',
    body: internalUserFields.omit({ email: true }).partial(),
    answer: internalUser,
    failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
  }),
  invite: route({
    method: 'POST',
    path: `${onePath}/invite` as const,
    access: manage,
    about: 'Sends another invitation to who has not chosen a password yet',
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  handWayIn: route({
    method: 'POST',
    path: `${onePath}/way-in` as const,
    access: manage,
    about:
      'Answers a link by which somebody else chooses his password, where no mails leave the house; an earlier link stops working, and it is noted who asked',
    answer: wayIn,
    status: 200,
    secret: true,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  delete: route({
    method: 'DELETE',
    path: onePath,
    access: manage,
    about: 'Revokes the access of somebody else and ends his sessions',
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  restore: route({
    method: 'POST',
    path: `${onePath}/restore` as const,
    access: manage,
    about: 'Lets somebody in again whose access was revoked',
    answer: internalUser,
    status: 200,
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
}
