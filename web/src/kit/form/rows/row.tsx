import IconButton from '@mui/material/IconButton'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { Tooltip } from '../../tooltip'
import * as styles from './row.module.css'

interface RowProps {
  removeLabel: string
  /** Absent = the row may only be looked at. */
  onRemove: (() => void) | undefined
  /** Moves the row by one and says whether there was room; absent = the rows stay where they are. */
  onMove?: ((by: 1 | -1) => boolean) | undefined
  isFirst?: boolean
  isLast?: boolean
  children: ReactNode
}

/** The fields of one row, and the buttons that move it or take it away. */
export function Row({ removeLabel, onRemove, onMove, isFirst = false, isLast = false, children }: RowProps) {
  // Alt with an arrow moves the row from any of its fields that has no use for it: a picker opens with it.
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (!onMove || !by || !event.altKey || (event.target as HTMLElement).role === 'combobox') return
    event.preventDefault()
    onMove(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields and buttons in it
    <div data-form="row" className={styles.formRow} onKeyDown={onKeyDown}>
      {children}
      {onMove && (
        <>
          <MoveButton by={-1} disabled={isFirst} onMove={onMove} />
          <MoveButton by={1} disabled={isLast} onMove={onMove} />
        </>
      )}
      {onRemove && (
        <Tooltip title={removeLabel}>
          <IconButton data-remove-row aria-label={removeLabel} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </Tooltip>
      )}
    </div>
  )
}

interface MoveButtonProps {
  by: 1 | -1
  disabled: boolean
  onMove: (by: 1 | -1) => boolean
}

function MoveButton({ by, disabled, onMove }: MoveButtonProps) {
  const { t } = useTranslation()
  const label = t(by === 1 ? 'rows.move-down' : 'rows.move-up')
  const Sign = by === 1 ? ArrowDown : ArrowUp
  return (
    <Tooltip title={label}>
      {/* Not disabled in the sense of HTML: that would throw the focus of the one who moves a row to the end. */}
      <IconButton
        className={disabled ? `${styles.rowMove} ${styles.atEnd}` : styles.rowMove}
        aria-label={label}
        aria-disabled={disabled}
        onClick={() => onMove(by)}
      >
        <Sign size={18} />
      </IconButton>
    </Tooltip>
  )
}
