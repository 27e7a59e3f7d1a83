import { ApiProblem } from '@pietas/contract/kit'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { drafts } from '../leaving'
import type { FormMode } from './form-context'
import { type Rule, resolverOf } from './resolver'

/** What a save is told besides the values. */
export interface SaveFacts {
  /** The version that the person saw; undefined for a new record. */
  version: number | undefined
  /** Stays the same until a save has succeeded, so that a retry cannot store twice. */
  idempotencyKey: string
}

export interface RecordFormOptions<Values extends FieldValues> {
  schema: ZodType
  rules?: Rule<Values>
  mode: FormMode
  /** The loaded record, or the empty values of a new one. */
  values: Values
  version?: number
  /** Key of the draft of a new record; absent = no draft. */
  draft?: string
  /** Stores the values: all of them for a new record, the changed ones otherwise. */
  save: (values: Values, facts: SaveFacts) => Promise<unknown>
  /** Turns the record of a stale-version refusal into form values. */
  valuesOf?: (current: Record<string, unknown>) => Values
  /** Everything that is neither a message at a field nor a newer version. */
  onFailure: (error: unknown) => void
  /** Somebody else was faster; the own changes stand on top of his version now. */
  onStale?: () => void
}

/** A form over one record: react-hook-form with the contract's schema, and the server's word on top. */
export interface RecordForm<Values extends FieldValues = FieldValues> {
  hook: UseFormReturn<Values>
  mode: FormMode
  schema: ZodType
  rules: Rule<Values> | undefined
  submit: () => Promise<void>
  /** The values came from an earlier, unfinished entry. */
  restored: boolean
  discardDraft: () => void
}

const changedOnly = <Values extends FieldValues>(values: Values, dirty: object): Values =>
  Object.fromEntries(Object.keys(dirty).map((name) => [name, values[name]])) as Values

export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { schema, rules, mode, values, draft } = options
  const hook = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: resolverOf(schema, rules),
    mode: 'onBlur',
    disabled: mode === 'view',
  })
  const version = useRef(options.version)
  const key = useRef(crypto.randomUUID())
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    const earlier = draft ? drafts.read(draft) : undefined
    if (!earlier) return
    hook.reset({ ...values, ...earlier } as Values, { keepDefaultValues: true })
    setRestored(true)
    // Only the first values count: later ones come from the person.
  }, [draft])

  const refused = (error: unknown) => {
    if (!(error instanceof ApiProblem)) return options.onFailure(error)
    if (error.code === 'STALE_VERSION' && error.problem.current && options.valuesOf) {
      hook.reset(options.valuesOf(error.problem.current), { keepDirtyValues: true })
      version.current = Number(error.problem.current.version)
      return options.onStale?.()
    }
    for (const { field, message } of error.problem.errors ?? []) hook.setError(field as Path<Values>, { type: 'server', message })
    const first = error.problem.errors?.[0]
    if (first) hook.setFocus(first.field as Path<Values>)
    return options.onFailure(error)
  }

  const submit = hook.handleSubmit(async (current) => {
    const { dirtyFields } = hook.formState
    const sent = mode === 'create' ? current : changedOnly(current, dirtyFields)
    try {
      await options.save(sent, { version: version.current, idempotencyKey: key.current })
    } catch (error) {
      return refused(error)
    }
    key.current = crypto.randomUUID()
    if (draft) drafts.clear(draft)
    hook.reset(current, { keepValues: true })
  })

  const discardDraft = () => {
    if (draft) drafts.clear(draft)
    setRestored(false)
    hook.reset(values)
  }

  return { hook, mode, schema, rules, submit: () => submit(), restored, discardDraft }
}
