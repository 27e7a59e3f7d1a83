import { useFormState } from 'react-hook-form'
import { useMessage } from '../message'
import { Notice } from '../notice'

/** A finding about the record as a whole, or about a field that this form does not show. */
export function FormProblem() {
  const { errors } = useFormState()
  const message = useMessage(errors.root)
  return message ? <Notice severity="error">{message}</Notice> : null
}
