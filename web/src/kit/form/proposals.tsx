import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormMode } from './record/form-context'

interface Proposal {
  from: string
  to: string
  of: (text: string) => string
}

/** In a new record, what one field suggests for another while it is typed, until somebody writes there himself. */
export function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  const { getValues, setValue, subscribe } = useFormContext()
  const isNew = useFormMode() === 'create'
  const proposed = useRef(new Map<string, string>())
  useEffect(() => {
    if (!isNew) return
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        for (const { from, to, of } of proposals) {
          if (name !== from) continue
          const suggestion = of(`${getValues(from) ?? ''}`)
          const isTheirs = (getValues(to) ?? '') !== (proposed.current.get(to) ?? '')
          if (isTheirs) continue
          proposed.current.set(to, suggestion)
          setValue(to, suggestion || null, { shouldDirty: true, shouldValidate: suggestion !== '' })
        }
      },
    })
  }, [isNew, proposals, getValues, setValue, subscribe])
  return null
}
