import { type RefObject, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { unsaved } from '../../leaving'
import { changedFields } from '../merge/compare'
import type { RecordForm, RecordFormOptions } from './record-form'
import { isEmpty } from './sound-fields'

interface CommitFacts<Values extends FieldValues, Saved> {
  id: string
  hook: UseFormReturn<Values>
  options: Pick<RecordFormOptions<Values, Saved>, 'valuesOf' | 'onSaved'>
  stored: RefObject<Values>
  version: RefObject<number | undefined>
  send: (sent: Partial<Values>) => Promise<Saved>
  /** Answers whether the rest can be sent again, now that both versions are one. */
  takeRefusal: (error: unknown, focus: boolean) => Promise<boolean>
  rebase: (newer: Values, version: number, own: Partial<Values>) => void
}

/** Stores single fields of a record, one after the other: what is half typed or wrong elsewhere keeps nothing back. */
export function useCommit<Values extends FieldValues, Saved>(facts: CommitFacts<Values, Saved>) {
  const latest = useRef(facts)
  latest.current = facts
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const changedOf = (names: readonly string[]): Partial<Values> => {
    const { stored, hook } = latest.current
    const changed = Object.entries(changedFields(stored.current, hook.getValues()))
    return Object.fromEntries(changed.filter(([name]) => names.includes(name))) as Partial<Values>
  }

  /** What the server answers is what is stored from now on, with everything on top that is not sent yet. */
  const takeAnswer = (sent: Partial<Values>, saved: Saved) => {
    const { hook, options, stored, version, rebase } = latest.current
    const mine = { ...stored.current, ...sent }
    const later = changedFields(mine, hook.getValues())
    const answered = options.valuesOf && typeof saved === 'object' && saved !== null
    rebase(
      answered ? (options.valuesOf?.(saved as Record<string, unknown>) ?? mine) : mine,
      version.current ?? 0,
      later,
    )
    options.onSaved?.(saved)
  }

  const store = async (names: readonly string[], focus: boolean): Promise<boolean> => {
    const { hook, send, takeRefusal } = latest.current
    if (!(await hook.trigger(names as Path<Values>[], { shouldFocus: focus }))) return false
    for (;;) {
      const sent = structuredClone(changedOf(names))
      if (isEmpty(sent)) return true
      try {
        takeAnswer(sent, await send(sent))
        return isEmpty(changedOf(names))
      } catch (error) {
        if (!(await takeRefusal(error, focus))) return false
      }
    }
  }

  const commit: RecordForm['commit'] = (names, { focus = false, after } = {}) => {
    // Said at once: the click that leaves the field may be one that leaves the page.
    if (!isEmpty(changedOf(names))) unsaved.report(facts.id, { dirty: true, saving: true })
    const done = queue.current
      .then(() => after)
      .then(() => store(names, focus))
      .then((isStored) => {
        const { id, hook, stored } = latest.current
        const dirty = !isEmpty(changedFields(stored.current, hook.getValues()))
        unsaved.report(id, { dirty, saving: false, failed: !isStored })
        return isStored
      })
    queue.current = done.catch(() => undefined)
    return done
  }

  const takeBack = (names: readonly string[]) => {
    const { hook, stored } = latest.current
    for (const name of names as Path<Values>[]) hook.resetField(name, { defaultValue: stored.current[name] as never })
  }

  return { commit, takeBack }
}
