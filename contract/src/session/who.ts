import * as z from 'zod'
import { id, languages, permissions } from '../kit'

export const oneTimeCode = z.string().trim().min(1).max(40)

const language = z.enum(languages)
const held = z.array(z.enum(permissions))

const sessionEntity = z.object({
  id,
  name: z.string(),
  shortName: z.string(),
  primaryColor: z.string().nullable(),
  logoAccessToken: z.string().nullable(),
  tasksDefaultUserId: z.int().nullable(),
  qualityManagementDefaultUserId: z.int().nullable(),
  directorUserId: z.int().nullable(),
  facturaFeatureEnabled: z.boolean(),
  mfaRequired: z.boolean(),
  forbiddenFileTypes: z.array(z.string()),
  roles: z.array(z.string()),
  permissions: held,
})

const sessionTenant = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  facturaFeatureEnabled: z.boolean(),
  roles: z.array(z.string()),
  permissions: held,
  legalEntities: z.array(sessionEntity),
})

/** What the settings of the installation decide for everybody. */
const installation = z.object({
  /** Whether invoicing exists at all; where it is switched on, tenants and legal entities say. */
  billing: z.boolean(),
  /** The accounting service; null = there is none. */
  accountingUrl: z.string().nullable(),
  helpUrl: z.string().nullable(),
  /** Whether mails leave the house. */
  mail: z.boolean(),
  /** Whose map the squares of `map-tiles` are, to be shown on it; null = there is no map. */
  mapAttribution: z.string().nullable(),
  /** Whether `static-map` answers pictures. */
  staticMap: z.boolean(),
})

/** Who is signed in, where, and what he may do there. */
export const me = z.object({
  installation,
  user: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    profilePictureDocumentAccessToken: z.string().nullable(),
    mfaEnrolled: z.boolean(),
    language,
  }),
  platformRole: z.string().nullable(),
  /** The session was opened by an identity provider, which has one of its own. */
  byProvider: z.boolean(),
  /** What one of our own people may do outside of every tenant. */
  permissions: held,
  tenants: z.array(sessionTenant),
})

export type Me = z.output<typeof me>
