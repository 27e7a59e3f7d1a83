import * as z from 'zod'
import { optionalText } from './fields'

/** The parts of a postal address; a person's own address has no `name` and no position. */
export const addressFields = z.object({
  name: optionalText(200),
  street: optionalText(200),
  streetNumber: optionalText(30),
  zipCode: optionalText(20),
  city: optionalText(200),
  country: optionalText(100),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
})

export type Address = z.output<typeof addressFields>
