import DialogContentText from '@mui/material/DialogContentText'
import { requiredText } from '@pietas/contract/kit/fields'
import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { fieldsOf, Section, span, useRecordForm } from '../kit/form'
import { FormDialog } from '../kit/form/record/form-dialog'
import { useTranslation } from '../kit/i18n'
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
  return (
    <FormDialog
      form={form}
      fields={ofCancelling}
      title={t('process.cancel-question', { id: process.id })}
      saveLabel={t('process.cancel')}
      onClose={onClose}
    >
      <Section>
        <DialogContentText className={span[6]}>{t('process.cancel-hint')}</DialogContentText>
        <div className={span[6]} data-first-field>
          <TextField name="cancelReason" rows={[2, 6]} required />
        </div>
        <OpenTasks processId={process.id} />
      </Section>
    </FormDialog>
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
