import type { Figures } from '@pietas/contract/figures'
import type { MessageKey } from '../../kit/i18n'
import { useTranslation } from '../../kit/i18n'
import type { Column } from '../../kit/list'
import { useSettings } from '../../kit/settings'
import { figureText } from '../numbers'
import { type MonthRow, monthRowsOf, restOf } from './breakdown'
import { Card } from './card'

/** Cases by month, the types of a month on each other. */
export function MonthsCard({ figures, company }: { figures: Figures; company: string }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const { types, rows } = monthRowsOf(figures, language)
  const number = (id: string, header: MessageKey, value: (row: MonthRow) => number | null): Column<MonthRow> => ({
    id,
    header,
    width: 110,
    kind: 'number',
    value: (row) => value(row) ?? t('figures.hidden'),
  })
  const columns: Column<MonthRow>[] = [
    { id: 'month', header: 'figures.month', width: 160, value: ({ name }) => name },
    ...types.map((type) => number(type, `process.type.${type}`, (row) => row.types[type])),
    number('count', 'figures.sum', ({ count }) => count),
  ]
  const told = types.map((type) => ({
    label: t(`process.type.${type}`),
    values: rows.map((row) => row.types[type]),
  }))
  const rest = restOf(rows)
  const hidden = { label: t('figures.hidden'), values: rest, isRest: true }
  return (
    <Card
      title={t('figures.by-month')}
      tableId="kpi-months"
      company={company}
      columns={columns}
      rows={rows}
      cell={(row, column) => {
        const value = column.value(row, t)
        return typeof value === 'number' ? figureText(value, 'count') : value
      }}
      chart={{
        stacked: true,
        names: rows.map(({ shortName }) => shortName),
        series: [...told, ...(rest.some((count) => count !== null && count > 0) ? [hidden] : [])],
      }}
    />
  )
}
