import { createContext, useMemo, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { changedFields } from '../form/merge/compare'
import type { RecordForm } from '../form/record/record-form'
import { isEmpty } from '../form/record/sound-fields'
import { unsaved } from '../leaving'

interface CommitFacts {
  /** Leads to what is wrong. */
  focus?: boolean
  /** Is waited for before anything is said or sent. */
  after?: Promise<void>
}

export interface Committing {
  /** Stores these fields alone, whatever else is changed or wrong. Answers whether nothing of them is left to be stored. */
  commit: (names: readonly string[], facts?: CommitFacts) => Promise<boolean>
  /** Takes back what was changed in these fields. */
  takeBack: (names: readonly string[]) => void
}

export const CommitContext = createContext<Committing | undefined>(undefined)

/** Stores single fields of a record, one after the other: what is half typed or wrong elsewhere keeps nothing back. */
export function useCommit<Values extends FieldValues>(form: RecordForm<Values>): Committing {
  const latest = useRef(form)
  latest.current = form
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return useMemo(() => committing(latest, queue), [])
}

function committing<Values extends FieldValues>(
  latest: { current: RecordForm<Values> },
  queue: { current: Promise<unknown> },
): Committing {
  const changed = (): Partial<Values> => {
    const { hook, storing } = latest.current
    return changedFields(storing.stored.current, hook.getValues())
  }
  const changedOf = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(changed()).filter(([name]) => names.includes(name))) as Partial<Values>

  /** What the server answers is what is stored from now on, with everything on top that is not sent yet. */
  const takeAnswer = (sent: Partial<Values>, saved: unknown) => {
    const { hook, storing } = latest.current
    const mine = { ...storing.stored.current, ...sent }
    const later = changedFields(mine, hook.getValues())
    const isRecord = typeof saved === 'object' && saved !== null
    const answered = isRecord ? storing.valuesOf?.(saved as Record<string, unknown>) : undefined
    storing.rebase(answered ?? mine, storing.version.current ?? 0, later)
  }

  const store = async (names: readonly string[], focus: boolean): Promise<boolean> => {
    if (!(await latest.current.hook.trigger(names as Path<Values>[], { shouldFocus: focus }))) return false
    for (;;) {
      const sent = structuredClone(changedOf(names))
      if (isEmpty(sent)) return true
      const { storing } = latest.current
      try {
        takeAnswer(sent, await storing.send(sent))
        return isEmpty(changedOf(names))
      } catch (error) {
        if (!(await storing.takeRefusal(error, focus))) return false
      }
    }
  }

  const commit: Committing['commit'] = (names, { focus = false, after } = {}) => {
    const { id } = latest.current
    // Said at once: the click that leaves the field may be one that leaves the page.
    if (!isEmpty(changedOf(names))) unsaved.report(id, { dirty: true, saving: true })
    const done = queue.current
      .then(() => after)
      .then(() => store(names, focus))
      .then((isStored) => {
        unsaved.report(id, { dirty: !isEmpty(changed()), saving: false, failed: !isStored })
        return isStored
      })
    queue.current = done.catch(() => undefined)
    return done
  }

  const takeBack = (names: readonly string[]) => {
    const { hook, storing } = latest.current
    for (const name of names as Path<Values>[])
      hook.resetField(name, { defaultValue: storing.stored.current[name] as never })
  }
  return { commit, takeBack }
}
