import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormFields } from '../fields-of'
import { FormGrid } from '../grid'
import { FormFrame } from './form-frame'
import { FormProblem } from './form-problem'
import * as styles from './inner-form.module.css'
import type { RecordForm } from './record-form'
import { showRules } from './show-rules'

interface InnerFormProps<Values extends FieldValues> {
  form: RecordForm<Values>
  fields: FormFields<Values>
  /** What the form is called for people who hear it. */
  title: string
  children: ReactNode
}

/**
 * A form over a record of its own in the middle of another form, such as one relationship of a person. HTML knows no
 * form inside a form, so this is a group; Enter in its fields stores it and not the form around it.
 */
export function InnerForm<Values extends FieldValues>({ form, fields, title, children }: InnerFormProps<Values>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (form.mode !== 'view') void form.submit()
  }
  return (
    <FormFrame form={form} labels={fields.labels}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields of the form around it */}
      <div
        role="group"
        aria-label={title}
        className={styles.innerForm}
        onKeyDown={onKeyDown}
        onBlur={() => showRules(form)}
      >
        <FormProblem />
        <FormGrid>{children}</FormGrid>
      </div>
    </FormFrame>
  )
}
