import { useMemo } from 'react'
import { type Translate, useTranslation } from '../kit/i18n'
import { type Column, DataTable, type Filter, type LoadPage, RowName } from '../kit/list'
import { SoftChip } from '../kit/theme'
import { errorText } from './error-text'
import type { ImportedRow, ImportFacts } from './facts'
import * as styles from './import-outcome.module.css'
import type { Outcome } from './use-import'

type Row = ImportedRow & { id: number }

const tones = { CREATE: 'green', UPDATE: 'blue', UNCHANGED: 'neutral', REFUSED: 'red' } as const

const outcomeText = (row: ImportedRow, t: Translate) => t(`import.outcome.${row.outcome}`)

const columnsOf = (facts: ImportFacts): Column<Row>[] => [
  {
    id: 'name',
    header: 'import.name',
    width: 200,
    grow: 200,
    value: ({ name }) => name,
    cell: ({ name }) => <RowName dir="auto">{name}</RowName>,
  },
  {
    id: 'outcome',
    header: 'import.becomes',
    width: 160,
    value: outcomeText,
    cell: (row) => <OutcomeChip row={row} />,
  },
  {
    id: 'errors',
    header: 'import.errors',
    width: 240,
    grow: 400,
    value: ({ errors }, t) => errors.map((error) => errorText(facts, error, t)).join(' · '),
  },
  { id: 'row', header: 'import.row', width: 80, kind: 'number', value: ({ row }) => row },
]

const filters: Filter[] = [
  {
    id: 'outcome',
    label: 'import.becomes',
    kind: 'multi-select',
    options: (['CREATE', 'UPDATE', 'UNCHANGED', 'REFUSED'] as const).map((value) => ({
      value,
      label: `import.outcome.${value}` as const,
    })),
  },
]

function OutcomeChip({ row }: { row: ImportedRow }) {
  const { t } = useTranslation()
  return <SoftChip tone={tones[row.outcome]}>{outcomeText(row, t)}</SoftChip>
}

/** The rows are here already; the table gets them page by page like any others. */
const pagesOf =
  (rows: Row[]): LoadPage<Row> =>
  async ({ cursor, query, filters: chosen, limit = 50 }) => {
    const outcomes = chosen?.outcome as string[] | undefined
    const typed = query.toLowerCase()
    const found = rows.filter(
      ({ name, outcome }) => (name ?? '').toLowerCase().includes(typed) && (outcomes?.includes(outcome) ?? true),
    )
    const start = Number(cursor) || 0
    const end = start + limit
    return {
      items: found.slice(start, end),
      nextCursor: end < found.length ? String(end) : null,
      prevCursor: null,
      total: found.length,
    }
  }

/** What becomes, or became, of each row. */
export function ImportOutcome({ facts, outcome }: { facts: ImportFacts; outcome: Outcome }) {
  const { t } = useTranslation()
  const rows = useMemo(() => outcome.rows.map((row) => ({ ...row, id: row.row })), [outcome])
  const columns = useMemo(() => columnsOf(facts), [facts])
  const counts = [
    ['CREATE', outcome.created],
    ['UPDATE', outcome.updated],
    ['UNCHANGED', outcome.unchanged],
    ['REFUSED', outcome.refused],
  ] as const
  return (
    <>
      <div className={styles.importCounts} role="status">
        {counts.map(([name, count]) => (
          <SoftChip key={name} tone={tones[name]}>
            {t(`import.count.${name}`, { count })}
          </SoftChip>
        ))}
      </div>
      <DataTable
        key={outcome.key}
        tableId={facts.name}
        label={t('import.rows')}
        columns={columns}
        cacheKey={[`${facts.name}-rows`, outcome.key]}
        load={pagesOf(rows)}
        filters={filters}
        hasExport
        height="compact"
      />
    </>
  )
}
