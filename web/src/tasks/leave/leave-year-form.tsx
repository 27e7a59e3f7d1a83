import type { LeaveAccount } from '@pietas/contract/tasks'
import * as z from 'zod'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, span, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'

interface YearValues {
  entitlement: number | null
  carriedOver: number | null
}

const ofLeaveYear = fieldsOf<YearValues>()('leave')
const { NumberField } = ofLeaveYear

const days = z.int().min(0).max(366).nullable()
const schema = z.object({ entitlement: days, carriedOver: days })

/** What somebody has of leave in one year, where that differs from the usual. */
export function LeaveYearForm({ userId, account }: { userId: number; account: LeaveAccount }) {
  const { t } = useTranslation()
  const { year, entitlement, carriedOver } = account
  const form = useRecordForm<YearValues, LeaveAccount>({
    schema,
    mode: 'update',
    values: { entitlement, carriedOver: Math.max(carriedOver, 0) },
    save: (changed) => client.absences.put(userId, String(year), changed),
    onSaved: () => {
      toast.success('leave.saved')
      void refresh('tasks')
    },
    onFailure: () => toast.error('leave.failed'),
  })
  return (
    <Form form={form} fields={ofLeaveYear} title={t('leave.year', { year })} actions={<FormActions />}>
      <Section>
        <p className={span[6]}>{t('leave.usual-hint')}</p>
        <NumberField name="entitlement" span={3} />
        <NumberField name="carriedOver" span={3} />
      </Section>
    </Form>
  )
}
