import IconButton from '@mui/material/IconButton'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import './rows.css'
import { Tooltip } from '../../tooltip'

interface RowProps {
  removeLabel: string
  /** Absent = the row may only be looked at. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** The fields of one row, and the button that takes it away. */
export function Row({ removeLabel, onRemove, children }: RowProps) {
  return (
    <div className="form-row">
      {children}
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
