import * as z from 'zod'
import { requiredText, slug } from '../kit'

/** The stored fields of a tenant. */
export const tenantFields = z.object({ name: requiredText(200), slug, facturaFeatureEnabled: z.boolean() })

/** The name of a domain without the scheme, as `bestattungen-abendrot.de`; umlauts are taken as they are written. */
export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u, {
    error: 'invalidDomain',
  })
