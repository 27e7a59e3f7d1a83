import { useEffect, useRef } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { useMessage } from './message'
import { useFormFacts } from './record/form-context'

/**
 * A part of a form whose value is made of several inputs: a finding about the whole is said above them, and after a
 * save that failed the first input takes the focus, if nothing before it did.
 */
export function useWholeField(name: string) {
  const { shown } = useFormFacts().form
  const { control } = useFormContext()
  const { errors, submitCount } = useFormState({ control })
  const fault = get(errors, name) as { message?: unknown } | undefined
  // The findings at its parts stand below the same name, but only the whole has a message of its own.
  const message = useMessage(typeof fault?.message === 'string' ? { message: fault.message } : undefined)
  const container = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    shown.add(name)
    return () => {
      shown.delete(name)
    }
  }, [shown, name])
  const faulty = message !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save, not for each finding
  useEffect(() => {
    const reached = document.activeElement?.closest('[aria-invalid=true], [data-faulty=true]')
    if (submitCount > 0 && faulty && !reached) container.current?.querySelector<HTMLElement>('input')?.focus()
  }, [submitCount])
  return { message, container }
}
