import { ArrowLeftToLine, ArrowRightToLine, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import * as checks from '../table/checks.module.css'
import * as styles from './column-list.module.css'
import type { Side } from './layout'

interface ColumnLineProps {
  title: string
  shown: boolean
  /** The only column in sight cannot be hidden. */
  isLast: boolean
  side: Side | null
  onToggle: () => void
  onPin: (side: Side | null) => void
  /** By how many places, up below 0. */
  onMove: (steps: number) => void
}

export function ColumnLine({ title, shown, isLast, side, onToggle, onPin, onMove }: ColumnLineProps) {
  const { t } = useTranslation()
  const pin = (to: Side, label: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={side === to}
      onClick={() => onPin(side === to ? null : to)}
    >
      {icon}
    </button>
  )
  return (
    <li className={styles.line}>
      <Grip label={t('table.column-move', { column: title })} onMove={onMove} />
      <label>
        <input
          type="checkbox"
          className={checks.check}
          checked={shown}
          disabled={shown && isLast}
          onChange={onToggle}
        />
        <span>{title}</span>
      </label>
      {pin('left', t('table.pin-left', { column: title }), <ArrowLeftToLine size={16} aria-hidden />)}
      {pin('right', t('table.pin-right', { column: title }), <ArrowRightToLine size={16} aria-hidden />)}
    </li>
  )
}

/** Pulled with mouse or finger, or moved by the arrow keys. */
function Grip({ label, onMove }: { label: string; onMove: (steps: number) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!steps) return
    event.preventDefault()
    onMove(steps)
  }
  const onPointerMove = ({ currentTarget, clientY, pointerId }: PointerEvent<HTMLElement>) => {
    const line = currentTarget.closest('li')
    if (!line || !currentTarget.hasPointerCapture(pointerId)) return
    const { top, height } = line.getBoundingClientRect()
    // The line follows once the pointer has reached the middle of its neighbour.
    const steps = Math.trunc((clientY - top - height / 2) / (height * 0.75))
    if (steps !== 0) onMove(steps)
  }
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.grip}`}
      aria-label={label}
      title={label}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  )
}
