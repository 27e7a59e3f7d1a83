import type { Document } from '@pietas/contract/documents'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../kit/i18n'
import type { BulkAction, RowAction } from '../kit/list'
import { deleteDocument, deleteDocuments } from './delete-document'
import type { DocumentFacts } from './document-facts'
import { downloadDocument } from './open-document'

/** What can be done with documents, as far as the server permits it for each. */
export function useDocumentActions(
  facts: DocumentFacts,
  onEdit: (document: Document) => void,
): { rowActions: RowAction<Document>[]; bulkActions: BulkAction<Document>[] } {
  const { t } = useTranslation()
  return useMemo(() => {
    const download = {
      label: t('document.download'),
      icon: <Download size={18} />,
      isFor: ({ permissions, quarantine }: Document) => permissions.read && quarantine === null,
    }
    const edit = {
      label: t('common.edit'),
      icon: <Pencil size={18} />,
      isFor: ({ permissions }: Document) => permissions.edit,
      run: onEdit,
    }
    const remove = {
      label: t('common.delete'),
      icon: <Trash2 size={18} />,
      destructive: true,
      isFor: ({ permissions }: Document) => permissions.delete,
    }
    return {
      rowActions: [
        { ...download, run: downloadDocument },
        ...(facts.onUpdate ? [edit] : []),
        { ...remove, run: (document) => void deleteDocument(document, facts) },
      ],
      bulkActions: [
        { ...download, run: (documents) => documents.forEach(downloadDocument) },
        { ...remove, run: (documents) => void deleteDocuments(documents, facts) },
      ],
    }
  }, [t, facts, onEdit])
}
