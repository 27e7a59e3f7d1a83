import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './table-head.module.css'
import { mostWidth } from './widths'

interface ColumnEdgeProps {
  title: string
  width: number
  least: number
  /** Undefined gives the column back the width it was shipped with. */
  onResize: (width: number | undefined) => void
}

const step = 16
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The end of a column in the head: pulled with mouse or finger, or moved by the arrow keys. */
export function ColumnEdge({ title, width, least, onResize }: ColumnEdgeProps) {
  const { t } = useTranslation()
  const grip = useRef({ x: 0, width: 0 })
  // The table knows how narrow and how wide is too much, of what was stored as well.
  const resize = (wanted: number) => onResize(Math.round(wanted))
  const shownWidth = (edge: HTMLElement) => edge.parentElement?.getBoundingClientRect().width ?? width
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1
    const steps = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
    if (!steps && event.key !== 'Home') return
    event.preventDefault()
    if (steps) return resize(shownWidth(event.currentTarget) + steps * step)
    onResize(undefined)
  }
  const onPointerMove = ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const pulled = clientX - grip.current.x
    resize(grip.current.width + (isRightToLeft(currentTarget) ? -pulled : pulled))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('table.column-width', { column: title })}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={mostWidth}
      title={t('table.column-width-hint')}
      tabIndex={0}
      className={styles.edge}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(undefined)}
      onPointerDown={({ currentTarget, clientX, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        grip.current = { x: clientX, width: shownWidth(currentTarget) }
      }}
      onPointerMove={onPointerMove}
    />
  )
}
