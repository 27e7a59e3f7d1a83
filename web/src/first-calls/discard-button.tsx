import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { FirstCall } from '@pietas/contract/first-calls'
import { requiredText } from '@pietas/contract/kit/fields'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Section, span, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { useGuardedClose } from '../kit/leaving'

interface Values {
  reason: string | null
}

const ofDiscarding = fieldsOf<Values>()('firstCall')
const { TextField } = ofDiscarding
const schema = z.object({ reason: requiredText(300) })

/** Takes a call out of the open ones, for a reason. */
export function DiscardButton({ call }: { call: FirstCall }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" startIcon={<Trash2 size={18} />} onClick={() => setAsking(true)}>
        {t('firstCall.discard')}
      </Button>
      {asking && <DiscardDialog call={call} onClose={() => setAsking(false)} />}
    </>
  )
}

function DiscardDialog({ call, onClose }: { call: FirstCall; onClose: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const drawers = useDrawers()
  const title = t('firstCall.discard-question')
  const form = useRecordForm<Values, void>({
    schema,
    mode: 'create',
    values: { reason: null },
    save: async ({ reason }) => void (await client.firstCalls.delete(call.id, { query: { reason: reason ?? '' } })),
    onSaved: () => {
      toast.success('firstCall.discarded')
      void refresh('first-calls')
      onClose()
      drawers.finish()
    },
    onFailure: () => toast.error('firstCall.discard-failed'),
  })
  const { close, dialog } = useGuardedClose(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        form={form}
        fields={ofDiscarding}
        title={title}
        actions={<FormActions onCancel={close} saveLabel={t('firstCall.discard')} />}
      >
        <Section>
          <DialogContentText className={span[6]}>{t('firstCall.discard-hint')}</DialogContentText>
          <TextField name="reason" rows={[2, 4]} span={6} />
        </Section>
      </Form>
      {dialog}
    </Dialog>
  )
}
