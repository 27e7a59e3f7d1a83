import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { useId, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { drafts, unsaved } from '../../leaving'
import { changedFields } from '../merge/compare'
import type { Descriptions } from '../merge/descriptions'
import { useMerge } from '../merge/use-merge'
import type { RecordForm, RecordFormOptions } from './record-form'
import { resolverOf } from './resolver'
import { isEmpty, soundFields } from './sound-fields'
import { useAutosave } from './use-autosave'
import { useDraft } from './use-draft'
import { useVersions } from './use-versions'

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
  const [failed, setFailed] = useState(false)
  const saves = options.autosave === true && mode === 'update'
  const hook = useForm<Values>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: resolverOf(schema, rules),
    mode: options.quiet ? 'onSubmit' : 'onBlur',
  })
  // Errors are kept up to date for whoever has read them while drawing: a save may complain before any field is left.
  void hook.formState.errors

  const { restored, discardDraft } = useDraft({ draft, hook, stored })
  const { mergeWith, rebase } = useVersions({ hook, options, stored, version, ask })

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
    storing: { stored, version, send, takeRefusal, rebase, valuesOf: options.valuesOf },
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
