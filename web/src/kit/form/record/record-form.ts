import type { RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ZodType } from 'zod'
import type { Descriptions } from '../merge/descriptions'
import type { MergeQuestion } from '../merge/use-merge'
import type { Rule } from './resolver'
import type { AutosaveState } from './use-autosave'

export type FormMode = 'create' | 'update' | 'view'

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

/** How the fields of a stored record go to the server, and what comes back. */
export interface Storing<Values extends FieldValues> {
  /** The values that the form started from, and their version. */
  stored: RefObject<Values>
  version: RefObject<number | undefined>
  send: (sent: Partial<Values>) => Promise<unknown>
  /** Says what was refused. Answers whether the rest can be sent again, now that both versions are one. */
  takeRefusal: (error: unknown, focus: boolean) => Promise<boolean>
  /** Goes on from newer values, with own changes on top of them. */
  rebase: (newer: Values, version: number, own: Partial<Values>) => void
  valuesOf: ((current: Record<string, unknown>) => Values) | undefined
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
  /** What stores single fields works with: see `kit/facts`. */
  storing: Storing<Values>
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
