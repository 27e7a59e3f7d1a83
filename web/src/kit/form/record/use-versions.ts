import { type RefObject, useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { changedFields, contestedFields } from '../merge/compare'
import type { useMerge } from '../merge/use-merge'
import type { RecordFormOptions } from './record-form'
import { isEmpty } from './sound-fields'

interface VersionFacts<Values extends FieldValues> {
  hook: UseFormReturn<Values>
  options: Pick<RecordFormOptions<Values, unknown>, 'mode' | 'values' | 'version'>
  /** The values that the form started from, and their version. */
  stored: RefObject<Values>
  version: RefObject<number | undefined>
  ask: ReturnType<typeof useMerge>['ask']
}

/** Takes over what somebody else has stored while the form was open. */
export function useVersions<Values extends FieldValues>({ hook, options, stored, version, ask }: VersionFacts<Values>) {
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
    if (options.mode === 'create' || newer === undefined || version.current === undefined) return
    if (newer > version.current) takeNewer(options.values, newer)
  }, [options.version])

  return { mergeWith, rebase }
}
