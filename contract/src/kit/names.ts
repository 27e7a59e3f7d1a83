import type { ZodObject, ZodRawShape } from 'zod'

/** @returns the names of the fields of a schema, so that nobody has to write them a second time. */
export const namesOf = <Shape extends ZodRawShape>(schema: ZodObject<Shape>): (keyof Shape & string)[] =>
  Object.keys(schema.shape)
