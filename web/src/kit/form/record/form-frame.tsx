import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form'
import { drafts, unsaved } from '../../leaving'
import { whenIdle } from '../../loading'
import { FormContext, type FormFacts } from './form-context'
import type { RecordForm } from './record-form'

// Two people seldom change the same record at once.
const MergeDialog = whenIdle(async () => (await import('../merge/merge-dialog')).MergeDialog)

interface FormFrameProps<Values extends FieldValues> {
  form: RecordForm<Values>
  labels: string
  children: ReactNode
}

/** What every form has around its fields, whatever its element is. */
export function FormFrame<Values extends FieldValues>({ form, labels, children }: FormFrameProps<Values>) {
  const facts = useMemo<FormFacts>(() => ({ form, labels }), [form, labels])
  return (
    <FormContext.Provider value={facts}>
      <FormProvider {...form.hook}>
        {children}
        <Reporter form={form} />
        {form.question && (
          <MergeDialog
            question={form.question}
            descriptions={form.descriptions}
            // Undecided, everything stays as it was typed.
            onMissing={() => form.question?.answer(undefined)}
          />
        )}
      </FormProvider>
    </FormContext.Provider>
  )
}

/** Tells the guard and the draft what changes, apart from the fields, so that a key press re-renders one field only. */
function Reporter<Values extends FieldValues>({ form }: { form: RecordForm<Values> }) {
  const { id, hook, draft, saves, failed, stop } = form
  const { isDirty, isSubmitting } = useFormState({ control: hook.control })
  const round = useSyncExternalStore(unsaved.subscribe, unsaved.round)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in each round it reports again
  useEffect(() => {
    // A form that saves by itself knows better what is still to be stored.
    if (!saves) unsaved.report(id, { dirty: isDirty, saving: isSubmitting, failed, stop, draft })
  }, [id, saves, draft, failed, stop, isDirty, isSubmitting, round])
  useEffect(() => () => unsaved.forget(id), [id])
  useEffect(() => {
    if (!draft) return
    return hook.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: changed }) => {
        if (changed) drafts.write(draft, values)
      },
    })
  }, [draft, hook])
  return null
}
