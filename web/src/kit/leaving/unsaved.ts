import { useSyncExternalStore } from 'react'
import { drafts } from './drafts'

/** What a form would lose or is just storing. */
interface FormState {
  dirty: boolean
  saving: boolean
  /** The latest try to store it came to nothing. */
  failed?: boolean
  /** Gives up a save that may take long. */
  stop?: (() => void) | undefined
  /** Key of its draft, which goes when the person chooses to lose what he typed. */
  draft?: string | undefined
}

/** Forms that are not about to be left, such as the one below a drawer. */
export type Staying = ReadonlySet<string>
const nobody: Staying = new Set()

let round = 0

const forms = new Map<string, FormState>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

const some = (part: 'dirty' | 'saving' | 'failed', staying: Staying) =>
  [...forms].some(([id, state]) => state[part] && !staying.has(id))

/** Every open form reports here, so that leaving asks once, wherever the form stands. */
export const unsaved = {
  dirty: (staying = nobody) => some('dirty', staying),
  saving: (staying = nobody) => some('saving', staying),
  failed: (staying = nobody) => some('failed', staying),
  /** What gives up the save that is under way, if that is possible. */
  stopper: (staying = nobody) =>
    [...forms].find(([id, { saving, stop }]) => saving && stop && !staying.has(id))?.[1].stop,
  /** The forms that are open now. */
  ids: (): Staying => new Set(forms.keys()),
  report(id: string, state: FormState) {
    forms.set(id, state)
    notify()
  },
  forget(id: string) {
    if (forms.delete(id)) notify()
  },
  /** How often the forms that are still there have been asked to report again. */
  round: () => round,
  /** After a step: whoever has chosen to lose what he typed, and still sees it, is asked about it the next time. */
  askAgain() {
    round += 1
    notify()
  },
  /** After the decision to leave nothing is asked again, and what was typed does not come back. */
  forgetAll(staying = nobody) {
    for (const [id, { draft }] of forms) {
      if (staying.has(id)) continue
      forms.delete(id)
      if (draft) drafts.clear(draft)
    }
    notify()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const useStop = (staying?: Staying) => useSyncExternalStore(unsaved.subscribe, () => unsaved.stopper(staying))

export const useSaving = (staying?: Staying) => useSyncExternalStore(unsaved.subscribe, () => unsaved.saving(staying))
