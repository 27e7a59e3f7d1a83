import Button from '@mui/material/Button'
import type { Document } from '@pietas/contract/documents'
import { SideDrawer } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { useGuardedClose } from '../kit/leaving'
import type { DocumentFacts } from './document-facts'
import { DocumentForm } from './document-form'
import { guessLabel } from './guess-label'
import type { FileQueue } from './use-file-queue'

interface NewDrawerProps {
  facts: DocumentFacts
  file: File
  queue: FileQueue
}

/** The drawer of the file whose turn it is. Closing it stores nothing and goes on to the next one. */
export function NewDrawer({ facts, file, queue }: NewDrawerProps) {
  const { t } = useTranslation()
  const { number, total, waiting } = queue
  const skip = useGuardedClose(() => queue.next(number))
  const skipAll = useGuardedClose(queue.skipAll)
  const title = t('document.create')
  const step = t('document.step', { number: total - waiting.length + 1, total })
  return (
    <SideDrawer
      size="small"
      title={title}
      subtitle={total > 1 && step}
      actions={
        waiting.length > 1 && (
          <Button color="inherit" onClick={skipAll.close}>
            {t('document.skip-all')}
          </Button>
        )
      }
      onClose={skip.close}
    >
      <DocumentForm
        facts={facts}
        file={file}
        label={guessLabel(facts.context, file.name, t)}
        title={title}
        onSaved={() => queue.next(number)}
        onCancel={skip.close}
      />
      {skip.dialog}
      {skipAll.dialog}
    </SideDrawer>
  )
}

interface EditDrawerProps {
  facts: DocumentFacts
  document: Document
  onDone: () => void
}

/** Changes what is said about a stored file; the file itself stays. */
export function EditDrawer({ facts, document, onDone }: EditDrawerProps) {
  const { t } = useTranslation()
  const { close, dialog } = useGuardedClose(onDone)
  const title = t('document.edit')
  return (
    <SideDrawer size="small" title={title} onClose={close}>
      <DocumentForm facts={facts} document={document} title={title} onSaved={onDone} onCancel={close} />
      {dialog}
    </SideDrawer>
  )
}
