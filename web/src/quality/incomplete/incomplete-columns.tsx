import { dayOf, daysBetween, today } from '@pietas/contract/kit/days'
import { fullName } from '@pietas/contract/persons'
import type { IncompleteCase, MissingPoint } from '@pietas/contract/quality'
import type { MessageKey, Translate } from '../../kit/i18n'
import { type Column, RowName } from '../../kit/list'
import { ProcessStatus } from '../../processes'
import { PointLine } from './missing-points'

/** A missing point in words: what, and which parts of it. */
export const pointText = ({ kind, title, parts }: MissingPoint, t: Translate): string => {
  const open = parts.length > 0 ? `: ${parts.join(', ')}` : ''
  return `${title} (${t(`quality.kind.${kind}` as MessageKey)}${open})`
}

/** The columns of the cases in which points are missing. */
export const incompleteColumns: Column<IncompleteCase>[] = [
  {
    id: 'process',
    header: 'process.id',
    width: 76,
    value: ({ id }) => id,
    cell: ({ id }) => <RowName>{id}</RowName>,
  },
  {
    id: 'deceased',
    heads: true,
    header: 'process.deceased',
    width: 160,
    grow: 100,
    value: ({ deceasedPerson }) => fullName(deceasedPerson),
    cell: ({ deceasedPerson }) => <RowName dir="auto">{fullName(deceasedPerson)}</RowName>,
  },
  {
    id: 'points',
    header: 'quality.points',
    width: 260,
    grow: 400,
    value: ({ points }, t) => points.map((point) => pointText(point, t)).join('; '),
    cell: ({ points }) => <PointLine points={points} />,
  },
  {
    id: 'count',
    header: 'quality.point-count',
    width: 90,
    kind: 'number',
    value: ({ points }) => points.length,
  },
  {
    id: 'since',
    header: 'quality.since',
    width: 120,
    sortBy: 'SINCE',
    kind: 'date',
    value: ({ since }) => dayOf(since),
  },
  {
    id: 'late',
    header: 'quality.late-days',
    width: 120,
    kind: 'number',
    hidden: true,
    value: ({ since }) => daysBetween(dayOf(since), today()),
  },
  {
    id: 'status',
    header: 'process.status',
    width: 150,
    value: ({ status }, t) => t(`process.status.${status}` as MessageKey),
    cell: ({ status }) => <ProcessStatus status={status} />,
  },
  {
    id: 'assignee',
    header: 'process.assigneeId',
    width: 140,
    value: ({ assignee }) => assignee && fullName({ title: null, ...assignee }),
  },
]
