import Button from '@mui/material/Button'
import type { Letter, LetterState } from '@pietas/contract/correspondence'
import type { Process } from '@pietas/contract/processes'
import { PencilLine, Printer, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDrawers } from '../../kit/drawer'
import { toast } from '../../kit/feedback'
import { Form, type RecordForm, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { refreshLetters } from '../letters/change-letters'
import { type Plan, planSchema } from './plan'
import { ofPlan, PlanFields } from './plan-fields'
import { storePlan } from './store-plan'
import { Written } from './written'

/** Begins letters for a process: several templates, each for several recipients, in one go. */
export function WriteLetters({ process }: { process: Process }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [written, setWritten] = useState<Letter[]>()
  const state = useRef<LetterState>('DRAFT')
  const form = useRecordForm<Plan, Letter[]>({
    schema: planSchema,
    mode: 'create',
    values: { letters: [] },
    save: (plan, { idempotencyKey }) => storePlan(process.id, plan as Plan, state.current, idempotencyKey),
    onSaved: (stored) => {
      void refreshLetters()
      if (state.current === 'FINAL') return setWritten(stored)
      const [only, ...others] = stored
      toast.success('letter.drafts-made')
      if (only && others.length === 0) void drawers.open('letter', { letterId: only.id, processId: process.id })
      else drawers.finish()
    },
    onFailure: () => toast.error('letter.failed'),
  })
  if (written) return <Written letters={written} processId={process.id} onClose={drawers.finish} />
  const store = (next: LetterState) => {
    state.current = next
    void form.submit()
  }
  return (
    <Form
      form={form}
      fields={ofPlan}
      title={t('letter.write')}
      actions={<Ways form={form} onStore={store} onCancel={drawers.close} />}
    >
      <PlanFields process={process} />
    </Form>
  )
}

interface WaysProps {
  form: RecordForm<Plan>
  onStore: (state: LetterState) => void
  onCancel: () => void
}

/** Enter makes drafts, which harm nobody. */
function Ways({ form, onStore, onCancel }: WaysProps) {
  const { t } = useTranslation()
  const letters = useWatch({ control: form.hook.control, name: 'letters' }) as Plan['letters']
  const isMail = letters.length > 0 && letters.every(({ channel }) => channel === 'EMAIL')
  const isMixed = !isMail && letters.some(({ channel }) => channel === 'EMAIL')
  const key = isMail ? 'letter.send' : isMixed ? 'letter.finish-and-send' : 'letter.finish-and-print'
  return (
    <>
      <Button color="inherit" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button
        type="button"
        startIcon={isMail ? <Send size={18} /> : <Printer size={18} />}
        onClick={() => onStore('FINAL')}
      >
        {t(key)}
      </Button>
      <Button type="button" variant="contained" startIcon={<PencilLine size={18} />} onClick={() => onStore('DRAFT')}>
        {t('letter.make-drafts')}
      </Button>
    </>
  )
}
