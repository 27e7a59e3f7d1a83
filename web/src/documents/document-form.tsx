import Button from '@mui/material/Button'
import { canReleaseToPortal, type Document, joinFileName } from '@pietas/contract/documents'
import { useMemo, useState } from 'react'
import { isProblem, queries, showAtOnce } from '../kit/api'
import { toast } from '../kit/feedback'
import { Form, FormActions, fieldsOf, Notice, Section, useRecordForm } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { type DocumentFacts, documentKey } from './document-facts'
import {
  type DocumentValues,
  documentMode,
  documentSchema,
  documentValues,
  namePartsOf,
  type Subject,
  storeDocument,
} from './document-values'
import { FileSign } from './file-sign'
import { followQuarantine } from './follow-quarantine'
import { namesOfLabel } from './guess-label'
import { labelsInOrder, labelText } from './labels'
import { openLatest } from './open-document'
import { UploadProgress } from './upload-progress'
import { useUpload } from './use-upload'

const ofDocument = fieldsOf<DocumentValues>()('document')

const { ChoiceField, SwitchField, TextField } = ofDocument

interface DocumentFormProps extends Subject {
  facts: DocumentFacts
  /** The label that a new document begins with. */
  label?: string | null
  title: string
  onSaved: (document: Document) => void
  onCancel: () => void
}

function useDocumentForm({
  facts,
  file,
  document,
  label = null,
  onSaved,
}: Omit<DocumentFormProps, 'title' | 'onCancel'>) {
  const mode = documentMode({ file, document })
  const { extension } = namePartsOf({ file, document })
  const { upload, share, stop } = useUpload()
  const [isFull, setIsFull] = useState(false)
  const key = documentKey(facts)
  const schema = useMemo(() => documentSchema(facts.context), [facts.context])
  // Shown before the server has answered, with the extension that it will put back.
  const showChanges = ({ fileName, ...changes }: Partial<DocumentValues>) =>
    document
      ? showAtOnce(key, document.id, {
          ...changes,
          ...(fileName ? { fileName: joinFileName(fileName, extension) } : {}),
        })
      : () => undefined
  const form = useRecordForm<DocumentValues, Document>({
    schema,
    mode,
    values: documentValues({ file, document }, label),
    ...(document ? { version: document.version } : {}),
    save: async (values, { version, idempotencyKey }) => {
      setIsFull(false)
      const takeBack = showChanges(values)
      try {
        return await upload((signal, onProgress) =>
          storeDocument(facts, { file, document }, values, { version, idempotencyKey, signal, onProgress }),
        )
      } catch (error) {
        takeBack()
        throw error
      } finally {
        // Whatever was heard of it: an answer that got lost may have come from a document that is stored.
        void queries.invalidateQueries({ queryKey: key })
      }
    },
    // Once it has arrived there is nothing left to stop.
    stop: file && share !== undefined && share < 1 ? stop : undefined,
    onSaved: (saved) => {
      toast.success(`document.notifications.${mode}-success`, { open: () => void openLatest(facts, saved) })
      if (file) followQuarantine(facts, saved)
      onSaved(saved)
    },
    valuesOf: (current) => documentValues({ document: current as Document }),
    onFailure: (error) => {
      if (isProblem(error, 'STORAGE_FULL')) return setIsFull(true)
      const isStopped = error instanceof DOMException && error.name === 'AbortError'
      const isGone = document !== undefined && isProblem(error, 'NOT_FOUND')
      if (!isStopped) toast.error(isGone ? 'document.gone' : `document.notifications.${mode}-error`)
    },
  })
  return { form, extension, share, stop, isFull }
}

/** What is said about a file: for a pending one that is stored with it, or for a document that is there. */
export function DocumentForm({ title, onCancel, ...props }: DocumentFormProps) {
  const { t } = useTranslation()
  const { facts, file, document } = props
  const { form, extension, share, stop, isFull } = useDocumentForm(props)
  const isTravelling = file !== undefined && share !== undefined
  const labels = useMemo(() => labelsInOrder(facts.context, t), [facts.context, t])
  const isReleasable = canReleaseToPortal(facts.context, facts.invitedPersons ?? 0)
  const reason = facts.context === 'PROCESS' ? 'document.portal.no-guests' : 'document.portal.not-here'
  return (
    <Form
      form={form}
      fields={ofDocument}
      title={title}
      actions={
        <>
          {isTravelling && <UploadProgress share={share} onStop={stop} />}
          <FormActions onCancel={isTravelling ? undefined : onCancel} />
        </>
      }
    >
      {isFull && (
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
      {file && <FileSign file={file} />}
      <Section>
        <ChoiceField
          name="documentLabel"
          span={6}
          options={labels}
          labelOf={(label) => labelText(label, t)}
          foundBy={(label) => namesOfLabel(label, t).join(' ')}
        />
        <TextField name="fileName" span={6} {...(extension ? { unit: extension } : {})} />
        <SwitchField
          name="allowClientPortal"
          // A release that was made earlier can be taken back at any time.
          disabled={!isReleasable && !document?.allowClientPortal}
          hint={isReleasable ? undefined : t(reason)}
        />
      </Section>
    </Form>
  )
}
