import * as z from 'zod'

/** One thing wrong with an input: the dotted path of the field and the key of the message. */
export type Finding = { field: string; message: string }

/** The message of a required field that is missing or empty: spec 1 section 8. */
export const required = 'common.validation-required'

type Issue = z.core.$ZodRawIssue

const messageKey = (issue: Issue): string => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null ? required : 'common.validation-invalid'
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union')
    return issue.input === undefined || issue.input === null || issue.input === ''
      ? required
      : 'common.validation-invalid'
  if (issue.code === 'too_small') return issue.origin === 'string' ? required : 'common.validation-too-small'
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? 'common.validation-too-long' : 'common.validation-too-big'
  return 'common.validation-invalid'
}

// Zod asks this for every issue whose schema names no message of its own, so that each message is a key.
z.config({ customError: messageKey })

/** Of several shapes the one that was meant: where only parts are wrong, they are what is wrong, and not the whole. */
const partsOf = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((parts) => parts.length > 0 && parts.every(({ path }) => path.length > 0))
  if (!meant) return [issue]
  return meant.flatMap((part) => partsOf({ ...part, path: [...issue.path, ...part.path] }))
}

/**
 * @param keyed whether the input has a single key, which no field is named after: `basic.title` is `title`.
 * @returns the findings of a failed parse, one per field, the first one wins.
 */
export const findingsOf = (error: z.ZodError, keyed = false): Finding[] => {
  const byField = new Map<string, string>()
  for (const { path, ...issue } of error.issues.flatMap(partsOf)) {
    const field = path.slice(keyed && path.length > 1 ? 1 : 0).join('.')
    if (!byField.has(field)) byField.set(field, issue.message)
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}
