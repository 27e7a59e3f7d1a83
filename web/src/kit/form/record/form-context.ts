import { createContext, useContext } from 'react'
import type { FormMode, RecordForm } from './record-form'

export interface FormFacts {
  /** What does not depend on the values: those are reached through the context of react-hook-form. */
  form: Omit<RecordForm, 'hook' | 'rules' | 'startOver' | 'storing'>
  /** Prefix of the label keys: `person` makes `person.firstName` the label of the field `firstName`. */
  labels: string
}

export const FormContext = createContext<FormFacts | undefined>(undefined)

export function useFormFacts(): FormFacts {
  const facts = useContext(FormContext)
  if (!facts) throw new Error('A field stands outside of a form')
  return facts
}

export const useFormMode = (): FormMode => useFormFacts().form.mode
