import { today } from '@pietas/contract/kit/days'
import {
  checkFollowUpCall,
  type FollowUp,
  type FollowUpCall,
  followUpCallFields,
  isDiscontent,
  satisfactions,
} from '@pietas/contract/quality'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, type RecordForm, Section, useRecordForm } from '../../kit/form'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { usePermissions, useSession } from '../../kit/session'
import { useComplaint } from './use-complaint'

interface Values {
  calledOn: string | null
  reached: 'yes' | 'no'
  satisfaction: string | null
  note: string | null
}

const ofCall = fieldsOf<Values>()('quality')
const { DateField, TextField, ToggleField } = ofCall

const wired = ({ reached, satisfaction, ...rest }: Values) => ({
  ...rest,
  reached: reached === 'yes',
  // Who was not reached has said nothing, whatever was pressed before.
  satisfaction: reached === 'yes' && satisfaction !== null ? Number(satisfaction) : null,
})

const schema = followUpCallFields.pick({ calledOn: true, note: true })

/** A call more; when it is noted the form is ready for the next one. */
export function CallForm({ followUp }: { followUp: FollowUp }) {
  const [noted, setNoted] = useState(0)
  return <NewCall key={noted} followUp={followUp} onNoted={() => setNoted(noted + 1)} />
}

function NewCall({ followUp, onNoted }: { followUp: FollowUp; onNoted: () => void }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const may = usePermissions()
  const complain = useComplaint(followUp)
  const ask = async (call: FollowUpCall) => {
    if (!isDiscontent(call.satisfaction) || !may('Task:Create')) return
    const isWanted = await confirm({
      title: t('quality.discontent'),
      description: t('quality.discontent-hint'),
      confirm: t('quality.create-complaint'),
    })
    if (isWanted) complain(call)
  }
  const form: RecordForm<Values> = useRecordForm<Values, FollowUpCall>({
    schema: schema as never,
    rules: (values) => {
      const { calledOn, ...said } = wired(values)
      return calledOn ? checkFollowUpCall({ calledOn, ...said } as never, followUp.funeralAt) : []
    },
    mode: 'create',
    values: { calledOn: today(), reached: 'yes', satisfaction: null, note: null },
    draft: `${me.user.id}-follow-up-${followUp.id}`,
    save: (_values, { idempotencyKey }) =>
      client.followUpCalls.create(followUp.id, followUpCallFields.parse(wired(form.hook.getValues())), {
        idempotencyKey,
      }),
    onSaved: (call) => {
      toast.success('quality.call-noted')
      void refresh('quality', 'tasks')
      onNoted()
      void ask(call)
    },
    onFailure: () => toast.error('quality.call-not-noted'),
  })
  const reached = useWatch({ control: form.hook.control, name: 'reached' })
  return (
    <Form
      form={form}
      fields={ofCall}
      title={t('quality.note-call')}
      actions={<FormActions saveLabel={t('quality.note-call')} />}
    >
      <Section>
        <DateField name="calledOn" span={3} required />
        <ToggleField
          name="reached"
          span={3}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`quality.reached.${value}`) }))}
        />
        {reached === 'yes' && (
          <ToggleField
            name="satisfaction"
            many
            clearable
            options={satisfactions.toReversed().map((value) => ({
              value: String(value),
              label: t(`quality.satisfaction.${value}` as MessageKey),
            }))}
          />
        )}
        <TextField name="note" rows={[2, 8]} span={6} />
      </Section>
    </Form>
  )
}
