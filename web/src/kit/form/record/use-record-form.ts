import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { drafts, unsaved } from '../../leaving'
import { changedFields, contestedFields } from '../merge/compare'
import type { Descriptions } from '../merge/descriptions'
import { type MergeQuestion, useMerge } from '../merge/use-merge'
import type { FormMode } from './form-context'
import { findingsFor, type Rule, resolverOf } from './resolver'
import { type AutosaveState, useAutosave } from './use-autosave'

/** What a save is told besides the values. */
export interface SaveFacts {
  /** The version that the person saw; undefined for a new record. */
  version: number | undefined
  /** Stays the same until a save has succeeded, so that a retry cannot store twice. */
  idempotencyKey: string
}

export interface RecordFormOptions<Values extends FieldValues, Saved> {
  schema: ZodType
  rules?: Rule<Values>
  mode: FormMode
  /** The loaded record, or the empty values of a new one. */
  values: Values
  version?: number
  /** Key of the draft of a new record; absent = no draft. */
  draft?: string | undefined
  /** Changes are stored by themselves; only for a record that exists already. */
  autosave?: boolean
  /** Stores the values: all of them for a new record, the changed ones otherwise. */
  save: (values: Partial<Values>, facts: SaveFacts) => Promise<Saved>
  /** Gives up a save that may take long, while there is one. */
  stop?: (() => void) | undefined
  /** The form is clean again and may be left. */
  onSaved?: (saved: Saved) => void
  /** Complains only when it is to be stored: for an area that may as well stay empty. */
  quiet?: boolean
  /** Fields that make sense only together; as long as one of a group is wrong, none of it is stored by itself. */
  together?: readonly (readonly (keyof Values & string)[])[]
  /** A change that cannot be stored by itself goes back to what is stored: for choices, never for typed text. */
  rollsBack?: boolean
  /** Turns the record of a stale-version refusal into form values, so that both versions can be merged. */
  valuesOf?: (current: Record<string, unknown>) => Values
  /** Told of every other failure, after its messages have been put to their fields. */
  onFailure: (error: unknown) => void
}

/** A form over one record: react-hook-form with the contract's schema, and the server's word on top. */
export interface RecordForm<Values extends FieldValues = FieldValues> {
  id: string
  hook: UseFormReturn<Values>
  mode: FormMode
  schema: ZodType
  rules: Rule<Values> | undefined
  /** Names of the fields on the screen; they put themselves in. */
  shown: Set<string>
  /** What the fields are called and how their values read. */
  descriptions: Descriptions
  /** Both sides changed the same fields, and somebody has to decide. */
  question: MergeQuestion | undefined
  submit: () => Promise<void>
  /** The form saves by itself, without a button. */
  saves: boolean
  autosave: AutosaveState | undefined
  rollsBack: boolean
  quiet: boolean
  /** Stores at once what waits for its moment. */
  flush: () => Promise<void>
  stop: (() => void) | undefined
  /** The latest try to store it came to nothing; a new record need not have been changed for that. */
  failed: boolean
  draft: string | undefined
  /** The values came from an earlier, unfinished entry. */
  restored: boolean
  discardDraft: () => void
  /** Begins anew with these values, after the old ones have been stored. */
  startOver: (values: Values) => void
}

const isEmpty = (values: object) => Object.keys(values).length === 0

