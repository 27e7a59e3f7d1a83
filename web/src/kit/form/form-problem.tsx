import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'
import { useMessage } from './message'

/** A finding about the record as a whole, or about a field that this form does not show. */
export function FormProblem() {
  const { errors } = useFormState()
  const message = useMessage(errors.root)
  return message ? <Alert severity="error">{message}</Alert> : null
}
