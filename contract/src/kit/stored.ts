import * as z from 'zod'

/** What the database adds to every record: state of deletion, version for If-Match, and who touched it when. */
export const stored = z.object({
  deleted: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.int().nullable(),
  updatedBy: z.int().nullable(),
})

export type Stored = z.output<typeof stored>
