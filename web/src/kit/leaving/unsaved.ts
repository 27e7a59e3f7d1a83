import { useSyncExternalStore } from 'react'

/** What a form would lose or is just storing. */
interface FormState {
  dirty: boolean
  saving: boolean
}

const forms = new Map<string, FormState>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

const some = (part: keyof FormState) => [...forms.values()].some((state) => state[part])

/** Every open form reports here, so that leaving asks once, wherever the form stands. */
export const unsaved = {
  dirty: () => some('dirty'),
  saving: () => some('saving'),
  report(id: string, state: FormState) {
    forms.set(id, state)
    notify()
  },
  forget(id: string) {
    if (forms.delete(id)) notify()
  },
  /** After the decision to leave nothing is asked again. */
  forgetAll() {
    forms.clear()
    notify()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const useSaving = () => useSyncExternalStore(unsaved.subscribe, unsaved.saving)
