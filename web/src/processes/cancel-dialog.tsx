import Dialog from '@mui/material/Dialog'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { requiredText } from '@pietas/contract/kit/fields'
import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as z from 'zod'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Section, span, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { useGuardedClose } from '../kit/leaving'
import { activeLegalEntityId } from '../kit/session'

interface CancelValues {
  cancelReason: string | null
  cancelOpenTasks: boolean
}

const ofCancelling = fieldsOf<CancelValues>()('process')

const { SwitchField, TextField } = ofCancelling

// Nobody can tell afterwards why a case has ended, unless it is asked now.
const schema = z.object({ cancelReason: requiredText(1000), cancelOpenTasks: z.boolean() })

/** Asks why a process is cancelled, and what becomes of what is left to do for it. */
export function CancelDialog({ process, onClose }: { process: Process; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const title = t('process.cancel-question', { id: process.id })
  const form = useRecordForm<CancelValues, Process>({
    schema,
    mode: 'create',
    values: { cancelReason: null, cancelOpenTasks: false },
    save: (values) =>
      client.processes.update(process.id, { status: 'CANCELLED', ...values }, { ifMatch: process.version }),
    onSaved: () => {
      toast.success('process.cancelled')
      void refresh('processes', 'tasks')
      onClose()
    },
    onFailure: () => {
      toast.error('process.components.form.update-error')
      void refresh('processes')
    },
  })
  const { close, dialog } = useGuardedClose(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        form={form}
        fields={ofCancelling}
        title={title}
        actions={<FormActions onCancel={close} saveLabel={t('process.cancel')} />}
      >
        <Section>
          <DialogContentText className={span[6]}>{t('process.cancel-hint')}</DialogContentText>
          <TextField name="cancelReason" rows={[2, 6]} span={6} required />
          <OpenTasks processId={process.id} />
        </Section>
      </Form>
      {dialog}
    </Dialog>
  )
}

/** Shown only where something is left to do. */
function OpenTasks({ processId }: { processId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['tasks', activeLegalEntityId(), 'open', processId],
    queryFn: ({ signal }) =>
      client.tasks.listOfProcess(processId, {
        query: { filters: { hasOpenTasks: true }, limit: 1, count: true },
        signal,
      }),
  })
  const count = data?.total ?? 0
  if (count === 0) return null
  return (
    <>
      <DialogContentText className={span[6]}>{t('process.open-tasks', { count })}</DialogContentText>
      <SwitchField name="cancelOpenTasks" span={6} />
    </>
  )
}