/** Of the changed fields those that nothing is found at. */
function soundFields<Values extends FieldValues>(
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

const versionOf = (saved: unknown, fallback: number | undefined) =>
  typeof saved === 'object' && saved !== null && 'version' in saved ? Number(saved.version) : fallback

export function useRecordForm<Values extends FieldValues, Saved>(
  options: RecordFormOptions<Values, Saved>,
): RecordForm<Values> {
  const { schema, rules, mode, draft } = options
  const id = useId()
  const stored = useRef(options.values)
  const version = useRef(options.version)
  const key = useRef(crypto.randomUUID())
  const submitting = useRef(false)
  const shown = useRef(new Set<string>())
  const descriptions = useRef<Descriptions>(new Map())
  const { question, ask } = useMerge()
  const again = useRef(false)
  const [restored, setRestored] = useState(false)
  const [failed, setFailed] = useState(false)
  const saves = options.autosave === true && mode === 'update'
  const hook = useForm<Values>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: resolverOf(schema, rules),
    mode: options.quiet ? 'onSubmit' : 'onBlur',
  })

  useEffect(() => {
    const earlier = draft ? drafts.read(draft) : undefined
    if (!earlier) return
    hook.reset({ ...stored.current, ...earlier }, { keepDefaultValues: true })
    setRestored(true)
  }, [draft, hook.reset])

  /**
   * Goes on from a newer version, with own changes on top of it. What both have in common is not touched: rows that
   * were made anew would take the focus from whoever types in them.
   */
  const rebase = (newer: Values, newerVersion: number, own: Partial<Values>) => {
    const merged = { ...newer, ...own }
    for (const [name, value] of Object.entries(changedFields(hook.getValues(), merged))) {
      hook.clearErrors(name as Path<Values>)
      hook.setValue(name as Path<Values>, value)
    }
    const kept = { keepValues: true, keepErrors: true, keepTouched: true }
    hook.reset(newer, kept)
    if (!isEmpty(own)) hook.reset(merged, { ...kept, keepDefaultValues: true })
    stored.current = newer
    version.current = newerVersion
  }

  /**
   * Puts the own changes on top of a newer version. Where both sides changed the same field, the person chooses.
   * Answers whether the result can be saved.
   */
  const mergeWith = async (newer: Values, newerVersion: number): Promise<boolean> => {
    const own = hook.getValues()
    const fields = contestedFields({ before: stored.current, own, theirs: newer })
    const takeTheirs = fields.length > 0 ? await ask({ fields, own, theirs: newer }) : new Set<string>()
    if (!takeTheirs) return false
    const kept = Object.entries(changedFields(stored.current, own)).filter(([name]) => !takeTheirs.has(name))
    rebase(newer, newerVersion, Object.fromEntries(kept) as Partial<Values>)
    return true
  }

  // Somebody else has stored something while the form was open. What was not touched here is simply shown anew; where
  // both sides changed the same field, the next save asks.
  const takeNewer = (newer: Values, newerVersion: number) => {
    const own = hook.getValues()
    if (contestedFields({ before: stored.current, own, theirs: newer }).length > 0) return
    rebase(newer, newerVersion, changedFields(stored.current, own))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that has been loaded is taken once
  useEffect(() => {
    const newer = options.version
    if (mode === 'create' || newer === undefined || version.current === undefined) return
    if (newer > version.current) takeNewer(options.values, newer)
  }, [options.version])

  /** A finding at a field that this form does not have is said above all fields. */
  const placeOf = (field: string) => {
    // The nearest: of an address both the whole and its parts are on the screen.
    const places = [...shown.current].filter((name) => field === name || field.startsWith(`${name}.`))
    const place = places.toSorted((one, other) => other.length - one.length)[0]
    return (place ?? 'root') as Path<Values>
  }

  /** Answers whether somebody else was faster and the merged result is to be saved now. */
  const takeRefusal = async (error: unknown, focus: boolean): Promise<boolean> => {
    const problem = error instanceof ApiProblem ? error.problem : undefined
    const newer = problem?.code === 'STALE_VERSION' ? problem.current : undefined
    if (newer && options.valuesOf) return mergeWith(options.valuesOf(newer), Number(newer.version))
    const findings = problem?.errors ?? []
    for (const { field, message } of findings) hook.setError(placeOf(field), { type: 'server', message })
    if (focus && findings[0]) hook.setFocus(placeOf(findings[0].field))
    options.onFailure(error)
    return false
  }

  const send = async (sent: Partial<Values>): Promise<Saved> => {
    const saved = await options.save(sent, { version: version.current, idempotencyKey: key.current })
    key.current = crypto.randomUUID()
    version.current = versionOf(saved, version.current)
    return saved
  }

  const store = hook.handleSubmit(async (current) => {
    let saved: Saved
    try {
      saved = await send(mode === 'create' ? current : changedFields(stored.current, current))
    } catch (error) {
      setFailed(true)
      again.current = await takeRefusal(error, true)
      return
    }
    setFailed(false)
    const later = changedFields(current, hook.getValues())
    stored.current = current
    hook.reset(current)
    // After the reset, which still reports the values once.
    if (draft) drafts.clear(draft)
    // What was typed while the server stored the rest waits for the next save.
    if (!isEmpty(later)) return hook.reset({ ...current, ...later }, { keepDefaultValues: true })
    // Said at once, because what follows may be a navigation.
    unsaved.forget(id)
    options.onSaved?.(saved)
  })

  const readyFields = () =>
    soundFields(changedFields(stored.current, hook.getValues()), schema, options, hook.getValues())

  const storeReady = async (): Promise<boolean> => {
    const sent = structuredClone(readyFields())
    try {
      const saved = await send(sent)
      stored.current = { ...stored.current, ...sent }
      // The fields stay as they are, so that nobody is interrupted while typing.
      hook.reset(stored.current, { keepValues: true, keepErrors: true, keepTouched: true })
      options.onSaved?.(saved)
      return true
    } catch (error) {
      const merged = await takeRefusal(error, false)
      if (!merged && options.rollsBack) takeBack(Object.keys(sent))
      return merged
    }
  }

  const takeBack = (names: string[]) => {
    for (const name of names as Path<Values>[]) hook.setValue(name, stored.current[name], { shouldDirty: true })
  }

  const autosave = useAutosave({
    enabled: saves,
    id,
    hook,
    differs: () => !isEmpty(changedFields(stored.current, hook.getValues())),
    ready: () => !isEmpty(readyFields()),
    store: storeReady,
  })

  const discardDraft = () => {
    setRestored(false)
    hook.reset(stored.current)
    if (draft) drafts.clear(draft)
  }

  /** A merged version is saved at once, under the number of the version that it stands on. */
  const storeMerged = async () => {
    do {
      again.current = false
      await store()
    } while (again.current)
  }

  // The shortcut and the second click of a double click find the save already on its way.
  const submit = async () => {
    if (submitting.current) return
    submitting.current = true
    const work = saves ? hook.trigger(undefined, { shouldFocus: true }).then(autosave.flush) : storeMerged()
    await work.finally(() => {
      submitting.current = false
    })
  }

  return {
    id,
    hook,
    mode,
    schema,
    rules,
    shown: shown.current,
    descriptions: descriptions.current,
    question,
    submit,
    saves,
    autosave: autosave.state,
    rollsBack: options.rollsBack ?? false,
    quiet: options.quiet ?? false,
    flush: autosave.flush,
    stop: options.stop,
    failed,
    draft,
    restored,
    discardDraft,
    startOver: (values) => {
      stored.current = values
      hook.reset(values)
    },
  }
}
