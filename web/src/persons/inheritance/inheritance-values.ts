import { namesOf } from '@pietas/contract/kit/names'
import { checkInheritance, type InheritanceFields, inheritanceFields, keptDocuments } from '@pietas/contract/persons'

export type InheritanceValues = InheritanceFields

const names = namesOf(inheritanceFields)

/** What is known of the estate of a person, as its form holds it. */
export const inheritanceValues = (person: InheritanceFields): InheritanceValues =>
  Object.fromEntries(names.map((name) => [name, person[name]])) as unknown as InheritanceValues

/** A document and who keeps it: one without the other would be refused. */
export const keptTogether = keptDocuments.map(
  (document) => [`${document}Exists`, `${document}Absent`, `${document}ManagedBy`, `${document}ManagedByType`] as const,
)

export const inheritanceRules = (values: InheritanceValues) => checkInheritance(values)
