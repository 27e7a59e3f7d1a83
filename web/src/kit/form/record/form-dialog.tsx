import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useGuardedClose } from '../../leaving'
import type { FormFields } from '../fields-of'
import { Form } from './form'
import { FormActions } from './form-actions'
import type { RecordForm } from './record-form'

interface FormDialogProps<Values extends FieldValues> {
  form: RecordForm<Values>
  fields: FormFields<Values>
  title: string
  /** What is done, where that is more than saving. */
  saveLabel?: string
  onClose: () => void
  children: ReactNode
  /** What opens above it. */
  above?: ReactNode
}

/** The input of a choice lies beside what is seen of it. */
const isEmpty = (field: HTMLElement): boolean => {
  const input = field instanceof HTMLInputElement ? field : field.parentElement?.querySelector('input')
  return input?.value === ''
}

const keepFromOuter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.stopPropagation()
}

/**
 * A short form above another one; what is typed into it is not given up without a question. What is pressed and left in
 * it is no business of the form below, which React takes for its parent.
 */
export function FormDialog<Values extends FieldValues>({
  title,
  saveLabel,
  onClose,
  children,
  above,
  ...form
}: FormDialogProps<Values>) {
  const id = useId()
  const { close, dialog } = useGuardedClose(onClose)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing of it is on the screen, the dialog stands elsewhere
    <div onKeyDown={keepFromOuter} onBlur={(event) => event.stopPropagation()}>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <Form
          {...form}
          title={title}
          startsAt={isEmpty}
          actions={<FormActions onCancel={close} saveLabel={saveLabel} />}
        >
          {children}
        </Form>
        {dialog}
      </Dialog>
      {above}
    </div>
  )
}
