import Button from '@mui/material/Button'
import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { useMemo, useState } from 'react'
import { queries } from '../kit/api'
import { toast } from '../kit/feedback'
import { Form, FormActions, Notice, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { type DocumentFacts, documentKey } from './document-facts'
import { followQuarantine } from './follow-quarantine'
import { FileRows, ofSeveral } from './several-rows'
import { keyed, type SeveralValues, severalSchema, severalValues } from './several-values'
import { isFull, isStopped, LeftOver, storeSeveral } from './store-several'
import { UploadProgress } from './upload-progress'
import { useUpload } from './use-upload'

interface SeveralFormProps {
  facts: DocumentFacts
  files: readonly File[]
  title: string
  onSaved: () => void
  onCancel: () => void
  /** The last one was left out: there is nothing to be asked about. */
  onNoneLeft: () => void
}

// What is missing is asked for first; whatever was guessed can be looked over.
const isOpenKind = (field: HTMLElement) =>
  field instanceof HTMLInputElement && field.name.endsWith('.documentLabel') && field.value === ''

function useSeveralForm({
  facts,
  files: chosen,
  onSaved,
}: Omit<SeveralFormProps, 'title' | 'onCancel' | 'onNoneLeft'>) {
  const { t } = useTranslation()
  const [files] = useState(() => keyed(chosen))
  const [full, setFull] = useState(false)
  const { upload, share, stop } = useUpload()
  const schema = useMemo(() => severalSchema(facts.context), [facts.context])
  const form = useRecordForm<SeveralValues, void>({
    schema,
    mode: 'create',
    values: useMemo(() => severalValues(files, facts.context, t), [files, facts.context, t]),
    save: async ({ files: rows = [] }) => {
      setFull(false)
      try {
        const stored = await upload((signal, onProgress) => storeSeveral(facts, files, rows, { signal, onProgress }))
        for (const document of stored) followQuarantine(facts, document)
      } catch (error) {
        if (error instanceof LeftOver) keepLeft(error)
        throw error
      } finally {
        // Whatever was heard of it: an answer that got lost may have come from a document that is stored.
        void queries.invalidateQueries({ queryKey: documentKey(facts) })
      }
    },
    stop: share !== undefined && share < 1 ? stop : undefined,
    onSaved: () => {
      toast.success('document.notifications.create-many-success')
      onSaved()
    },
    onFailure: (error) => {
      if (error instanceof LeftOver && isFull(error)) return setFull(true)
      if (!(error instanceof LeftOver && isStopped(error))) toast.error('document.notifications.create-many-error')
    },
  })
  /** What is stored leaves the table; of the rest each says what is wrong with it. */
  const keepLeft = ({ left }: LeftOver) => {
    form.hook.setValue(
      'files',
      left.map(({ row }) => row),
      { shouldDirty: true },
    )
    for (const [at, { error }] of left.entries()) {
      const findings = error instanceof ApiProblem ? (error.problem.errors ?? []) : []
      for (const { field, message } of findings) {
        const part = field === 'documentLabel' ? field : 'fileName'
        form.hook.setError(`files.${at}.${part}`, { type: 'server', message })
      }
    }
  }
  return { form, files, share, stop, full }
}

/** Several files at once: of each its name and its kind, before anything is sent. */
export function SeveralForm({ title, onCancel, onNoneLeft, ...props }: SeveralFormProps) {
  const { t } = useTranslation()
  const { form, files, share, stop, full } = useSeveralForm(props)
  const isTravelling = share !== undefined
  return (
    <Form
      form={form}
      fields={ofSeveral}
      title={title}
      startsAt={isOpenKind}
      actions={
        <>
          {isTravelling && <UploadProgress share={share} onStop={stop} />}
          <FormActions onCancel={isTravelling ? undefined : onCancel} />
        </>
      }
    >
      {full && (
        <Notice
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void form.submit()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('document.storage-full')}
        </Notice>
      )}
      <FileRows context={props.facts.context} files={files} disabled={isTravelling} onNoneLeft={onNoneLeft} />
    </Form>
  )
}
