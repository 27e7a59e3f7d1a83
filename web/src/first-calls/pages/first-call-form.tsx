import Button from '@mui/material/Button'
import { type CompletedCall, type FirstCall, firstCallFields } from '@pietas/contract/first-calls'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { AutosaveSign, Form, FormActions, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { drafts } from '../../kit/leaving'
import { usePermissions, useSession } from '../../kit/session'
import { PersonDuplicates } from '../../persons'
import { ProcessDuplicates } from '../../processes'
import { OverlapDialog } from '../../tasks'
import { type FirstCallValues, firstCallRules, firstCallValues } from '../first-call-values'
import { ofFirstCall } from '../of-first-call'
import { CallerSection } from '../sections/caller-section'
import { CaseSection } from '../sections/case-section'
import { DeceasedSection } from '../sections/deceased-section'
import { PickUpSection } from '../sections/pick-up-section'
import { WishSection } from '../sections/wish-section'
import { useKeepAside } from './use-keep-aside'
import { type SavedCall, useSaveFirstCall } from './use-save-first-call'
import { WhatIsTaken } from './what-is-taken'

interface FirstCallFormProps {
  /** Absent = one that has just come. */
  call?: FirstCall | undefined
  onKept: () => void
  /** It belongs to the house now, and somebody still types. */
  onHeld?: (call: FirstCall) => void
  onCompleted: (completed: CompletedCall) => void
  onCancel: () => void
}

/** The sheet of a first call: kept for later with a name or a number alone, or made a case at once. */
export function FirstCallForm({ call, onKept, onHeld, onCompleted, onCancel }: FirstCallFormProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const may = usePermissions()
  const isViewed = !may('Process:Create')
  const mode = call ? 'update' : 'create'
  const { save, failed, question, overlap, isCompleting, isSending, keep } = useSaveFirstCall(call)
  const [held, setHeld] = useState(call)
  // What the house knows of is not kept in the browser as well.
  const draft = `${me.user.id}-${legalEntity?.id}-first-call`
  const form = useRecordForm<FirstCallValues, SavedCall>({
    schema: firstCallFields,
    rules: firstCallRules,
    mode: isViewed ? 'view' : mode,
    values: firstCallValues(call),
    ...(call ? { version: call.version } : {}),
    valuesOf: firstCallValues,
    draft: held ? undefined : draft,
    save,
    onSaved: ({ completed }) => (completed ? onCompleted(completed) : onKept()),
    onFailure: failed,
  })
  const autosave = useKeepAside({
    form,
    held,
    enabled: !isViewed,
    isSending,
    keep,
    onKept: (now) => {
      setHeld(now)
      drafts.clear(draft)
      onHeld?.(now)
    },
  })
  const keepForLater = async () => {
    isCompleting.current = false
    await form.submit()
    isCompleting.current = true
  }
  return (
    <>
      <Form
        form={{ ...form, autosave }}
        fields={ofFirstCall}
        title={t('firstCall.title')}
        actions={
          <FormActions onCancel={held && !isViewed ? undefined : onCancel} saveLabel={t('firstCall.complete')}>
            <AutosaveSign />
            {!isViewed && (
              <Button color="inherit" startIcon={<Clock size={18} />} onClick={() => void keepForLater()}>
                {t('firstCall.keep')}
              </Button>
            )}
          </FormActions>
        }
      >
        <CallerSection />
        <DeceasedSection />
        <WishSection />
        <PickUpSection>{!isViewed && <WhatIsTaken />}</PickUpSection>
        <CaseSection isNew={!call} />
      </Form>
      {question?.of === 'PROCESS' && (
        <ProcessDuplicates
          found={question.found}
          cause="create"
          onAnswer={question.onAnswer}
          onMissing={() => question.onAnswer(false)}
        />
      )}
      {question && question.of !== 'PROCESS' && (
        <PersonDuplicates
          found={question.found}
          updating={false}
          onAnswer={question.onAnswer}
          onTake={question.onTake}
          onMerge={() => undefined}
          onMissing={() => question.onAnswer(false)}
        />
      )}
      {overlap && <OverlapDialog {...overlap} cause="create" onMissing={() => overlap.onAnswer(false)} />}
    </>
  )
}
