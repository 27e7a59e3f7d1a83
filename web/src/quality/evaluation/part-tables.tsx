import type { Evaluation } from '@pietas/contract/quality'
import { useCallback } from 'react'
import { useTranslation } from '../../kit/i18n'
import { type Column, DataTable, RowName } from '../../kit/list'
import { settings } from '../../kit/settings'
import { monthTitle } from '../../kit/time'
import * as styles from './part-tables.module.css'
import { timeText } from './time-text'

type Month = Evaluation['months'][number] & { id: number }
type Cause = Evaluation['causes'][number] & { id: number }

const counted = (id: 'complaints' | 'feedback' | 'closed'): Column<Month | Cause> => ({
  id,
  header: `quality.${id}`,
  width: 120,
  kind: 'number',
  value: (row) => row[id],
})

const times: Column<Month | Cause>[] = [
  {
    id: 'average',
    header: 'quality.average',
    width: 150,
    value: ({ averageMinutes }, t) => timeText(averageMinutes, t),
  },
  { id: 'median', header: 'quality.median', width: 150, value: ({ medianMinutes }, t) => timeText(medianMinutes, t) },
]

const monthName = ({ month }: Month) => monthTitle(`${month}-01`, settings.get().language)

const monthColumns: Column<Month>[] = [
  {
    id: 'month',
    header: 'quality.month',
    width: 160,
    grow: 100,
    heads: true,
    value: monthName,
    cell: (row) => <RowName>{monthName(row)}</RowName>,
  },
  ...[counted('complaints'), counted('feedback'), counted('closed'), ...times],
]

function CauseName({ cause }: Pick<Cause, 'cause'>) {
  const { t } = useTranslation()
  return <RowName dir="auto">{causeText(cause, t('quality.no-cause'), t('common.deleted'))}</RowName>
}

const causeText = (cause: Cause['cause'], none: string, deleted: string): string => {
  if (!cause) return none
  return cause.deleted ? `${cause.name} (${deleted})` : cause.name
}

const causeColumns: Column<Cause>[] = [
  {
    id: 'cause',
    header: 'task.complaintCauseId',
    width: 160,
    grow: 100,
    heads: true,
    value: ({ cause }, t) => causeText(cause, t('quality.no-cause'), t('common.deleted')),
    cell: ({ cause }) => <CauseName cause={cause} />,
  },
  ...[counted('complaints'), counted('feedback')],
  { id: 'open', header: 'quality.open', width: 100, kind: 'number', value: ({ open }) => open },
  ...[counted('closed'), ...times],
]

interface PartProps {
  evaluation: Evaluation
}

const whole = <Row,>(items: Row[]) => ({ items, nextCursor: null, prevCursor: null })

/** The figures of each month, the latest first. */
export function MonthsTable({ evaluation }: PartProps) {
  const { t } = useTranslation()
  const load = useCallback(
    async () => whole(evaluation.months.map((month, at) => ({ ...month, id: at + 1 })).reverse()),
    [evaluation],
  )
  return (
    <section className={styles.part}>
      <h2>{t('quality.by-month')}</h2>
      <DataTable
        tableId="quality-months"
        label={t('quality.by-month')}
        columns={monthColumns}
        cacheKey={['tasks', 'quality', 'months', evaluation]}
        load={load}
        hasSearch={false}
        hasExport
        height="compact"
      />
    </section>
  )
}

/** The figures of each cause, the most frequent first. */
export function CausesTable({ evaluation }: PartProps) {
  const { t } = useTranslation()
  const load = useCallback(
    async () => whole(evaluation.causes.map((one, at) => ({ ...one, id: at + 1 }))),
    [evaluation],
  )
  return (
    <section className={styles.part}>
      <h2>{t('quality.by-cause')}</h2>
      <DataTable
        tableId="quality-causes"
        label={t('quality.by-cause')}
        columns={causeColumns}
        cacheKey={['tasks', 'quality', 'causes', evaluation]}
        load={load}
        hasSearch={false}
        hasExport
        height="compact"
        emptyHint={t('quality.causes-empty')}
      />
    </section>
  )
}
