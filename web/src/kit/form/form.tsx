import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form'
import { drafts, unsaved } from '../leaving'
import { DraftHint } from './draft-hint'
import './form.css'
import { useShortcut } from '../shortcut'
import { FormContext, type FormFacts } from './form-context'
import { FormProblem } from './form-problem'
import { findingsFor } from './resolver'
import type { RecordForm } from './use-record-form'

interface FormProps<Values extends FieldValues> {
  form: RecordForm<Values>
  labels: string
  /** What the form is called for people who hear it. */
  title: string
  children: ReactNode
  /** Save and cancel, below the fields. */
  actions?: ReactNode
}

/** The frame of every form: fields scroll, actions stay, Enter and the shortcut save. */
export function Form<Values extends FieldValues>({ form, labels, title, children, actions }: FormProps<Values>) {
  const facts = useMemo(() => ({ form, labels }) as unknown as FormFacts, [form, labels])
  const element = useRef<HTMLFormElement>(null)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    // A form inside the dialog of another form must not save that one as well.
    event?.stopPropagation()
    if (form.mode !== 'view') void form.submit()
  }
  useShortcut('save', () => submit(), form.mode !== 'view')
  useFirstFieldFocus(element, form.mode)
  return (
    <FormContext.Provider value={facts}>
      <FormProvider {...form.hook}>
        <form
          ref={element}
          noValidate
          aria-label={title}
          className={form.mode === 'view' ? 'form viewing' : 'form'}
          onSubmit={submit}
          onBlur={() => showRules(form)}
        >
          <Fields form={form}>{children}</Fields>
          {actions && (
            // The pressed button must not take the focus: a message appearing at the field that loses it would move
            // the button away before the click is complete.
            // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
            <div className="form-actions" onMouseDown={(event) => event.preventDefault()}>
              {actions}
            </div>
          )}
        </form>
        <Reporter form={form} />
      </FormProvider>
    </FormContext.Provider>
  )
}

/** While a new record is stored nothing more is taken: the form is about to go, and what was typed would go with it. */
function Fields<Values extends FieldValues>({ form, children }: { form: RecordForm<Values>; children: ReactNode }) {
  const { isSubmitting } = useFormState({ control: form.hook.control })
  const held = isSubmitting && form.mode === 'create'
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="form-fields" aria-busy={held} {...(held ? { onKeyDownCapture: hold } : {})}>
      {form.restored && <DraftHint onDiscard={form.discardDraft} />}
      <FormProblem />
      {children}
    </div>
  )
}

/** Tells the guard and the draft what changes, apart from the fields, so that a key press re-renders one field only. */
function Reporter<Values extends FieldValues>({ form: { id, hook, draft, saves } }: { form: RecordForm<Values> }) {
  const { isDirty, isSubmitting } = useFormState({ control: hook.control })
  useEffect(() => {
    // A form that saves by itself knows better what is still to be stored.
    if (!saves) unsaved.report(id, { dirty: isDirty, saving: isSubmitting, draft })
  }, [id, saves, draft, isDirty, isSubmitting])
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

/** A rule compares fields, so leaving one field may make or mend a finding at another that was already filled. */
function showRules<Values extends FieldValues>({ hook, rules, schema }: RecordForm<Values>) {
  if (!rules) return
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

function useFirstFieldFocus(element: RefObject<HTMLFormElement | null>, mode: string) {
  useEffect(() => {
    if (mode !== 'create') return
    const fields =
      '[data-first-field] input, input:not([type=hidden]):not([type=checkbox]):not(:disabled), [role=combobox]'
    const form = element.current
    const first =
      form?.querySelector<HTMLElement>('[data-first-field] input') ?? form?.querySelector<HTMLElement>(fields)
    first?.focus()
  }, [element, mode])
}
