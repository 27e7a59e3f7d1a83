import { useEffect } from 'react'
import { useFormFacts } from '../record/form-context'
import type { Describe } from './descriptions'

/** Tells the form what a field is called and how its values read. They are kept when the field is out of sight. */
export function useDescription(name: string, label: string, describe: Describe, whole = false) {
  const { descriptions } = useFormFacts().form
  useEffect(() => {
    descriptions.set(name, { label, describe, whole })
  })
}
