import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { RecordForm } from '../form'
import type { FormFields } from '../form/fields-of'
import { FormFrame } from '../form/record/form-frame'
import { FormProblem } from '../form/record/form-problem'
import * as styles from './facts.module.css'
import { CommitContext, useCommit } from './use-commit'

interface FactSheetProps<Values extends FieldValues> {
  /** Over a stored record; in view mode everything can be read and nothing changed. */
  form: RecordForm<Values>
  fields: FormFields<Values>
  /** What the sheet is called for people who hear it. */
  title: string
  children: ReactNode
}

/** What is known of a record, to be read; each fact is changed where it stands and stored by itself. */
export function FactSheet<Values extends FieldValues>({ form, fields, title, children }: FactSheetProps<Values>) {
  const committing = useCommit(form)
  return (
    <FormFrame form={form} labels={fields.labels}>
      <Paper component="section" variant="outlined" aria-label={title} className={styles.factSheet}>
        <FormProblem />
        <CommitContext.Provider value={committing}>{children}</CommitContext.Provider>
      </Paper>
    </FormFrame>
  )
}
