import type { FieldValues } from 'react-hook-form'
import type { ZodType } from 'zod'
import type { RecordFormOptions } from './record-form'
import { findingsFor } from './resolver'

export const isEmpty = (values: object) => Object.keys(values).length === 0

/** Of the changed fields those that nothing is found at. */
export function soundFields<Values extends FieldValues>(
  changed: Partial<Values>,
  schema: ZodType,
  { rules, together = [] }: Pick<RecordFormOptions<Values, unknown>, 'rules' | 'together'>,
  values: Values,
): Partial<Values> {
  if (isEmpty(changed)) return changed
  const faulty = new Set<string | undefined>(findingsFor(schema, rules, values).map(({ field }) => field.split('.')[0]))
  for (const name of together.filter((group) => group.some((one) => faulty.has(one))).flat()) faulty.add(name)
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !faulty.has(name))) as Partial<Values>
}
