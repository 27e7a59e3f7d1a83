import type { FieldValues } from 'react-hook-form'
import { whenReleased } from '../released'
import type { RecordForm } from './record-form'
import { findingsFor } from './resolver'

/** A rule compares fields, so leaving one field may make or mend a finding at another that was already filled. */
export function showRules<Values extends FieldValues>({ hook, rules, schema, quiet }: RecordForm<Values>) {
  if (rules && !quiet) whenReleased(() => showFindings({ hook, rules, schema }))
}

interface Judged<Values extends FieldValues> extends Pick<RecordForm<Values>, 'hook' | 'schema'> {
  rules: NonNullable<RecordForm<Values>['rules']>
}

function showFindings<Values extends FieldValues>({ hook, rules, schema }: Judged<Values>) {
  const values = hook.getValues()
  const found = new Set(findingsFor(schema, rules, values).map((finding) => finding.field.split('.')[0]))
  for (const [name, error] of Object.entries(hook.formState.errors)) {
    if (error?.type === 'finding' && !found.has(name)) hook.clearErrors(name as never)
  }
  for (const { field } of rules(values)) {
    // A field that nobody has been to is not complained about before the save.
    if (hook.getFieldState(field as never).isTouched) void hook.trigger(field as never)
  }
}
