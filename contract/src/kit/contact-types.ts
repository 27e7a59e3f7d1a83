/** Kinds of contact detail. */
export const contactTypes = ['EMAIL', 'PHONE', 'FAX', 'MOBILE', 'WEBSITE'] as const
export type ContactType = (typeof contactTypes)[number]

/** @returns the numbers that a table shows: those of type PHONE, else MOBILE, joined by a comma: spec 1 section 3. */
export const phonesOf = (details: readonly { type: ContactType; value: string }[]): string => {
  const numbers = (type: ContactType) => details.filter((detail) => detail.type === type).map(({ value }) => value)
  const phones = numbers('PHONE')
  return (phones.length > 0 ? phones : numbers('MOBILE')).join(', ')
}
