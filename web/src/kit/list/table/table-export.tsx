import Button from '@mui/material/Button'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useCommands } from '../../commands'
import { useTranslation } from '../../i18n'
import { whenIdle } from '../../loading'
import { useSession } from '../../session'
import type { Column, TableRecord } from '../columns/column'
import type { TableFacts } from './table-facts'
import * as styles from './table-toolbar.module.css'
import { requestOf, type Shown } from './use-pages'

const ExportDialog = whenIdle(async () => (await import('../../export')).ExportDialog)

interface TableExportProps<Row extends TableRecord> {
  facts: TableFacts<Row>
  /** The columns in sight, in their order. */
  columns: Column<Row>[]
  shown: Shown
}

/** Opens the export of what the table shows: with its filter, search, order and columns. */
export function TableExport<Row extends TableRecord>({ facts, columns, shown }: TableExportProps<Row>) {
  const { t } = useTranslation()
  const { legalEntity } = useSession()
  const [open, setOpen] = useState(false)
  const { completeForExport } = facts
  useCommands(facts.label, [
    { id: 'export', label: t('export.open'), icon: Download, run: () => setOpen(true), quiet: true },
  ])
  return (
    <>
      <Button
        color="inherit"
        className={styles.tool}
        aria-label={t('export.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Download size={18} aria-hidden />
        <span>{t('export.open')}</span>
      </Button>
      {open && (
        <ExportDialog
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(false)}
          source={{
            tableId: facts.tableId,
            legalEntity: legalEntity?.name ?? '',
            columns: columns as Column<TableRecord>[],
            load: async (page, signal) => facts.load({ ...(await requestOf(shown)), ...page }, signal),
            ...(completeForExport ? { complete: (rows, signal) => completeForExport(rows as Row[], signal) } : {}),
          }}
        />
      )}
    </>
  )
}
