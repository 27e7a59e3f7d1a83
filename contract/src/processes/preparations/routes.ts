import * as z from 'zod'
import { id, route, tenantPath } from '../../kit'
import { type PreparationSection, preparationChanges, preparationSections } from './fields'

const namedPartner = z.object({ id, name: z.string(), deleted: z.boolean() })

type Shapes = typeof preparationSections
const sections = Object.fromEntries(
  Object.entries(preparationSections).map(([name, section]) => [name, section.nullable()]),
) as { [Section in PreparationSection]: z.ZodNullable<Shapes[Section]> }

/** What is prepared for a process; a section in which nothing is known is null. */
export const preparations = z.object({
  processId: id,
  version: z.int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.int().nullable(),
  ...sections,
  /** The business partners that the sections name, each once. */
  businessPartners: z.array(namedPartner),
})
export type ProcessPreparations = z.output<typeof preparations>

const path = `${tenantPath}/processes/{processId}/preparations` as const
// Document 3 writes the word in capitals.
const missing = { processId: 'Process ID is required' }

export const processPreparations = {
  get: route({
    method: 'GET',
    path,
    access: { ofRecord: 'Process:List' },
    about: 'What is prepared for a process, section by section',
    missing,
    answer: preparations,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path,
    access: { ofRecord: 'Process:Create' },
    about: 'Changes the fields that are sent of the sections that are sent; null clears a section',
    missing,
    body: preparationChanges,
    answer: preparations,
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED', 'STALE_VERSION'],
  }),
}
