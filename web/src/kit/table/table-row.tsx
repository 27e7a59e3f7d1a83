import { type CSSProperties, type MouseEvent, memo } from 'react'
import { useSession } from '../session'
import type { Column, TableRecord } from './column'
import { type RowAction, RowActions } from './row-actions'

export interface RowProps<Row> {
  row: Row
  index: number
  style: CSSProperties
  columns: Column<Row>[]
  actions: RowAction<Row>[]
  /** The row that the Tab key reaches; the arrow keys move on from it. */
  active: boolean
  onOpen: ((row: Row) => void) | undefined
}

// A link, button or menu in a row does its own thing.
const isControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, [role=menu], .MuiBackdrop-root') !== null

function TableRowPlain<Row extends TableRecord>({
  row,
  index,
  style,
  columns,
  actions,
  active,
  onOpen,
}: RowProps<Row>) {
  return (
    <tr
      className={onOpen ? 'table-line table-row clickable' : 'table-line table-row'}
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={active ? 0 : -1}
      style={style}
      onClick={(event) => {
        if (!isControl(event)) onOpen?.(row)
      }}
    >
      {columns.map((column, position) => (
        <td key={column.id} className={column.align === 'right' ? 'table-cell end' : 'table-cell'}>
          {position === 0 && row.legalEntityId !== undefined && <Stripe legalEntityId={row.legalEntityId} />}
          <span className="table-text">{column.cell(row)}</span>
        </td>
      ))}
      {actions.length > 0 && (
        <td className="table-cell table-row-actions">
          <RowActions row={row} actions={actions} />
        </td>
      )}
    </tr>
  )
}

export const TableRow = memo(TableRowPlain) as typeof TableRowPlain

function Stripe({ legalEntityId }: { legalEntityId: number }) {
  const { tenant } = useSession()
  const entity = tenant?.legalEntities.find((candidate) => candidate.id === legalEntityId)
  return (
    <span
      className="table-stripe"
      title={entity?.name}
      style={entity?.primaryColor ? { backgroundColor: entity.primaryColor } : undefined}
    />
  )
}
