import * as z from 'zod'
import { id, requiredText } from '../kit'

const name = requiredText(200)

/** Kind of burial, for example earth burial; says whether it is a cremation. */
export const burialTypeFields = z.object({ name, isCremation: z.boolean() })

/** How a kind of burial is carried out, for example an urn in a family grave. */
export const burialFormFields = z.object({ name, burialTypeId: id })

/** Kind of grave. */
export const graveTypeFields = z.object({ name })

/** Kind of business partner, for example a registry office. */
export const businessPartnerTypeFields = z.object({ name })

/** Group of articles and services. */
export const productCategoryFields = z.object({ name })

/** Group of letter templates, of a tenant or of the platform. */
export const templateCategoryFields = z.object({ name })

/** Partner types that pickers filter by; they can be neither renamed nor deleted: spec 1 section 9. */
export const protectedPartnerTypes = ['Standesamt', 'Friedhof'] as const
