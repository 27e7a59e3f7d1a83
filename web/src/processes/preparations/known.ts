import {
  type PreparationSection,
  type Process,
  type ProcessPreparations,
  preparationNames,
} from '@pietas/contract/processes'
import { counts, type PreparationField, preparationFields } from './facts'

const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/**
 * The fields of a section of which something is known, with their values. What an answer has ruled out meanwhile is kept
 * and does not count.
 */
export function knownFields(
  name: PreparationSection,
  section: object | null,
): { field: PreparationField; value: NonNullable<unknown> }[] {
  const values = (section ?? {}) as Record<string, NonNullable<unknown>>
  return preparationFields[name].flatMap((field) => {
    const value = values[field.name]
    const needed = values[field.needs ?? field.name]
    return value !== undefined && isKnown(value) && counts(field, needed) ? [{ field, value }] : []
  })
}

/** The sections that concern a process: fire only where there is a cremation, or where it has been filled already. */
export const sectionsOf = (
  process: Pick<Process, 'burialForm'>,
  preparations: ProcessPreparations,
): PreparationSection[] =>
  preparationNames.filter(
    (name) =>
      name !== 'fireTransferPreparation' || process.burialForm.burialType.isCremation || preparations[name] !== null,
  )
