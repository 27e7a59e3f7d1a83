import { type MissingKind, type MissingPoint, missingKinds } from '@pietas/contract/quality'
import { Fragment } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { SoftChip, type Tone } from '../../kit/theme'
import * as styles from './missing-points.module.css'

const tones: Record<MissingKind, Tone> = { OVERDUE: 'red', UNTICKED: 'orange', GONE: 'neutral' }

/** The points that a case lacks in a line: how, and what. */
export function PointLine({ points }: { points: readonly MissingPoint[] }) {
  const { t } = useTranslation()
  const kinds = missingKinds.filter((kind) => points.some((point) => point.kind === kind))
  return (
    <>
      {kinds.map((kind) => (
        <Fragment key={kind}>
          <SoftChip tone={tones[kind]}>{t(`quality.kind.${kind}` as MessageKey)}</SoftChip>{' '}
        </Fragment>
      ))}
      {points.map(({ title }) => title).join(', ')}
    </>
  )
}

/** The points that a case lacks, one by one; each leads to its task, where there is one. */
export function MissingPoints({ points }: { points: readonly MissingPoint[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={`${point.templateId}-${point.taskId}`}>
          <SoftChip tone={tones[point.kind]}>{t(`quality.kind.${point.kind}` as MessageKey)}</SoftChip>{' '}
          <Point point={point} />
          {point.parts.length > 0 && (
            <span className={styles.parts} dir="auto">
              {' '}
              {point.parts.join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Point({ point: { taskId, title } }: { point: MissingPoint }) {
  const drawers = useDrawers()
  if (taskId === null) return <bdi>{title}</bdi>
  const props = { taskId, showDetails: true }
  return (
    <a
      href={drawers.hrefOf('task', props)}
      dir="auto"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        void drawers.open('task', props)
      }}
    >
      {title}
    </a>
  )
}
