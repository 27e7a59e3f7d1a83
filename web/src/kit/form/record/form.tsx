import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { type FieldValues, type Path, useFormState } from 'react-hook-form'
import { useShortcut } from '../../shortcut'
import { AskedField } from '../asked-field'
import * as area from '../field-area.module.css'
import type { FormFields } from '../fields-of'
import { DraftHint } from './draft-hint'
import * as styles from './form.module.css'
import { FormFrame } from './form-frame'
import { FormProblem } from './form-problem'
import type { RecordForm } from './record-form'
import { showRules } from './show-rules'

interface FormProps<Values extends FieldValues> {
  form: RecordForm<Values>
  fields: FormFields<Values>
  /** What the form is called for people who hear it. */
  title: string
  /** Whether somebody begins to type in a field of a new record; absent = in the first one. */
  startsAt?: (field: HTMLElement) => boolean
  children: ReactNode
  /** Save and cancel, below the fields. */
  actions?: ReactNode
}

/** The frame of every form: fields scroll, actions stay, Enter and the shortcut save. */
export function Form<Values extends FieldValues>({
  form,
  fields,
  title,
  startsAt,
  children,
  actions,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    // A form inside the dialog of another form must not save that one as well.
    event?.stopPropagation()
    if (form.mode !== 'view') void form.submit()
  }
  useShortcut('save', () => submit(), form.mode !== 'view')
  useFirstFieldFocus(element, form.mode, startsAt)
  useAskedFocus(form)
  return (
    <FormFrame form={form} labels={fields.labels}>
      <form
        ref={element}
        noValidate
        aria-label={title}
        className={form.mode === 'view' ? `${styles.form} ${area.viewing}` : styles.form}
        onSubmit={submit}
        onBlur={() => showRules(form)}
      >
        <Fields form={form}>{children}</Fields>
        {actions && (
          // The pressed button must not take the focus: a message appearing at the field that loses it would move
          // the button away before the click is complete.
          // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
          <div
            data-form="actions"
            data-screen-only
            className={styles.formActions}
            onMouseDown={(event) => event.preventDefault()}
          >
            {actions}
          </div>
        )}
      </form>
    </FormFrame>
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
    <div
      data-form="fields"
      className={styles.formFields}
      aria-busy={held}
      {...(held ? { onKeyDownCapture: hold } : {})}
    >
      {form.restored && <DraftHint onDiscard={form.discardDraft} />}
      <FormProblem />
      {children}
    </div>
  )
}

/** Begins at the field for which the record was opened; a folded one is unfolded by its section. */
function useAskedFocus<Values extends FieldValues>({ hook, mode }: RecordForm<Values>) {
  const asked = useContext(AskedField)
  useEffect(() => {
    if (asked && mode !== 'view') hook.setFocus(asked as Path<Values>)
  }, [asked, hook, mode])
}

function useFirstFieldFocus(
  element: RefObject<HTMLFormElement | null>,
  mode: string,
  startsAt: ((field: HTMLElement) => boolean) | undefined,
) {
  useEffect(() => {
    if (mode !== 'create') return
    const fields = 'input:not([type=hidden]):not([type=checkbox]):not(:disabled), [role=combobox]'
    const all = (selector: string) => [...(element.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const [first] = [...all('[data-first-field] :is(input, textarea:not([aria-hidden]))'), ...all(fields)]
    const next = startsAt && all(fields).find(startsAt)
    ;(next ?? first)?.focus()
  }, [element, mode, startsAt])
}
