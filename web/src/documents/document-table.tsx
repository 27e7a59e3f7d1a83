import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Document, maxUploadBytes } from '@pietas/contract/documents'
import { useMemo, useState } from 'react'
import { formatSize, joinParts, useTranslation } from '../kit/i18n'
import { DataTable } from '../kit/list'
import { DropZone, FileButton } from '../kit/upload'
import { documentColumns } from './document-columns'
import { EditDrawer, NewDrawer } from './document-drawers'
import { type DocumentFacts, documentKey } from './document-facts'
import * as styles from './document-table.module.css'
import { useHandedOver } from './handed-over'
import { labelFilter } from './labels'
import { openDocument } from './open-document'
import { Refusals } from './refusals'
import { useDocumentActions } from './use-document-actions'
import { useFileQueue } from './use-file-queue'

// Spec 1 sections 2.7 and 9.
const rowHeight = 45
const nothing: readonly string[] = []

/** The documents of one record: looked at, added, changed and deleted. */
export function DocumentTable({ facts }: { facts: DocumentFacts }) {
  const { t } = useTranslation()
  const { context, ownerId, onCreate, forbiddenFileTypes = nothing } = facts
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const queue = useFileQueue(forbiddenFileTypes)
  useHandedOver(context, ownerId, queue.add)
  const [edited, setEdited] = useState<Document>()
  const actions = useDocumentActions(facts, setEdited)
  const filters = useMemo(() => [labelFilter(context, t)], [context, t])
  return (
    <div className={styles.documents}>
      {onCreate && hasRoom && (
        <DropZone
          slim
          multiple
          title={t('document.drop')}
          about={joinParts(
            [
              t('document.limit', { size: formatSize(maxUploadBytes) }),
              forbiddenFileTypes.length > 0
                ? t('document.not-taken', { endings: forbiddenFileTypes.join(', ') })
                : null,
            ],
            ' · ',
          )}
          choose={t('document.choose')}
          onChoose={queue.add}
        />
      )}
      <Refusals refused={queue.refused} onClose={queue.forgetRefused} />
      <DataTable
        tableId={`documents-${context.toLowerCase()}`}
        owner={ownerId}
        label={t('document.many')}
        columns={documentColumns}
        cacheKey={documentKey(facts)}
        load={facts.load}
        filters={filters}
        onOpen={openDocument}
        {...actions}
        height="compact"
        rowHeight={rowHeight}
        emptyHint={t('document.empty')}
        toolbar={onCreate && !hasRoom && <FileButton label={t('document.add')} onChoose={queue.add} />}
      />
      {queue.waiting.length > 0 && (
        <NewDrawer key={queue.number} facts={facts} files={queue.waiting} onDone={queue.done} />
      )}
      {edited && <EditDrawer facts={facts} document={edited} onDone={() => setEdited(undefined)} />}
    </div>
  )
}
