import {
  type PreparationChanges,
  type PreparationSection,
  type Preparations,
  preparationNames,
  preparationPartners,
  preparationSections,
} from './fields'

/** @returns a section in which nothing is known yet. */
export const emptySection = (name: PreparationSection): Record<string, unknown> => {
  const fields = Object.keys(preparationSections[name].shape)
  return Object.fromEntries(fields.map((field) => [field, field === 'musicLocations' ? [] : null]))
}

/** @returns whether nothing is known in a section. */
export const isEmptySection = (section: object | null): boolean =>
  !section || Object.values(section).every((value) => value === null || (Array.isArray(value) && value.length === 0))

/** @returns the sections that change, each as a whole with what stays of it. */
export const mergedSections = (before: Partial<Preparations>, changes: PreparationChanges): Partial<Preparations> => {
  const named = preparationNames.filter((name) => changes[name] !== undefined)
  return Object.fromEntries(
    named.map((name) => {
      const section = { ...emptySection(name), ...before[name], ...changes[name] }
      return [name, changes[name] === null || isEmptySection(section) ? null : section]
    }),
  )
}

/** @returns the business partners that sections name, with the path of the field. */
export const partnersNamed = (sections: PreparationChanges): { field: string; id: number }[] =>
  Object.entries(preparationPartners).flatMap(([name, fields]) => {
    const section = sections[name as PreparationSection] as Record<string, unknown> | null | undefined
    return fields.flatMap((field) => {
      const id = section?.[field]
      return typeof id === 'number' ? [{ field: `${name}.${field}`, id }] : []
    })
  })
