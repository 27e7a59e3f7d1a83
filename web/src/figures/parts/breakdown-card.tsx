import { type MessageKey, useTranslation } from '../../kit/i18n'
import type { Column } from '../../kit/list'
import { figureText, shareOf } from '../numbers'
import type { Breakdown, Part } from './breakdown'
import { Card } from './card'
import { Change } from './change'

const titles: Record<Breakdown['id'], MessageKey> = {
  types: 'figures.by-type',
  'burial-types': 'figures.by-burial-type',
  consultants: 'figures.by-consultant',
  sources: 'figures.by-source',
  tasks: 'figures.by-punctuality',
}

const heads: Record<Breakdown['id'], MessageKey> = {
  types: 'process.type',
  'burial-types': 'figures.burial-type',
  consultants: 'figures.consultant',
  sources: 'process.recordingType',
  tasks: 'figures.task-state',
}

const notes: Partial<Record<Breakdown['id'], MessageKey>> = {
  'burial-types': 'figures.of-deaths',
  tasks: 'figures.of-tasks',
}

/** What is counted by something: bars of both periods, and below them how many, which share, and what has changed. */
export function BreakdownCard({ breakdown, company }: { breakdown: Breakdown; company: string }) {
  const { t } = useTranslation()
  const { id, parts, all } = breakdown
  const share = ({ now }: Part) => shareOf(now, all.now)
  const number = (name: string, value: (part: Part) => number | null): Column<Part> => ({
    id: name,
    header: `figures.column.${name}` as MessageKey,
    width: 120,
    kind: 'number',
    value: (part) => value(part) ?? t('figures.hidden'),
  })
  const columns: Column<Part>[] = [
    { id: 'name', header: heads[id], width: 220, value: ({ name }) => name },
    number('now', ({ now }) => now),
    { ...number('share', share), value: (part) => roundedOf(share(part)) },
    number('before', ({ before }) => before),
    {
      ...number('change', () => null),
      value: ({ now, before }) => (now === null || before === null ? null : now - before),
    },
  ]
  const shown = (part: Part, column: Column<Part>) => {
    if (column.id === 'name') return <bdi>{part.name}</bdi>
    if (column.id === 'change') return <Change now={part.now} before={part.before} />
    const value = column.value(part, t)
    if (typeof value !== 'number') return value ?? '–'
    return <span className="numeric">{figureText(value, column.id === 'share' ? 'share' : 'count')}</span>
  }
  const note = notes[id]
  return (
    <Card
      title={t(titles[id])}
      note={note && t(note)}
      tableId={`kpi-${id}`}
      company={company}
      columns={columns}
      rows={parts}
      cell={shown}
      chart={{
        lying: true,
        names: parts.map(({ name }) => name),
        series: [
          { label: t('figures.column.now'), values: parts.map(({ now }) => now) },
          { label: t('figures.column.before'), values: parts.map(({ before }) => before) },
        ],
      }}
    />
  )
}

const roundedOf = (share: number | null): number | null => (share === null ? null : Math.round(share))
