import * as z from 'zod'
import { count, id, isoDate, requiredText } from '../kit'

const name = requiredText(200)

/** Kind of burial, for example earth burial; says whether it is a cremation. */
export const burialTypeFields = z.object({ name, isCremation: z.boolean() })

/** How a kind of burial is carried out, for example an urn in a family grave. */
export const burialFormFields = z.object({ name, burialTypeId: id })

/** Kind of grave. */
export const graveTypeFields = z.object({ name })

/** Kind of business partner, for example a registry office. */
export const businessPartnerTypeFields = z.object({ name })

/** A vehicle, with the day by which it has to be inspected again. */
export const carFields = z.object({
  name,
  licensePlate: requiredText(20),
  numberOfSeats: count.nullable(),
  inspectionDueAt: isoDate.nullable(),
})

/** What else is planned around a funeral: a hall, a cooling place, a coffin carriage. */
export const resourceFields = z.object({ name })

/** What a complaint or feedback is about, such as a missed appointment: decisions section 10. */
export const complaintCauseFields = z.object({ name })

/** A heading that products or letter templates are sorted under. */
export const categoryFields = z.object({ name })

/** A heading that products are sorted under; it may stand below another one. */
export const productCategoryFields = categoryFields.extend({ parentId: id.nullable() })

/** So many levels have product categories at most. */
export const mostCategoryLevels = 5

/** Partner types that pickers filter by; they can be neither renamed nor deleted: spec 1 section 9. */
export const protectedPartnerTypes = ['Standesamt', 'Friedhof'] as const
