import Paper from '@mui/material/Paper'
import type { Figures, FiguresOfPeriod } from '@pietas/contract/figures'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { figureText, type Kind, shareOf } from '../numbers'
import { Change } from './change'
import * as styles from './head-figures.module.css'

type Made = [MessageKey, Record<string, string | number>]

interface HeadFigure {
  label: MessageKey
  kind: Kind
  value: (of: FiguresOfPeriod) => number | null
  /** What the number is made of, where it is told. */
  made?: (of: FiguresOfPeriod) => Made | null
}

const doneOf = ({ tasks }: FiguresOfPeriod) => tasks.inTime + tasks.late + tasks.open

const partOf = (part: number, all: number): Made => [
  'figures.part-of',
  { part: figureText(part, 'count'), all: figureText(all, 'count') },
]

const figures: HeadFigure[] = [
  { label: 'figures.cases', kind: 'count', value: ({ cases }) => cases },
  { label: 'figures.deaths', kind: 'count', value: ({ types }) => types.DEATH },
  {
    label: 'figures.cremations',
    kind: 'share',
    value: ({ burials, types }) => shareOf(burials.cremation, types.DEATH),
    made: ({ burials, types }) =>
      burials.cremation === null || types.DEATH === null ? null : partOf(burials.cremation, types.DEATH),
  },
  {
    label: 'figures.days-to-funeral',
    kind: 'average',
    value: ({ funerals }) => funerals.averageDays,
    made: ({ funerals }) =>
      funerals.medianDays === null ? null : ['figures.median', { value: figureText(funerals.medianDays, 'average') }],
  },
  {
    label: 'figures.in-time',
    kind: 'share',
    value: (of) => shareOf(of.tasks.inTime, doneOf(of)),
    made: (of) => (doneOf(of) === 0 ? null : partOf(of.tasks.inTime, doneOf(of))),
  },
  {
    label: 'figures.absences',
    kind: 'count',
    value: ({ absences }) => absences.days,
    made: ({ absences }) => (absences.people ? ['figures.of-people', { count: absences.people }] : null),
  },
]

/** The figures of the period at a glance, each beside the period before. */
export function HeadFigures({ now, before }: Figures) {
  const { t } = useTranslation()
  return (
    <ul className={styles.heads} aria-label={t('figures.glance')}>
      {figures.map(({ label, kind, value, made }) => {
        const [is, was, of] = [value(now), value(before), made?.(now)]
        return (
          <Paper key={label} component="li" variant="outlined" className={styles.head}>
            <span className={styles.label}>{t(label)}</span>
            <span className={`${styles.number} numeric`}>{is === null ? '–' : figureText(is, kind)}</span>
            <span className={styles.made}>{of ? t(...of) : is === null && t('figures.too-few')}</span>
            <span className={styles.before}>
              <span>{t('figures.was', { value: was === null ? '–' : figureText(was, kind) })}</span>
              <Change now={is} before={was} kind={kind} />
            </span>
          </Paper>
        )
      })}
    </ul>
  )
}
