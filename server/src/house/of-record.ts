/** What belongs to the tenant as a whole: the right may be held anywhere. */
const ofTenant = [
  /^(templateCategories|productCategories|products|positionTemplates)\.(list|get)$/,
  /^products\.listMovements$/,
  /^accounts\.(list|get)$/,
  /^(taskTemplates|checklists)\.(list|get)$/,
  /^templates\.(list|get|versions)$/,
  // Whoever keeps the staff of one house keeps the groups, which know no house.
  /^userGroups\./,
  // Of the staff each sees those of his own houses.
  /^users\.listStaff$/,
  // The disposition keeps one note a day for all houses.
  /^dispositionNotes\./,
]

/** @returns whether a call that asks for a right at the record's legal entity is about something of all of them. */
export const isOfTenant = (name: string): boolean => ofTenant.some((pattern) => pattern.test(name))
