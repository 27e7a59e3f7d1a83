import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useCommands } from '../../kit/commands'
import { useTranslation } from '../../kit/i18n'
import type { Column } from '../../kit/list'
import { PlainTable } from '../../kit/list/table/plain-table'
import { whenIdle } from '../../kit/loading'
import { useIsPrinting } from '../../kit/print'
import type { BarsProps } from './bars'
import * as styles from './card.module.css'
import { chartHeight } from './chart-height'

const ExportDialog = whenIdle(async () => (await import('../../kit/export')).ExportDialog)
const Bars = whenIdle(async () => (await import('./bars')).Bars)

interface CardProps<Row extends { id: number; name: string }> {
  title: string
  note?: string | undefined
  /** What the file of the export is called. */
  tableId: string
  company: string
  chart: Omit<BarsProps, 'label'>
  columns: Column<Row>[]
  rows: Row[]
  /** A cell as it stands on the page. */
  cell: (row: Row, column: Column<Row>) => ReactNode
}

/** A chart with its numbers below it, which can be taken along as a sheet. */
export function Card<Row extends { id: number; name: string }>(props: CardProps<Row>) {
  const { title, note, tableId, company, chart, columns, rows, cell } = props
  const { t } = useTranslation()
  const id = useId()
  const [isExporting, setExporting] = useState(false)
  const label = t('figures.export', { title })
  useCommands(t('nav.kpi'), [
    { id: `export-${tableId}`, label, icon: Download, run: () => setExporting(true), quiet: true },
  ])
  const hasBars = chart.series.some(({ values }) => values.some((value) => value !== null && value > 0))
  return (
    <Paper component="section" variant="outlined" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Button
          color="inherit"
          size="small"
          data-screen-only
          startIcon={<Download size={16} aria-hidden />}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setExporting(true)}
        >
          {t('export.open')}
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {hasBars ? (
        <div className={styles.chart} style={{ minHeight: chartHeight(chart) }}>
          <Bars {...chart} label={t('figures.chart', { title })} />
        </div>
      ) : (
        <p className={styles.note}>{t('figures.all-hidden')}</p>
      )}
      <Numbers>
        <PlainTable
          label={title}
          numbers="after-name"
          heads={columns.map(({ header }) => t(header))}
          rows={rows.map((row) => ({ id: row.id, cells: columns.map((column) => cell(row, column)) }))}
        />
      </Numbers>
      {isExporting && (
        <ExportDialog
          onClose={() => setExporting(false)}
          onMissing={() => setExporting(false)}
          source={{
            tableId,
            legalEntity: company,
            columns: columns as Column<{ id: number }>[],
            load: async () => ({ items: rows, nextCursor: null, prevCursor: null }),
          }}
        />
      )}
    </Paper>
  )
}

/** A telephone has the bars first, and the numbers for whoever asks for them; paper has both. */
function Numbers({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const isPrinting = useIsPrinting()
  const hasRoom = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('sm'), { noSsr: true })
  if (hasRoom || isPrinting) return children
  return (
    <details className={styles.numbers}>
      <summary>{t('figures.numbers')}</summary>
      {children}
    </details>
  )
}
