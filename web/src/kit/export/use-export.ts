import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useTranslation } from '../i18n'
import { nextExportState, notStarted, offerDelay } from './export-state'
import type { ExportSource } from './run-export'
import { runExport } from './run-export'

/** An export that can be started, and taken back at any time; leaving the screen takes it back too. */
export function useExport(source: ExportSource) {
  const { t } = useTranslation()
  const [state, dispatch] = useReducer(nextExportState, notStarted)
  const running = useRef<AbortController>(undefined)

  const reset = useCallback(() => {
    running.current?.abort()
    dispatch({ type: 'reset' })
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    dispatch({ type: 'start' })
    try {
      const done = await runExport(source, t, signal, (step) => dispatch({ type: 'progress', ...step }))
      if (!signal.aborted) dispatch({ type: 'finish', ...done })
    } catch {
      if (!signal.aborted) dispatch({ type: 'fail' })
    }
  }

  const isFinished = state.step === 'finished'
  useEffect(() => {
    if (!isFinished) return
    const timer = setTimeout(() => dispatch({ type: 'offer' }), offerDelay)
    return () => clearTimeout(timer)
  }, [isFinished])
  return { state, start, reset }
}
