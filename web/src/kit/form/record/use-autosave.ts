import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { connection } from '../../api/connection'
import { unsaved } from '../../leaving'

export type AutosaveState = 'saving' | 'saved' | 'error'

interface AutosaveFacts<Values extends FieldValues> {
  enabled: boolean
  id: string
  hook: UseFormReturn<Values>
  /** Whether anything differs from what is stored; leaving has to be asked about it. */
  differs: () => boolean
  /** Whether something that differs can be stored: what is wrong waits until it is mended. */
  ready: () => boolean
  /** Stores what is ready. Answers whether that went well. */
  store: () => Promise<boolean>
}

const rest = 300

/**
 * Stores changes by themselves: 300 ms after the last one, and at once when a field is left. A failed save keeps what
 * was typed; the next change tries again, and so does a server that can be reached again.
 */
export function useAutosave<Values extends FieldValues>(facts: AutosaveFacts<Values>) {
  const { enabled, id, hook } = facts
  const latest = useRef(facts)
  latest.current = facts
  const [state, setState] = useState<AutosaveState>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current)
    if (running.current) return running.current
    if (!latest.current.ready()) return
    // Said at once: the click that leaves the field may be one that leaves the page.
    unsaved.report(id, { dirty: true, saving: true })
    setState('saving')
    const storeAll = async () => {
      // What was typed meanwhile goes next, until nothing is left or something fails.
      let stored = true
      while (stored && latest.current.ready()) stored = await latest.current.store()
      setState(stored ? 'saved' : 'error')
    }
    running.current = storeAll().finally(() => {
      running.current = undefined
      unsaved.report(id, { dirty: latest.current.differs(), saving: false })
    })
    return running.current
  }, [id])

  useEffect(() => {
    if (!enabled) return
    const unsubscribe = hook.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        if (!running.current) unsaved.report(id, { dirty: latest.current.differs(), saving: false })
        timer.current = setTimeout(() => void flush(), rest)
      },
    })
    const tryAgain = () => {
      if (connection.reachable()) void flush()
    }
    const unsubscribeConnection = connection.subscribe(tryAgain)
    window.addEventListener('online', flush)
    return () => {
      clearTimeout(timer.current)
      unsubscribe()
      unsubscribeConnection()
      window.removeEventListener('online', flush)
    }
  }, [enabled, hook, id, flush])

  return { state, flush }
}
