import type { Document } from '@pietas/contract/documents'
import { SideDrawer } from '../kit/drawer'
import { useTranslation } from '../kit/i18n'
import { useGuardedClose } from '../kit/leaving'
import type { DocumentFacts } from './document-facts'
import { DocumentForm } from './document-form'
import { guessLabel } from './guess-label'
import { SeveralForm } from './several-form'

interface NewDrawerProps {
  facts: DocumentFacts
  files: readonly File[]
  onDone: () => void
}

/** What is said about files before they are stored: about one in a form, about several in a table. */
export function NewDrawer({ facts, files, onDone }: NewDrawerProps) {
  const { t } = useTranslation()
  const { close, dialog } = useGuardedClose(onDone)
  const [file] = files
  const isOne = files.length === 1 && file
  const title = t(isOne ? 'document.create' : 'document.create-many')
  const form = { facts, title, onSaved: onDone, onCancel: close }
  return (
    <SideDrawer size={isOne ? 'small' : 'large'} title={title} onClose={close}>
      {isOne ? (
        <DocumentForm {...form} file={file} label={guessLabel(facts.context, file.name, t)} />
      ) : (
        <SeveralForm {...form} files={files} onNoneLeft={onDone} />
      )}
      {dialog}
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
