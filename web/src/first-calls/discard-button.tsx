import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import type { FirstCall } from '@pietas/contract/first-calls'
import { requiredText } from '@pietas/contract/kit/fields'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer'
import { toast } from '../kit/feedback'
import { fieldsOf, Section, span, useRecordForm } from '../kit/form'
import { FormDialog } from '../kit/form/record/form-dialog'
import { useTranslation } from '../kit/i18n'

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
  const drawers = useDrawers()
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
  return (
    <FormDialog
      form={form}
      fields={ofDiscarding}
      title={t('firstCall.discard-question')}
      saveLabel={t('firstCall.discard')}
      onClose={onClose}
    >
      <Section>
        <DialogContentText className={span[6]}>{t('firstCall.discard-hint')}</DialogContentText>
        <div className={span[6]} data-first-field>
          <TextField name="reason" rows={[2, 4]} />
        </div>
      </Section>
    </FormDialog>
  )
}
